import { listOf, startsWithVowel, to } from '../grammar';
import type { Voice } from '../voice';

/** Step 2: what such an offer meets, doing nothing included, and whether the brief says how it differs. */
export function alternatives({ reading, sector, unplaced, shortAudience }: Voice): string[] {
  const habit = `${startsWithVowel(sector.habit) ? 'd’' : 'de '}${sector.habit}`;
  const rivals = listOf(sector.rivals);
  const { sure, plural, broad } = reading.audience;
  const face =
    unplaced && sure && plural && !broad
      ? `Ce que font aujourd’hui ${shortAudience} sans vous n’est pas dit : c’est la première question que l’on vous posera.`
      : `En face de vous : ${rivals}.`;
  const first = unplaced ? face : `${face} Le plus tenace reste l’habitude ${habit}.`;
  const difference = reading.sentences.find((sentence) => sentence.role === 'difference');
  if (reading.quotedLang !== undefined)
    return [first, 'Dites en une phrase ce que vous faites et que ceux-là ne font pas.'];
  if (reading.alternative !== undefined)
    return [
      first,
      `Vous vous comparez déjà ${to(reading.alternative)} : dites aussi ce que l’on gagne à ${unplaced ? 'changer' : 'quitter cette habitude'}.`,
    ];
  if (difference !== undefined)
    return [
      first,
      `Votre écart est dit (« ${difference.shorter.at(-1) ?? difference.text} ») : gardez cette phrase dans toutes les durées.`.replace(
        '. »',
        ' »',
      ),
    ];
  return [
    first,
    unplaced
      ? 'Nommez-le, même si c’est « rien », puis complétez : « Contrairement à cela, nous… ».'
      : `Votre texte ne dit pas encore la différence : complétez « Contrairement ${to(sector.rivals[0] ?? 'le reste')}, nous… ».`,
  ];
}
