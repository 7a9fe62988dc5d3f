import type { Trade } from './trade-nouns';

/** The sector of what is done, by its verb and object, folded (« réparons des granges »); or none. */
export function tradeOfDeed(does: string): Trade | undefined {
  return deeds.find(([, pattern]) => pattern.test(does))?.[0];
}

const deeds: [Trade, RegExp][] = [
  ['food', /^(?:cuisin|torrefi|brass|patiss|boulang)\w+ (?!.{0,40}\b(?:cours|ateliers?)\b)/u],
  [
    'crafts',
    /^(?:forg|tourn)\w+ (?:des |du |le |en )?(?:bols?|couteaux?|gres|bois|assiettes?|pieces? en)\b/u,
  ],
  [
    'health',
    /^(?:reeduqu|soign)\w+ (?!.{0,20}\b(?:arbres?|jardins?|vignes?|plantes|chiens?|chats?|chevaux|animaux)\b)|^(?:tri|verifi|prepar)\w* .{0,12}\b(?:ordonnances|medicaments|piluliers)\b|^aid\w* .{0,20}\bpatients\b|^met en relation .{0,20}\baidants\b/u,
  ],
  [
    'education',
    /^(?:prepar|form|enseign|soutien|accompagn)\w* .{0,20}\b(?:eleves|lyceens|collegiens|ecoliers|au bac|examens)\b|^(?:apprendre|apprenons|apprend) (?!.{0,10}\bchiens?)/u,
  ],
  [
    'building',
    /^(?:renov|repar|construi|batiss|restaur|isol)\w+ .{0,15}\b(?:granges?|maisons?|appartements?|immeubles?|facades?|toits?|toitures?|batiments?|logements?|combles)\b/u,
  ],
  [
    'finance',
    /^(?:compar|negoci)\w+ .{0,15}\b(?:credits?|prets?|assurances?|placements?)\b|^aid\w* .{0,30}\bse faire payer\b/u,
  ],
  [
    'energy',
    /^(?:verifi|analys|renegoci|compar)\w+ .{0,15}\bfactures? d'energie\b|^(?:recuper\w+ (?:la )?chaleur|compost\w+|(?:install\w+|posons|pose) .{0,12}\b(?:panneaux|poeles|pompes a chaleur|chaudieres))\b/u,
  ],
  [
    'mobility',
    /^livr\w+ .{0,60}\bvelos?\b|^transport\w+ .{0,12}\b(?:enfants|personnes|salaries|patients|habitants)\b/u,
  ],
  ['fashion', /^rachet\w+ .{0,40}\b(?:tissus?|couture|vetements?)\b/u],
];
