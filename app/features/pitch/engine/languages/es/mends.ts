import type { Mends } from '../grammar';

/** «Dice k viene», but «el grupo k»; in haste «e hecho», but «tinto, e importado»; «no esta listo», but «no esta moto». */
export const mends: Mends = {
  always: [
    [
      /(?<=\p{L}{2} )(?<!\b(?:de|vitamina|grupo|marca|plan) )k (?!(?:pop|y|o|de|con|para)\b)(?=\p{Ll})/gu,
      'que ',
    ],
    [/\b(que(?: no)?) aya(?!\p{L})/gu, '$1 haya'],
    [/\b(ya|todavía|aún) esta (?!moto|foto|mano|radio)(?=\p{Ll}+o\b|en |muy |bien )/gu, '$1 está '],
  ],
  inHaste: [
    [
      /(?<=^|[.;] |\b(?:y|ya|no|pues|que|me|te|lo|la|le|yo) )an (?=\p{Ll}+(?:ado|ido|cho|[sl]to)\b)/gu,
      'han ',
    ],
    [
      /(?<=^|[.,;] |\b(?:y|ya|no|pues|que|me|te|lo|la|le|yo) )e (?!h?i)(?=\p{Ll}+(?:ado|ido|cho|sto)\b)/gu,
      'he ',
    ],
    [/\b(se|ya lo|ya la|me lo|nos lo) a (?=\p{Ll}+(?:ado|ido|cho|sto)\b)/gu, '$1 ha '],
    [/\besta (?=\d)/gu, 'está '],
    [/\bno esta (?!moto|foto|mano|radio)(?=\p{Ll}+o\b|en |muy |bien )/gu, 'no está '],
    [/^ola(?=[ ,!]+(?:soy|somos|me |a todos|buen))/gu, 'hola'],
    [/\b(al|el|del|los|un) rio(s?)(?!\p{L})/gu, '$1 río$2'],
  ],
};
