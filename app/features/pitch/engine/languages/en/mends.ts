import type { Mend } from '../grammar';

/** “A app”, but “grade a eggs”; “if u like”, but “a u bend”. */
export const mends: readonly Mend[] = [
  [
    /(?<!\b(?:grade|class|vitamin|plan|type|the) )\ba (?=hours?\b|[aeio]\p{Ll}{2})(?!and|one|once|eu|ew)/gu,
    'an ',
  ],
  [/(?<=^|\s)(?<!\b(?:a|the|letter|vitamin) )u(?=\s)/gu, 'you'],
  [/(?<=^|\s)w\/o(?=\s)/gu, 'without'],
  [/(?<=^|\s)w\/ ?(?=[\p{L}\d])/gu, 'with '],
  [/\bits (?=(?:a|an|the|not|too|so) )/gu, 'it’s '],
];
