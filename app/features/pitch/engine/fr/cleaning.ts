import type { CleaningWords } from '../read/clean';
import { corrections } from './spelling';
import { agreement, compounds } from './typing';

/** What makes French as it is typed fit to be said: spelling, agreement, abbreviations. */
export const cleaningWords: CleaningWords = {
  corrections,
  abbreviations: [
    [/\betc\b\.?\.*(\s+\p{Lu}|\s*$)/gu, '.$1'],
    [/,?\s*\betc\b\.*/gu, ''],
    [/\bp\.?\s?ex\.\s?/giu, 'par exemple '],
    [/\bex\s?:\s?/giu, 'par exemple '],
    [/\benv\.\s/giu, 'environ '],
    [/\bM\.\s(?=\p{Lu})/gu, 'monsieur '],
    [/\bMme\.?\s(?=\p{Lu})/gu, 'madame '],
    [/\bn°\s?/giu, 'numéro '],
    [/(\d)\s?e?uros?\b/giu, '$1 euros'],
    [/\bvs\.?\s/giu, 'contre '],
    [/\bet\/ou\b/giu, 'ou'],
    [/\bc (?=(?:une?|le|la|les|pas|des|pour|dans|mieux|moins|plus|trop|tout)\b)/giu, 'c’est '],
    [/,? point final\b/giu, ''],
    [/\bNous, on (?=\p{L})/gu, 'On '],
    [/\bnous, on (?=\p{L})/gu, 'on '],
    [/(?<!\b(?:il|elle|on|qui|y|ça|cela|tout|nous|en)) a (?=\p{Ll}{2,}(?:er|ir|ndre|ttre|ire)\b)/gu, ' à '],
    [/\bj’en ai (?:marre|assez|ras le bol) (?:de ces |des )(\p{L}+) qui /giu, 'Les $1 '],
    [/\b(?:pb|problème|probleme) (?:actuel|principal|aujourd’hui)\s*:?\s*(?=\p{L})/giu, 'Le problème : '],
    [/(\d)\s?min\b/giu, '$1 minutes'],
    [/(\d)(?=(?:kg|g|cl|ml|€|%)(?!\p{L}))/gu, '$1 '],
    [/(\d)\s?m(?=[ ,.;]|$)(?! ?²)/gu, '$1 mètres'],
    [/(\d)\s?h\b(?!\d)/gu, '$1 heures'],
    [/(\d)\s?km\b/gu, '$1 kilomètres'],
    [
      / (atelier|lieu|endroit|moment|espace|café|cafe|jour|local|salle|maison|site|appli|application|plateforme|boutique) ou (?=(?:les|on|chacun|l’on|tout|ils?|elles?|nous|vous|des|chaque)\b)/giu,
      ' $1 où ',
    ],
    [/\b(tous les|tout|de tous|d’) ages\b/giu, '$1 âges'],
    [/(?<![\p{L}\d’])(c|j|l|d|n|s|m|t|qu) (?=[aeiouhéèêà])/giu, '$1’'],
    [/(?<!\p{L})[sç]a (?=évite|evite|permet|aide|coûte|coute|marche|prend|fait)/gu, 'ça '],
    [
      /(?<=\b(?:facile|difficile|simple|prêt|prête|pret|agréable|aide|aident|aider|apprend|apprendre|commence|réussit|continue|sert|servent|invite|grâce|grace|jusqu’|face|rapport|quant|suite)) a (?=\p{Ll})/giu,
      ' à ',
    ],
    [
      /(?<!\bil y) a (?=(?:acheter|vendre|faire|louer|manger|emporter|partager|côté|cote|partir|base de|travers|long terme|la demande|la main|la carte|l’école|l’heure)\b)/gu,
      ' à ',
    ],
    [/\bjusqu[’']a (?=\d|la |l’|ce|un)/giu, 'jusqu’à '],
    [
      / a (?=domicile|vélo|velo|pied|la maison|distance|temps|cheval|vapeur|voile|bord|louer|coudre|thème|theme|vendre|deux|plusieurs|mobilité|mobilite|prix libre)/gu,
      ' à ',
    ],
    [/\b(qui|ils|elles) on (?=une?|des|pas|plus)/gu, '$1 ont '],
    [/(?:à|a) quelqu un\b/giu, 'à quelqu’un'],
    [/quelqu un\b/giu, 'quelqu’un'],
    [/\brdv\b/giu, 'rendez-vous'],
    ...agreement,
    ...compounds,
    [/\bj(?=arrive|ai\b)/gu, 'j’'],
  ],
};
