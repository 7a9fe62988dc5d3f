/** Verbs that people write with the ending of another person. */
export const agreement: [RegExp, string][] = [
  [/\b(on|il|elle|ça) (veu|peu)x\b/giu, '$1 $2t'],
  [/\b(on|il|elle|ça) (fai|doi|vien|tien|sai|voi|di|reçoi|sui|sor|par)s\b/giu, '$1 $2t'],
  [/\b(on|il|elle|ça) (prend|vend|rend|met|attend)s\b/giu, '$1 $2'],
  [/\b(je) (veu|peu)t\b/giu, '$1 $2x'],
  [/\b(je) (fai|doi|vien|sai|voi)t\b/giu, '$1 $2s'],
  [/\b(je) (prend|vend|rend|met)\b/giu, '$1 $2s'],
  [/\b(nous (?!\p{L}*r)\p{L}{3,})ont\b/giu, '$1ons'],
  [/\b(personnes) (handicapé|âgé|agé|isolé|malentendant)(?!\p{L})/giu, '$1 $2es'],
  [/\b(personnes) (handicapé|âgé|agé|isolé|malentendant)s(?!\p{L})/giu, '$1 $2es'],
  [
    /((?<![\d,.])(?:[2-9]|[1-9]\d+) \p{Ll}+(?:trice|teur|euse|iste|ière|ier|tion|ment|ette|age))(?!\p{L})/gu,
    '$1s',
  ],
  [
    /(^|[.!?] )((?:Avec|Depuis|Pendant|Chez) (?:[\p{L}’]+ ){1,4}?[\p{L}’]+) (?=(?:ils|elles|on|nous|je|vous) \p{L})/gu,
    '$1$2, ',
  ],
];

/** Words that go with a hyphen. */
export const compounds: [RegExp, string][] = [
  [/\b(chauffe) (biberon|eau|plat)(?!\p{L})/giu, '$1-$2'],
  [/\b(allume) (cigare)/giu, '$1-$2'],
  [/\b(porte) (bébé|bebe|vélo|velo|monnaie|bagage|clé)/giu, '$1-$2'],
  [/\b(lave|sèche|seche) (linge|vaisselle|cheveux|mains)/giu, '$1-$2'],
  [/\b(week) (end)\b/giu, '$1-$2'],
  [/\b(pique) (nique)/giu, '$1-$2'],
  [/\b(auto) (entrepreneur)/giu, '$1-$2'],
  [/\b(anti) (gaspi|gaspillage)/giu, '$1-$2'],
  [/\b(savoir) (faire)(?= |[,.]|$)/giu, '$1-$2'],
];
