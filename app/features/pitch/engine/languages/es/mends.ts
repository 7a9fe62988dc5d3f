import type { Mend } from '../grammar';

/** «Dice k viene», but «el grupo k»; «ya esta listo», but «ya esta moto». */
export const mends: readonly Mend[] = [
  [
    /(?<=\p{L}{2} )(?<!\b(?:de|vitamina|grupo|marca|plan) )k (?!(?:pop|y|o|de|con|para)\b)(?=\p{Ll})/gu,
    'que ',
  ],
  [/\bmedio d[ií]a(?!s)/gu, 'mediodía'],
  [/\b(que(?: no)?) aya(?!\p{L})/gu, '$1 haya'],
  [/\b(ya|todavía|aún) esta (?!moto|foto|mano|radio)(?=\p{Ll}+o\b|en |muy |bien )/gu, '$1 está '],
];
