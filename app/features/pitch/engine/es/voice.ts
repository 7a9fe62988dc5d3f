import type { Reading } from '../read/reading';
import { fold, rotate } from '../words';
import type { SectorLines } from './sector-lines';
import { generalText } from './general';
import { isForWork } from './kind';
import { graveText, isGrave } from './occasion';
import { nicheText } from './niche';
import { sectorTexts } from './sector-text';

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
  const kind = textSector(reading);
  const grave = isGrave(reading);
  const niche = grave ? graveText : nicheText(reading);
  const sector = withoutPublic(
    niche ?? (kind === 'general' ? generalText(reading) : sectorTexts[kind]),
    reading,
  );
  const ours = `${say(feminine ? 'nuestra' : 'nuestro', 'mi')} ${category}`;
  return {
    reading,
    sector,
    grave,
    unsure: niche === undefined && kind === 'general',
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

/** What is true of office software is not true of an application for families, nor of pupils what is of teachers. */
function textSector({ sector, brief, offer }: Reading): Reading['sector'] {
  const who = fold(brief.usedBy);
  if (sector === 'software' && !isForWork(who)) return 'general';
  if (sector === 'food' && drinks.test(fold(brief.description))) return 'general';
  if (sector === 'health' && (suppliers.test(who) || visitors.test(fold(brief.description))))
    return 'general';
  if (sector === 'culture' && stage.test(who)) return 'general';
  if (sector === 'fashion' && cared.test(`${who} ${fold(brief.description)}`)) return 'general';
  if (sector === 'fashion' && woven.test(fold(offer.phrase ?? ''))) return 'general';
  if (sector === 'beauty' && !applied.test(fold(brief.description))) return 'general';
  if (sector === 'crafts' && burnt.test(fold(brief.description))) return 'general';
  if (sector === 'association' && isForWork(who) && !/\b(?:asociacion|ong|voluntari)/u.test(who))
    return 'general';
  if (sector === 'energy' && /\b(?:ganader|agricult|regante)/u.test(who)) return 'general';
  if (sector === 'energy' && /\bsin (?:acceso a la )?red\b/u.test(fold(brief.description))) return 'general';
  if (sector === 'education' && brief.goal === 'users' && teachers.test(who)) return 'general';
  return sector;
}

const drinks = /\b(?:vinos?|cervezas?|sidra|vermut|licor|ginebra)\b/u;

// Who comes to the bedside for something else than health.
const visitors = /\b(?:peluquer\w+|payas\w+|musicos?|fotograf\w+|biblioteca|corte de pelo)\b/u;
// Who buys for patients is none.
const suppliers =
  /^(?:(?:las|los) )?(?:clinicas|hospital\w*|ortopedias|farmacias|opticas|laboratorios|centros (?:de salud|medicos))\b/u;
// Those who make culture are not its public.
const stage =
  /\b(?:companias?|bandas?|musicos?|teatros?|salas|artistas?|actores|actrices|editoriales|museos|festivales|productoras?|orquestas?)\b/u;
// Worn for one's health, not for looks.
const cared = /\b(?:diabet|ortoped|podolog|protes|silla de ruedas|discapacidad|lesion)/u;
// What clothes are made of.
const woven = /^(?:una? )?(?:lanas?|ovillos?|madejas?|hilos?|telas?|tejidos?|agujas?|maquinas?|patrones)\b/u;
// What one puts on the skin or the hair.
const applied =
  /\b(?:cosmet\w*|cremas?|jabon(?:es)?|champus?|serums?|aceites?|desodorantes?|locion(?:es)?|balsamos?|maquillaje|perfumes?|acondicionador\w*|geles|gel|mascarillas?)\b/u;
// Handmade, but not to keep.
const burnt = /\b(?:velas?|incienso|jabon(?:es)?|sal)\b/u;

const teachers = /\b(?:maestr|docente|profesor|colegio|escuela|instituto|director)/u;
