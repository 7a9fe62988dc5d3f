import type { Reading } from '../read/reading';
import { fold, rotate } from '../words';
import { speaksBeside } from './beside';
import { isDigital } from './digital';
import { generalText } from './general-text';
import { nicheOf } from './niche';
import type { SectorLines } from './sector-lines';
import { sectorTexts } from './sector-text';

/** What every sentence builder of the English pack needs of a reading. */
export type Voice = {
  reading: Reading;
  sector: SectorLines;
  /** True when neither sector nor niche is known: `sector` then says what fits any offer. */
  unplaced: boolean;
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
  const place = placeOf(reading);
  return {
    reading,
    sector: place === undefined ? generalText(reading) : sectorTexts[place],
    unplaced: place === undefined,
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
  const phrase = reading.offer.phrase ?? '';
  if (gathers(phrase) || / to (?:rent|hire)\b/u.test(phrase)) return false;
  const { category } = reading.brief;
  return (
    !isDigital(reading) &&
    (category === 'product' || (category === 'offer' && (goods.has(reading.sector) || boxed.test(phrase))))
  );
}

/** What a first step of the public can be: to try the thing, to come on a date, or to talk. */
export function firstStep(voice: Voice): 'try' | 'come' | 'talk' {
  const { offer, sentences, brief } = voice.reading;
  const said = offer.phrase ?? sentences.find(({ role }) => role === 'definition')?.text ?? '';
  const remote = /\b(?:by phone|online|by video|remote(?:ly)?)\b/u;
  if (gathers(said) && !remote.test(said) && !remote.test(fold(brief.description))) return 'come';
  return ships(voice) ||
    isDigital(voice.reading) ||
    digital.test(fold(said)) ||
    gathers(said) ||
    (brief.category === 'offer' && /\bplans?\b/u.test(said))
    ? 'try'
    : 'talk';
}

const digital = /^[^,]*?\b(?:apps?|software|platform|website|online tool|chatbot|program)\b/u;
const boxed = /^(?:an? )?(?:\p{L}+ ){0,2}(?:box|boxes|kits?)\b/u;

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

/** The sector or niche whose texts fit; what is true of office software is not true of an application for families. */
function placeOf(reading: Reading): keyof typeof sectorTexts | undefined {
  const niche = nicheOf(reading);
  if (niche !== undefined) return niche;
  const { sector, brief } = reading;
  const atWork = professionals.test(fold(brief.usedBy)) && officeWork.test(fold(brief.description));
  if (isDigital(reading) && atWork && (sector === 'software' || sector === 'industry')) return 'software';
  if (sector === 'general' || sector === 'software') return undefined;
  return speaksBeside(sector, brief) ? undefined : sector;
}

const professionals =
  /\b(?:business|compan|sme|firm|restaurant|manager|team|profession|trades|freelanc|account|association|agenc|shop|retail|farm|industr|brand|client|employ|landlord|council|hotel|lawyer|doctor|nurse|director|office|warehouse|startup|owner)/u;

const officeWork =
  /\b(?:invoic|stock|order|account|paperwork|document|spreadsheet|schedul|rota|booking|report|manag|track|admin|quote|payroll|task|file|email|data)/u;

/** People attend it; toilets for festivals they do not. */
function gathers(said: string): boolean {
  return gatherings.test(said.split(/ (?:for|to rent|to hire)\b/u)[0] ?? said);
}

/** Offers that people attend. */
const gatherings =
  /^(?!.*\b(?:app|software|box|kit|dogs)\b)[^,]*?\b(?:evenings?|class(?:es)?|courses?|workshops?|lessons?|tours?|sessions?|visits?|events?|meetings?|dinners?|walks?|choirs?|rehearsals?|caf[eé]s?|holidays?|weekends?|afternoons?|mornings?|retreats?|festivals?|camps?)\b/u;
