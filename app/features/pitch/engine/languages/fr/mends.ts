import type { Mends } from '../grammar';

/** « c une fête », « je c pas », « j’ai créer » */
export const mends: Mends = {
  always: [
    // « c une fête », but « vitamine c »
    [/(?<!vitamine |permis |plan )\bc (?=une? |l[ea]s? |d[ue]s? |pas |trop |fini |fait |\d)/gu, 'c’est '],
    // « c est », « d une », « qu il »; but « 3,5 t et plus ».
    [/(?<![\p{L}\d’-])(?<!\d )([cdjlmnst]|qu) (?=[aàâeéèêhiouyœAEÉIOU]\p{Ll})(?!et |o[uù] |aux? )/gu, '$1’'],
    [/(?<=\b(?:est|sont|vient|viens|vais|demander|aider|\p{Ll}{2,6}di|de \d+)) a (?=\d|l[ae’])/gu, ' à '],
    [/(?<!\b(?:y|qui|il|elle|on) )\ba (?=domicile|pied|partir de|vélo|la (?:maison|ferme|main) )/gu, 'à '],
    [/(?<!\p{L})(?:il )?ya(?!\p{L})/giu, 'il y a'],
    [/(?<!\p{L})jusqu ?a(?!\p{L})/gu, 'jusqu’à'],
    [/(?<!\p{L})lan (?=pass|derni|proch)/gu, 'l’an '],
    [/(?<!\p{L})jai(?!\p{L})/gu, 'j’ai'],
  ],
  inHaste: [
    // « Ta place c loin », but « vitamine c ».
    [
      /(?<=^|[,.;!?] |(?!vitamine|permis|plan|type|groupe|nous)\b\p{L}{3,} )c (?!est |[eé]tai)(?=\p{Ll})/gu,
      'c’est ',
    ],
    [/(?<!\p{L})a c[oô]t[eé](?!\p{L})/gu, 'à côté'],
    [
      /(?<!\b(?:y|qui|il|elle|on) )\ba (?=(?:linge|air|gaz|pain|roulettes|eux|\d+ ?h)(?!\p{L})|l’envers)/gu,
      'à ',
    ],
    [
      /(?<=(?<!-)\b(?:on|je|il|elle) )la (?=\p{Ll}+ée?s?(?!\p{L}))(?!\p{Ll}*(?:cré|agré|ité|auté|née|irée))/gu,
      'l’a ',
    ],
    [/(?<=\b(?:je|on) )vs (?=\p{Ll})/gu, 'vous '],
    [/\bje c (?=pas|plus|comment)/gu, 'je sais '],
    [/(?<=\b(?:ils|elles|les \p{L}+[sx]) )son (?=(?:sur|dans|en|trop|tous|déjà|encore|là) )/gu, 'sont '],
    [/(?<=\b(?:[cdmts]es|nos|vos|leurs) \p{L}+ )son (?=(?:sur|dans|en|trop|tous|déjà|là) )/gu, 'sont '],
    [/(?<!\b(?:qui|il|elle|on|y) )\ba (?=quel(?:le)?s? )/gu, 'à '],
  ],
  participles: /(?<=\bj’ai |\b(?:ont|avons|avez) )(\p{Ll}{2,})er(?!\p{L})/gu,
};
