import type { Mends } from '../grammar';

/** «un k», «a hecho» */
export const mends: Mends = {
  always: [
    [/(?<=\p{L}{2} )(?<!\b(?:de|tipo|clase|vitamina) )k (?!(?:pop|y|o|de|con|para)\b)(?=\p{Ll})/gu, 'que '],
    [/\b(que(?: no)?) aya(?!\p{L})/gu, '$1 haya'],
    [/\b(ya|todavía|aún) esta (?=\p{Ll}+o\b|en |muy |bien )/gu, '$1 está '],
  ],
  inHaste: [
    [
      /(?<=^|[.,;] |\b(?:y|ya|no|pues|que|me|te|lo|la|le|yo) )(e|an) (?=\p{Ll}+(?:ado|ido|cho|[sl]to)\b)/gu,
      'h$1 ',
    ],
    [/\b(se|ya lo|ya la|me lo|nos lo) a (?=\p{Ll}+(?:ado|ido|cho|sto)\b)/gu, '$1 ha '],
    [/\besta (?=\d)/gu, 'está '],
    [/\bno esta (?=\p{Ll}+o\b|en |muy |bien )/gu, 'no está '],
    [/^ola(?=\P{L})/gu, 'hola'],
    [/\b(al|el|del|los|un) rio(s?)(?!\p{L})/gu, '$1 río$2'],
  ],
};
