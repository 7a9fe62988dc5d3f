import type { Mends } from '../grammar';

/**
 * Always: « c une fête », but « vitamine c pas chère »; « c est », but « 3,5 t et plus », « taille s en stock »; « de 4 a 10 ans », but « de 5 a 20 ans
 * d’expérience »; « livré a domicile », but « qui a pied à terre »; « lan passé », but « une lan dernière génération ».
 * In haste: « bon, c trop cher », but « usb c rapide », « c n est pas »; « a coté de la gare », but « il a coté la maison »; « corde a linge »,
 * « il est a eux »; « on la cassé », but « pour elle la santé »; « on a fermer », but « nous avons déjeuner et café ».
 */
export const mends: Mends = {
  always: [
    [
      /(?<!\b(?:vitamine|permis|plan|usb) )\bc (?=une? |l[ea]s? |d[ue]s? |pas |trop |fini |fait |\d)/gu,
      'c’est ',
    ],
    [
      /(?<![\p{L}\d’-])(?<!\d |taille )([cdjlmnst]|qu) (?=[aàâeéèêhiouyœAEÉIOU]\p{Ll})(?!et |o[uù] |aux? )/gu,
      '$1’',
    ],
    [/(?<=\b(?:est|sont|vient|viens|vais|reste|demander|aider)) a (?=\d|l[ae] |l’)/gu, ' à '],
    [/(?<=\b(?:lun|mar|mercre|jeu|vendre|same)di) a (?=\d|la |l’)/gu, ' à '],
    [/(?<=\bde \d{1,3}) a (?=\d)(?!\d+ ans d)/gu, ' à '],
    [/(?<!\b(?:y|qui|il|elle|on) )(?<!\p{L})a (?=domicile|pied|partir de)/gu, 'à '],
    [/(?<!\p{L})n[’' ]?ya(?!\p{L})/gu, 'n’y a'],
    [/(?<!\p{L})(?:il )?ya(?!\p{L})/giu, 'il y a'],
    [/(?<!\p{L})jusqu[ ’']?a(?!\p{L})/gu, 'jusqu’à'],
    [/(?<!\p{L})(?<!\b(?:une|la) )lan (?=pass|derni|proch)/gu, 'l’an '],
    [/(?<!\p{L})jai(?!\p{L})/gu, 'j’ai'],
  ],
  inHaste: [
    [/(?<=^|[,.;:!?] |\b(?:moi|mais|donc|alors|voilà) )c (?!n |qu|s[eo]|est |[eé]tai)(?=\p{Ll})/gu, 'c’est '],
    [/(?<!\b(?:y|qui|il|elle|on) )(?<!\p{L})a c[oô]t[eé](?= d[eu’]| des |[,.;!?]|$)/gu, 'à côté'],
    [/(?<!\b(?:y|qui|il|elle|on) )(?<!\p{L})a (?=(?:linge|air|gaz|pain|eux|vélo|\d+ ?h)(?!\p{L}))/gu, 'à '],
    [/(?<!\b(?:y|qui|il|elle|on) )(?<!\p{L})a (?=la (?:maison|ferme|main) )/gu, 'à '],
    [
      /(?<=(?<!-)\b(?:on|je|il) )la (?=\p{Ll}+ée?s?(?!\p{L}))(?!\p{Ll}*(?:cré|agré|ité|auté|née|irée))/gu,
      'l’a ',
    ],
    [/(?<=\b(?:je|on) )vs (?=\p{Ll})/gu, 'vous '],
    [/\bje c (?=pas|plus|comment)/gu, 'je sais '],
    [/(?<=\b(?:ils|elles|les \p{L}+[sx]) )son (?=(?:sur|dans|en|trop|tous|déjà|encore|là) )/gu, 'sont '],
    [/(?<=\b(?:[cdmts]es|nos|vos|leurs) \p{L}+ )son (?=(?:sur|dans|en|trop|tous|déjà|là) )/gu, 'sont '],
    [/(?<!\b(?:qui|il|elle|on|y) )\ba (?=quel(?:le)?s? )/gu, 'à '],
  ],
  participles: /(?<=\bj’ai |\b(?:ont|avons|avez) )(?!déjeun|dîn|verg)(\p{Ll}{2,})er(?!\p{L})/gu,
};
