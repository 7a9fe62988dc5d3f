import type { Reading } from '../read/reading';
import { textSector } from './text-sector';
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
    sector: withoutOwn(
      place === 'general' && reading.quotedLang === undefined ? generalText(reading) : sectorTexts[place],
      reading,
    ),
    unplaced: place === 'general',
    category,
    ours,
    called: reading.offer.name ?? ours,
    say,
    clients: hasPublic(reading)
      ? { phrase: `${say('notre', 'mon')} public`, plural: false }
      : { phrase: `${say('nos', 'mes')} clients`, plural: true },
    audience: reading.audience.phrase,
    shortAudience: reading.audience.short,
    vary: (purpose, options) => rotate(options, reading.seed, purpose),
  };
}

/** The lines of a sector without what the brief contradicts; those it is for are no rivals. */
function withoutOwn(lines: SectorLines, { brief }: Reading): SectorLines {
  const own = fold(brief.usedBy).replace(/\bsans \w+/gu, ' ');
  const rivals = lines.rivals.filter((rival) => {
    const [, noun = ''] =
      /([a-z-]{5,})/u.exec(fold(rival).replace(/^(?:les|la|le|un|l')\s?(?:grande?s? )?/u, '')) ?? [];
    return noun === '' || !new RegExp(`\\b${noun.replace(/s$/u, '')}s?\\b`, 'u').test(own);
  });
  const apart = rivals.length < 2 ? lines : { ...lines, rivals };
  // Where being cheap is the point, no line says that cheap things disappoint.
  return /moins cher/iu.test(brief.description)
    ? { ...apart, problem: notOnPrice(apart.problem), problemYou: notOnPrice(apart.problemYou) }
    : apart;
}

function notOnPrice(lines: string[]): string[] {
  return lines.filter((line) => !/moins cher|prix bas/iu.test(line));
}

/** Where nothing is bought by those it is for. */
function hasPublic({ brief, sector }: Reading): boolean {
  if (brief.category === 'product' || tradeSectors.has(sector)) return false;
  if (publicSectors.has(sector)) return true;
  if (/€|euro|abonnement|payant|vend|client|command|achet|lou(?:e|ons)\b/iu.test(brief.description))
    return false;
  return brief.category === 'project' || publicAudience.test(fold(brief.usedBy));
}

const publicAudience =
  /\b(?:detenus?|eleves?|collegiens?|lyceens?|etudiant\w*|ecoliers?|demandeurs? d'emploi|patients?|habitant\w*|beneficiaires?|refugie\w*|jeunes|adolescent\w*|sans-abri|personnes isolees|spectateurs?|auditeurs?|benevoles?)\b/u;

const publicSectors = new Set(['association', 'culture', 'education', 'health']);

/** Where a project, too, has clients. */
const tradeSectors = new Set('food agriculture crafts fashion beauty industry building energy'.split(' '));

/** Joins sentences, each beginning with a capital. */
export function sentences(...parts: string[]): string {
  return parts.map(upperFirst).join(' ');
}
