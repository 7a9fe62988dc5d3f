import { listOf, startsWithVowel, to } from '../grammar';
import type { Voice } from '../voice';

/** Step 2: what such an offer meets, doing nothing included, and whether the brief says how it differs. */
export function alternatives({ reading, sector, unplaced, shortAudience }: Voice): string[] {
  const habit = `${startsWithVowel(sector.habit) ? 'd’' : 'de '}${sector.habit}`;
  const rivals = listOf(sector.rivals);
  const { sure, plural, broad } = reading.audience;
  const face =
    unplaced && sure && plural && !broad
      ? `Ce que font aujourd’hui ${shortAudience} : ${reading.brief.category === 'product' ? 'acheter ce qui se trouve partout, garder ce qui sert déjà ou s’en passer' : 'faire avec ce qui existe, demander conseil à des proches ou s’en passer'}.`
      : `En face de vous : ${rivals}.`;
  const first = `${face} Le plus tenace reste l’habitude ${unplaced ? 'de ne rien changer' : habit}.`;
  const difference = reading.sentences.find((sentence) => sentence.role === 'difference');
  if (reading.quotedLang !== undefined)
    return [first, 'Dites en une phrase ce que vous faites et que ceux-là ne font pas.'];
  if (reading.alternative !== undefined)
    return [
      first,
      `Vous vous comparez déjà ${to(reading.alternative)} : dites aussi pourquoi on quitterait l’habitude ${habit}.`,
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
    `Votre texte ne dit pas encore la différence : complétez « Contrairement ${unplaced ? 'à ce qui existe' : to(sector.rivals[0] ?? 'le reste')}, nous… ».`,
  ];
}
