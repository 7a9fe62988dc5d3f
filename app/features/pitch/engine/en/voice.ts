import type { Reading } from '../read/reading';
import { fold, rotate } from '../words';
import { nicheOf } from './niche';
import type { SectorLines } from './sector-lines';
import { sectorTexts } from './sector-text';
import { nicheTexts } from './sectors/niches';

/** What every sentence builder of the English pack needs of a reading. */
export type Voice = {
  reading: Reading;
  sector: SectorLines;
  /** “our product”, or “my product” for a founder alone. */
  ours: string;
  /** The word of the category: product, service, offer, project, concept. */
  category: string;
  /** The name of the offer, or `ours`. */
  called: string;
  /** Those it serves: “our customers”, or “the people we serve” where nothing is bought. */
  clients: string;
  /** Chooses the form for several founders or for one. */
  say(we: string, i: string): string;
  /** The audience, and its short form, when they can be a subject. */
  audience: string;
  shortAudience: string;
  /** Options in an order that depends on the brief. */
  vary(purpose: string, options: readonly string[]): string[];
};

export function voiceOf(reading: Reading): Voice {
  const { category } = reading.brief;
  const say = (we: string, i: string) => (reading.alone ? i : we);
  const ours = `${say('our', 'my')} ${category}`;
  return {
    reading,
    sector: textOf(reading),
    category,
    ours,
    called: reading.offer.name ?? ours,
    say,
    clients:
      publicSectors.has(reading.sector) || category === 'project'
        ? `the people ${say('we', 'I')} serve`
        : `${say('our', 'my')} customers`,
    audience: reading.audience.phrase,
    shortAudience: reading.audience.short,
    vary: (purpose, options) => rotate(options, reading.seed, purpose),
  };
}

/** True when the offer is a thing that changes hands. */
export function ships({ reading }: Voice): boolean {
  if (gatherings.test(reading.offer.phrase ?? '')) return false;
  const { category } = reading.brief;
  return (
    reading.sector !== 'software' &&
    (category === 'product' || (category === 'offer' && goods.has(reading.sector)))
  );
}

const goods = new Set([
  'food',
  'crafts',
  'fashion',
  'beauty',
  'industry',
  'agriculture',
  'energy',
  'building',
  'mobility',
]);

const publicSectors = new Set(['association', 'culture', 'education', 'health']);

function textOf(reading: Reading): SectorLines {
  const niche = nicheOf(reading);
  return niche === undefined ? sectorTexts[textSector(reading)] : nicheTexts[niche];
}

/** What is true of office software is not true of an application for families. */
function textSector({ sector, brief }: Reading): Reading['sector'] {
  return sector === 'software' &&
    !(professionals.test(fold(brief.usedBy)) && officeWork.test(fold(brief.description)))
    ? 'general'
    : sector;
}

const professionals =
  /\b(?:business|compan|sme|firm|restaurant|manager|team|profession|trades|freelanc|account|association|agenc|shop|retail|farm|industr|brand|client|employ|landlord|council|hotel|lawyer|doctor|nurse|director|office|warehouse|startup|owner)/u;

const officeWork =
  /\b(?:invoic|stock|order|account|paperwork|document|spreadsheet|schedul|booking|report|manag|track|admin|quote|payroll|task|file|email|data)/u;

/** Offers that people attend. */
const gatherings =
  /^[^,]*?\b(?:evenings?|class(?:es)?|courses?|workshops?|lessons?|tours?|sessions?|visits?|events?|meetings?|dinners?)\b/u;
