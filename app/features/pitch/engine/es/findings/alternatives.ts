import { de, listOf } from '../grammar';
import type { Voice } from '../voice';

/** Step 2: what such an offer meets, doing nothing included, and whether the brief says how it differs. */
export function alternatives({ reading, sector, unsure }: Voice): string[] {
  const rivals = listOf(sector.rivals);
  const start = unsure ? 'Enfrente suelen estar' : 'Enfrente están';
  const first = `${start} ${rivals}. Y lo más difícil de vencer: la costumbre de ${sector.habit}.`;
  const difference = reading.sentences.find((sentence) => sentence.role === 'difference');
  if (reading.quotedLang !== undefined)
    return [first, 'Diga en una frase qué hace usted que ellos no hacen.'];
  if (reading.alternative !== undefined)
    return [
      first,
      `Usted ya se compara con ${reading.alternative}: diga también por qué alguien cambiaría la costumbre de ${sector.habit}.`,
    ];
  if (difference !== undefined)
    return [
      first,
      `Su diferencia está dicha («${(difference.shorter.at(-1) ?? difference.text).replace(/\.$/u, '')}»): conserve esa frase en todas las duraciones.`,
    ];
  return [
    first,
    `Su texto no dice qué le distingue ${de(sector.rivals[0] ?? 'lo demás')}: complete «A diferencia de…, nosotros…».`,
  ];
}
