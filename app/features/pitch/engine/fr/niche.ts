import type { Reading } from '../read/reading';
import type { Sector } from '../sectors';
import { fold } from '../words';
import type { dailyNiches } from './sectors/niches';
import type { moreNiches } from './sectors/more-niches';

export type Niche = keyof typeof dailyNiches | keyof typeof moreNiches;

/** The niche of a brief in French, when its words and its sector agree on one. */
export function nicheOf({ sector, brief, quotedLang }: Reading): Niche | undefined {
  if (quotedLang !== undefined) return undefined;
  const description = fold(brief.description);
  const usedBy = fold(brief.usedBy);
  return niches.find(
    ({ cue, audience, not, within }) =>
      within.includes(sector) &&
      (cue === undefined || cue.test(description)) &&
      (audience === undefined || audience.test(usedBy)) &&
      !not?.test(description),
  )?.niche;
}

type Clue = { niche: Niche; cue?: RegExp; audience?: RegExp; not?: RegExp; within: Sector[] };

// In order: the first that fits wins.
const niches: Clue[] = [
  {
    niche: 'billing',
    cue: /\b(?:impaye|retards? de paiement|se faire payer|recouvrement|relances?\b.{0,40}\b(?:client|facture))/u,
    within: ['finance', 'services', 'software', 'building', 'crafts', 'general'],
  },
  {
    niche: 'pets',
    cue: /\b(?:chiens?|chats?|chiots?|animaux de compagnie|toilett\w+ (?:canin|pour)|veterinair\w+)\b/u,
    not: /\bchats? en ligne\b/u,
    within: ['general', 'services', 'software', 'food', 'health', 'crafts'],
  },
  {
    niche: 'meals',
    cue: /\b(?:repas (?:chauds?|livres?|prepares?|a domicile|maison)|livr\w+ (?:de |des )?repas|plats? (?:prepares?|cuisines?|du jour)|traiteur|portage de repas)\b/u,
    not: /\b(?:mariage|evenement|biscuit)/u,
    within: ['food', 'health', 'services', 'mobility', 'general'],
  },
  {
    niche: 'commerce',
    cue: /\b(?:epicerie|superette|(?:camion|boutique|magasin) (?:itinerante?|ambulante?|mobile))\b/u,
    within: ['food', 'mobility', 'services', 'general'],
  },
  {
    niche: 'youth',
    cue: /\b(?:adolescente?s?|ados?|jeunes de \d)\b/u,
    within: ['culture', 'association', 'general', 'crafts', 'mobility'],
  },
  {
    niche: 'repair',
    cue: /\brepar.{0,60}\b(?:velo|telephone|smartphone|electromenager|ordinateur|appareil|trottinette|chaudiere)|\b(?:velo|telephone|smartphone|electromenager|ordinateur|appareil|trottinette)s?\b.{0,60}\brepar(?:er|ation|ateur)/u,
    within: ['mobility', 'services', 'general', 'software', 'energy', 'association'],
  },
  {
    niche: 'games',
    cue: /\bjeux? (?:de societe|de cartes|de plateau|d'ambiance|cooperatif)/u,
    within: ['general', 'culture', 'crafts', 'services'],
  },
  {
    niche: 'events',
    cue: /\b(?:mariages?|evenementiel\w*|evenements? (?:prive|d'entreprise|professionnel)|anniversaires?|seminaires?)\b/u,
    within: ['general', 'services', 'culture', 'food', 'crafts'],
  },
  {
    niche: 'hiring',
    cue: /\b(?:candidat(?:s|ures?)?|chercheurs? d'emploi|recruteurs?|embauch\w+|offres? d'emploi)\b/u,
    within: ['general', 'services', 'software', 'education'],
  },
  {
    niche: 'sport',
    cue: /\b(?:sporti\w+|yoga|pilates|fitness|running|musculation|salle de sport|cours de (?:boxe|danse|natation|gym)|coach sportif)\b/u,
    within: ['general', 'services', 'software', 'education', 'health'],
  },
  {
    niche: 'family',
    audience: /\b(?:parents?|mamans?|papas?|meres|peres|jeunes familles|assistantes? maternelles?)\b/u,
    not: /\b(?:college|lycee|eleve|scolaire|velo)/u,
    within: ['general', 'crafts', 'software', 'energy'],
  },
  {
    niche: 'home',
    cue: /\b(?:lampe|luminaire|meuble|canape|etagere|decoration|vaisselle|linge de maison|rangement)s?\b/u,
    not: /\b(?:a la main|fait main|faits? mains?|artisan\w*|tourne\w*|mon atelier|notre atelier)\b/u,
    within: ['general', 'crafts', 'energy'],
  },
];
