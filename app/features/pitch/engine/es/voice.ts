import type { Reading } from '../read/reading';
import type { Sector } from '../sectors';
import { fold, rotate } from '../words';
import type { SectorLines } from './sector-lines';
import { generalText } from './general';
import { isForWork } from './kind';
import { graveText, isGrave } from './occasion';
import { nicheTexts, type Niche } from './niche-text';
import { sectorTexts } from './sector-text';
import { linesOf } from './trade';

/** What every sentence builder of the Spanish pack needs of a reading. */
export type Voice = {
  reading: Reading;
  sector: SectorLines;
  /** True when no sector is clear enough for what is usually said of it. */
  unsure: boolean;
  /** « nuestro producto », or « mi producto » for a founder alone. */
  ours: string;
  /** True for an offer to people who go through a loss or an illness: nothing light is said. */
  grave: boolean;
  /** The word of the category as one says it: producto, servicio, propuesta, proyecto, idea. */
  category: string;
  /** Whether that word is feminine. */
  feminine: boolean;
  /** The name of the offer, or `ours`. */
  called: string;
  /** Those it serves: « nuestros clientes », or « nuestro público » where nothing is bought. */
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
  product: 'producto',
  service: 'servicio',
  offer: 'propuesta',
  project: 'proyecto',
  concept: 'idea',
} as const;

export function voiceOf(reading: Reading): Voice {
  const category = categories[reading.brief.category];
  const feminine = category.endsWith('a');
  const say = (we: string, i: string) => (reading.alone ? i : we);
  const grave = isGrave(reading);
  const trade = linesOf(reading);
  const sector = withoutPublic(grave ? graveText : (tradeText(trade) ?? generalText(reading)), reading);
  const ours = `${say(feminine ? 'nuestra' : 'nuestro', 'mi')} ${category}`;
  return {
    reading,
    sector,
    grave,
    unsure: !grave && trade === 'general',
    category,
    feminine,
    ours,
    called: reading.offer.name ?? ours,
    say,
    clients: grave
      ? { phrase: 'quien lo necesita', plural: false }
      : publicSectors.has(reading.sector)
        ? { phrase: `${say('nuestro', 'mi')} público`, plural: false }
        : reading.brief.category === 'project' &&
            reading.sector === 'general' &&
            reading.brief.goal !== 'investors' &&
            !isForWork(fold(reading.brief.usedBy))
          ? { phrase: 'quien participa', plural: false }
          : { phrase: `${say('nuestros', 'mis')} clientes`, plural: true },
    audience: reading.audience.phrase,
    shortAudience: reading.audience.short,
    vary: (purpose, options) => rotate(options, reading.seed, purpose),
  };
}

function tradeText(trade: Niche | Sector): SectorLines | undefined {
  return tradeTexts[trade];
}

const tradeTexts: Partial<Record<Niche | Sector, SectorLines>> = { ...sectorTexts, ...nicheTexts };

/** Those it is for are not whom it meets. */
function withoutPublic(lines: SectorLines, { brief }: Reading): SectorLines {
  const who = fold(brief.usedBy);
  const rivals = lines.rivals.filter((rival) => {
    const [noun = ''] = fold(rival)
      .replace(/^(?:l[oa]s?|el|un|una) (?:grandes |pequen[oa]s )?/u, '')
      .split(' ');
    return noun.length < 4 || !who.includes(noun.slice(0, 7));
  });
  return rivals.length === lines.rivals.length
    ? lines
    : { ...lines, rivals: [...rivals, ...usualRivals].slice(0, Math.max(2, rivals.length)) };
}

const usualRivals = ['las soluciones de siempre', 'los arreglos de cada uno'];

const publicSectors = new Set(['association', 'culture', 'education', 'health']);
