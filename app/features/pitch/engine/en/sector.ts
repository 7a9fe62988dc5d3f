import type { Brief } from '../../pitch';
import type { BriefSentence, Offer } from '../read/reading';
import { countStems, sectors, type Sector } from '../sectors';
import { fold } from '../words';
import { sectorStems } from './lexicon';
import type { Niche } from './niche-clues';
import { coreOf } from './noun-phrase';
import { isSaid, names, soldOf, type Sold } from './sold';

type Read = { brief: Brief; offer: Offer; sentences: BriefSentence[]; description: string[] };

/**
 * The sector of a brief, or `general` when none leads clearly: the noun that is sold weighs most, then the words around
 * it and the audience; what the offer does without, and how it works, next to nothing.
 */
export function sectorOf({ brief, offer, sentences, description }: Read): Sector {
  const stated = sentences.find(({ role }) => role === 'definition')?.text;
  const said = renamed(
    fold(offer.phrase ?? offer.short ?? thingOf(stated ?? description[0] ?? '', offer.aim)),
  )
    .replace(
      /^(?:an? )?(?:food|pizza|taco|burger|coffee|cr[eê]pe|soup|sandwich|gelato) (?:truck|van|trailer|bike)\b/u,
      'street food',
    )
    .replace(/^(?:an? )?(?:week|weekend|month|day|evening|afternoon|bag|year) of /u, '');
  const core = coreOf(said.replace(/^(?:an?|the|our|my) /u, ''));
  const [head = ''] = core.split(' ').slice(-1);
  const parts: Part[] = [
    { text: head, weight: 4, most: 4 },
    { text: core, weight: 2, most: 4 },
    { text: said.slice(said.indexOf(core) + core.length), weight: 1, most: 2 },
    { text: renamed(fold(brief.usedBy)), weight: 1, most: 2 },
    { text: renamed(fold(description.join(' '))), weight: 0.5, most: 1.5 },
  ].map((part) => ({ ...part, text: part.text.replace(elsewhere, ' ') }));
  const ranked = sectors
    .map((sector) => ({
      sector,
      score: scoreOf(sector, parts, brief),
      own: scoreOf(sector, parts.slice(0, 2), brief),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const leads =
    first !== undefined &&
    first.score >= (first.own > 0 ? 3 : 5) &&
    first.score - (second?.score ?? 0) >= 0.75;
  return confirmed(leads ? first.sector : 'general', soldOf({ brief, offer, sentences }), brief);
}

/** The sector the words lead to, if what is sold names it too; else the one sector that what is sold names. */
function confirmed(led: Sector, sold: Sold, { category }: Brief): Sector {
  if (led === 'software') return led;
  if (led !== 'general' && (names(led, sold) || (kin[led] ?? []).some((niche) => names(niche, sold))))
    return led;
  const [named, ...more] = sectors.filter(
    (sector) =>
      sector !== 'general' && !(category === 'product' && ofServices.has(sector)) && isSaid(sector, sold),
  );
  return named !== undefined && more.length === 0 ? named : 'general';
}

/** The niches whose name is a name of the sector too. */
const kin: Partial<Record<Sector, Niche[]>> = {
  food: ['larder', 'meals', 'surplus'],
  agriculture: ['bees', 'storage'],
  services: ['pets', 'childcare', 'callout', 'repair'],
  education: ['training', 'languages', 'kids'],
  health: ['care'],
  finance: ['books', 'billing'],
  culture: ['club'],
  crafts: ['growing', 'family'],
};

/** Compounds whose head belongs to another trade, by a name that says theirs. */
function renamed(folded: string): string {
  return folded
    .replace(/\bcarbon accounting\b/gu, 'carbon footprint')
    .replace(/\bice creams?\b/gu, 'gelato')
    .replace(/\bguide dogs?\b/gu, 'guides')
    .replace(/\b(?:dog|cat|pet|horse|animal) (?:food|treats?|biscuits?)\b/gu, 'pet feed');
}

type Part = { text: string; weight: number; most: number };

function scoreOf(sector: Sector, parts: Part[], { category }: Brief): number {
  if (sector === 'general') return 0;
  const [head = 0, ...rest] = parts.map(({ text, weight, most }) => {
    const hits = countStems(text, sectorStems[sector]);
    return Math.min(most, hits * weight);
  });
  // A thing used on the road is no transport: its texts would speak of trains.
  const treats = sector === 'health' && parts.some(({ text }) => medical.test(text));
  if (category === 'product' && head === 0 && ofServices.has(sector) && !treats) return 0;
  const named = shapes.has(sector) ? head / 2 : head;
  return rest.reduce((sum, score) => sum + score, named);
}

const medical = /\b(?:patients?|disease|clinical|symptoms?|tremors?|rehab\w*|diabet\w*|wounds?)\b/u;

const ofServices = new Set<Sector>([
  'mobility',
  'health',
  'tourism',
  'education',
  'culture',
  'services',
  'finance',
  'building',
  'association',
]);

/** “App” and “sensor” tell the shape of a thing, not its field. */
const shapes = new Set<Sector>(['software', 'industry']);

/** What the offer is not, and compounds that name another trade than their first word. */
const elsewhere =
  /\b(?:without|unlike|instead of|rather than|no|not|against|as easy as) [^,.]+|\b(?:coffee grounds?|food trucks?|waiting list|wind farms?|high street|board games?|shift workers?|bar stools?|podcast studios?|lunch ?box(?:es)?|guide dogs?|(?:bread|pizza) ovens?|(?:dog|cat|pet|horse|animal) (?:food|treats?|biscuits?))\b/gu;

/** A statement without its subject: “check the energy bills of small hotels”. */
function thingOf(sentence: string, aim: string | undefined): string {
  if (aim !== undefined && /\b(?:helps?|lets?|allows?|enables?) /u.test(sentence)) return aim;
  const subject = /^(?:Our|My|The) (\p{Ll}+(?: \p{Ll}+)?) \p{Ll}+s (.+)$/u.exec(sentence);
  if (subject !== null) return `${subject[1] ?? ''} for ${subject[2] ?? ''}`;
  return sentence
    .replace(/[.!?]$/u, '')
    .replace(
      /^(?:We|I|It|Our \p{L}+|My \p{L}+|\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)*)(?:’(?:ve|re|m|d))? (?:also |now |just |already |want to |would like to |plan to )*/u,
      '',
    )
    .replace(/^\p{Ll}+ (?:up |out )?(?:the |an? |our |your )?/u, (verb) =>
      verb.replace(/ (?:the|an?|our|your) $/u, ' '),
    );
}
