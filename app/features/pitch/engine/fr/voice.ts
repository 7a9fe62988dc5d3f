import type { Reading } from '../read/reading';
import { nicheOf, type Niche } from './niche';
import { sectorTexts, type SectorText } from './sector-text';
import { fold, rotate, upperFirst } from '../words';

/** What every sentence builder of the French pack needs of a reading. */
export type Voice = {
  reading: Reading;
  sector: SectorText;
  /** True when the texts of `sector` are those of no sector in particular. */
  unplaced: boolean;
  /** « notre produit », or « mon produit » for a founder alone. */
  ours: string;
  /** The word of the category: produit, service, offre, projet, concept. */
  category: string;
  /** The name of the offer, or `ours`. */
  called: string;
  /** Those it serves as « nos clients » would be: « notre public » where nothing is bought. */
  clients: { phrase: string; plural: boolean };
  /** Chooses the form for several founders or for one. */
  say(we: string, i: string): string;
  /** The audience, and its short form, when they can be a subject. */
  audience: string;
  shortAudience: string;
  /** Options in an order that depends on the brief. */
  vary(purpose: string, options: readonly string[]): string[];
};

const categories = {
  product: 'produit',
  service: 'service',
  offer: 'offre',
  project: 'projet',
  concept: 'concept',
} as const;

export function voiceOf(reading: Reading): Voice {
  const category = categories[reading.brief.category];
  const say = (we: string, i: string) => (reading.alone ? i : we);
  const place = textSector(reading);
  const ours = `${say('notre', 'mon')} ${category}`;
  return {
    reading,
    sector: sectorTexts[place],
    unplaced: place === 'general',
    category,
    ours,
    called: reading.offer.name ?? ours,
    say,
    clients: publicSectors.has(reading.sector)
      ? { phrase: `${say('notre', 'mon')} public`, plural: false }
      : { phrase: `${say('nos', 'mes')} clients`, plural: true },
    audience: reading.audience.phrase,
    shortAudience: reading.audience.short,
    vary: (purpose, options) => rotate(options, reading.seed, purpose),
  };
}

const publicSectors = new Set(['association', 'culture', 'education', 'health']);

/** What is true of office software is not true of an application for families. */
function textSector(reading: Reading): Reading['sector'] | Niche {
  const { sector, brief } = reading;
  const niche = nicheOf(reading);
  if (niche !== undefined) return niche;
  return sector === 'software' && !professionals.test(fold(`${brief.usedBy} ${brief.description}`))
    ? 'general'
    : sector;
}

const professionals =
  /\b(?:entreprise|pme|tpe|restaurat|gerant|equipe|profession|artisan|independant|comptab|association|cabinet|commer|responsable|manager|agricul|industri|marque|client|salarie|employeur|syndic|collectivite|mairie|hotel|avocat|medecin|infirm|directeur|directrice|freelance|boutique)/u;

/** Joins sentences, each beginning with a capital. */
export function sentences(...parts: string[]): string {
  return parts.map(upperFirst).join(' ');
}
