import type { Mend } from '../grammar';

/** « c une fête », but « vitamine c pas chère »; « c est », but « 3,5 t et plus », « taille s en stock »; « 16 e », but « la 2 e fois ». */
export const mends: readonly Mend[] = [
  [/(?<=^|[.!?] )A (?=\p{Lu}\p{Ll})/gu, 'À '],
  [/(?<!\bje )\bc bon\b/gu, 'c’est bon'],
  [/\bsa (?=\p{Ll}+ pas )/gu, 'ça '],
  [/(?<!\b(?:l[ae]|du|au|une?) \d{1,3})(?<=\d) e(?= |[.,]|$)/gu, ' euros'],
  [/(?<=(?<![\d,.])(?:[2-9]|\d{2,}) )million\b/gu, 'millions'],
  [/(?<=^|[.!?] )C (?=(?:une?|l[ea]s?|d[ue]s?|pas|trop|fini|fait) )/gu, 'C’est '],
  [
    /(?<!\b(?:vitamine|permis|plan|usb|je) )\bc (?=(?:une?|l[ea]s?|d[ue]s?|pas|trop|fini|fait|bon) |\d)/gu,
    'c’est ',
  ],
  [
    /(?<![\p{L}\d’-])(?<!\d |taille )([cdjlmnst]|qu) (?=[aàâeéèêhiouyœAEÉIOU]\p{Ll})(?!et |o[uù] |aux? )/gu,
    '$1’',
  ],
];
