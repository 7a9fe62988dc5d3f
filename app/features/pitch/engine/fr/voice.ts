import type { Reading } from '../read/reading';
import { nicheOf, type Niche } from './niche';
import { generalText } from './general-text';
import type { SectorLines } from './sector-lines';
import { sectorTexts } from './sector-text';
import { fold, rotate, upperFirst } from '../words';

/** What every sentence builder of the French pack needs of a reading. */
export type Voice = {
  reading: Reading;
  sector: SectorLines;
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
    sector:
      place === 'general' && reading.quotedLang === undefined ? generalText(reading) : sectorTexts[place],
    unplaced: place === 'general',
    category,
    ours,
    called: reading.offer.name ?? ours,
    say,
    clients:
      (publicSectors.has(reading.sector) ||
        (reading.brief.category === 'project' && !tradeSectors.has(reading.sector))) &&
      reading.brief.category !== 'product'
        ? { phrase: `${say('notre', 'mon')} public`, plural: false }
        : { phrase: `${say('nos', 'mes')} clients`, plural: true },
    audience: reading.audience.phrase,
    shortAudience: reading.audience.short,
    vary: (purpose, options) => rotate(options, reading.seed, purpose),
  };
}

const publicSectors = new Set(['association', 'culture', 'education', 'health']);

/** Where a project, too, has clients. */
const tradeSectors = new Set('food agriculture crafts fashion beauty industry building energy'.split(' '));

/** What is true of office software is not true of an application for families. */
function textSector(reading: Reading): Reading['sector'] | Niche {
  const { sector, brief } = reading;
  const niche = nicheOf(reading);
  if (niche !== undefined) return niche;
  return sector === 'software' && !desk.test(fold(`${brief.usedBy} ${brief.description}`))
    ? 'general'
    : sector;
}

/** Work on files and figures, which the texts on office software are about. */
const desk =
  /\b(?:stocks?|tableurs?|excel|factur\w*|devis|gestion|saisi\w*|recopi\w*|plannings?|documents?|administrat\w*|comptab\w*|rh|paie|reporting|inventaires?|commandes?|fiches?|dossiers?)\b/u;

/** Joins sentences, each beginning with a capital. */
export function sentences(...parts: string[]): string {
  return parts.map(upperFirst).join(' ');
}
