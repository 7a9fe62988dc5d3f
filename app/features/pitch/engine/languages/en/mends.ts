import type { Mends } from '../grammar';

/** “A app”, but “grade a eggs”; “if u like”, but “a u bend”; in haste “bolts an nuts”, “its called”. */
export const mends: Mends = {
  always: [
    [
      /(?<!\b(?:grade|class|vitamin|plan|type|the) )\ba (?=hours?\b|[aeio]\p{Ll}{2})(?!and|one|once|eu|ew)/gu,
      'an ',
    ],
    [/(?<=^|\s)(?<!\b(?:a|the|letter|vitamin) )u(?=\s)/gu, 'you'],
    [/\bits (?=(?:a|an|the|not|too|so) )/gu, 'it’s '],
  ],
  inHaste: [
    [/(?<= )an (?=[b-df-hj-np-tv-z]\p{Ll}+[^isu]s\b|(?:done|then|so|now|the|we|my|not)\b)/gu, 'and '],
    [/(?<=^|[.!?] |\b(?:and|but) )am (?=an? |the |not |\p{Ll}+ing\b)/gu, 'I am '],
    [/\bdiff (?=from |than )/gu, 'different '],
    [/\bits (?=(?:called|made|just|about|because|me|us|like|really|been|going|all in|all on)\b)/gu, 'it’s '],
  ],
};
