/** Nouns that people leave without their plural. */
const manyOf =
  'parent|enfant|maman|papa|bébé|bebe|étudiant|etudiant|client|commerçant|commercant|agriculteur|habitant|voisin|salarié|salarie|lycéen|lyceen|collégien|conducteur|restaurateur|producteur|éleveur|livreur|ventouse|vélo|velo|patient|élève|eleve|professionnel|particulier|artisan|famille|entreprise|ordinateur|téléphone|vêtement|vetement|fruit|légume|legume|atelier|manuel|jouet|outil';

/** What a plural subject does, where nothing else would tell the verb from an adjective. */
const usual =
  'loue|roule|paie|achète|utilise|porte|trouve|cherche|garde|passe|donne|aide|travaille|marche|fonctionne|dure|coûte|mange|joue|prépare|commande';

/** Verbs that people write with the ending of another person. */
export const agreement: [RegExp, string][] = [
  [/\b(on|il|elle|ça) (veu|peu)x\b/giu, '$1 $2t'],
  [/\b(on|il|elle|ça) (fai|doi|vien|tien|sai|voi|di|reçoi|sui|sor|par)s\b/giu, '$1 $2t'],
  [/\b(on|il|elle|ça) (prend|vend|rend|met|attend)s\b/giu, '$1 $2'],
  [/\b(je) (veu|peu)t\b/giu, '$1 $2x'],
  [/\b(je) (fai|doi|vien|sai|voi)t\b/giu, '$1 $2s'],
  [/\b(je) (prend|vend|rend|met)\b/giu, '$1 $2s'],
  [/\b(nous (?!\p{L}*r)\p{L}{3,})ont\b/giu, '$1ons'],
  // « les conducteur loue la moto », « les jeunes parent qui voyage »
  [
    new RegExp(
      `(?<!\\p{L})((?:les|des|aux|nos|vos|mes|tes|ses|ces|leurs|jeunes|petits|nouveaux|futurs)(?: (?:jeunes|petits|vieux?|nouveaux|futurs|anciens))? (?:${manyOf}))(?!\\p{L})`,
      'giu',
    ),
    '$1s',
  ],
  [/(?<!\p{L})(est|sont|sera|seront) a (eux|elles?|lui|moi|nous|vous)(?!\p{L})/giu, '$1 à $2'],
  [/ a la rentr[ée]e?(?!\p{L})/giu, ' à la rentrée'],
  [
    /(?<!\p{L})(leur) (parents|enfants|proches|clients|salariés|familles|élèves|voisins|patients|amis)(?!\p{L})/giu,
    '$1s $2',
  ],
  [/(?<!\p{L})(manuels|livres) scolaire(?!\p{L})/giu, '$1 scolaires'],
  [/(?<!\p{L})(tu) (me|pren|ven|pe|ve|vien|fai|di|li)t(?!\p{L})/giu, '$1 $2ts'],
  [
    /(?<!\p{L})((?:les|des) (?:\p{Ll}+s )?\p{Ll}+s qui) (\p{Ll}{3,}(?<!mêm|autr)e)(?= (?:en|au|dans|sur|pas|plus|leurs?|la|le|les|l’|une?|des|tous)(?!\p{L}))/gu,
    '$1 $2nt',
  ],
  [
    new RegExp(
      `(?<!\\p{L})((?:les|des) \\p{Ll}+s|\\d+ \\p{Ll}+s) (${usual})(?= (?:en|au|dans|sur|pas|plus|leurs?|la|le|les|l’|une?|des|déjà|deja|tous)(?!\\p{L}))`,
      'gu',
    ),
    '$1 $2nt',
  ],
  [
    /(?<!\p{L})(qui|ils|elles|je|on|il|elle) (peuvent|peut|peux|veulent|veut|savent|sait) (plus|pas) (?=(?:se |s’|les? |la |l’|y |en )?\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    '$1 ne $2 $3 ',
  ],
  [/(?<!\p{L})(marre|envie|besoin|ras-le-bol|peur) de (\p{Ll}{2,})é(?= )/giu, '$1 de $2er'],
  [/^((?:La|Le|L’) ?\p{Ll}+) (?=[cç]a \p{L})/gu, '$1, '],
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
