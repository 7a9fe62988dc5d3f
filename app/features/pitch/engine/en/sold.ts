import type { Brief } from '../../pitch';
import type { BriefSentence, Offer } from '../read/reading';
import { fold } from '../words';
import type { Sector } from '../sectors';
import type { Niche } from './niche-clues';
import { nicheNames } from './niche-names';
import { coreOf } from './noun-phrase';
import { sectorNames, type TradeNames } from './sector-names';

/** What is sold, folded: the noun with what stands before it, what comes after, or what is done where nothing is named. */
export type Sold = {
  core: string;
  tail: string;
  deed: string;
  whom: string;
  told: string;
};

type Read = { brief: Brief; offer: Offer; sentences: BriefSentence[] };

/** What the visitor sells, makes or does, apart from those it is for and from all that is told around it. */
export function soldOf({ brief, offer, sentences }: Read): Sold {
  const stated =
    sentences.find(({ role }) => role === 'definition')?.text ??
    offer.statement ??
    sentences.find(({ role }) => role !== 'problem' && role !== 'team')?.text ??
    brief.description;
  const deed = fold(stated)
    .replace(/[.!?]+$/u, '')
    .replace(/^in practice: /u, '');
  const thing = asksHand.test(offer.lead ?? '')
    ? ''
    : fold(offer.phrase ?? offer.short ?? thingIn(deed) ?? '').replace(named, '');
  const { core, tail } = partsOf(thing.replace(/^(?:an?|the|our|my|one|some) /u, ''));
  const others = sentences.filter(({ text }) => text !== stated).map(({ text }) => text);
  return { core, tail, deed, whom: fold(brief.usedBy), told: fold(others.join(' ')) };
}

/**
 * Whether what is sold itself names the trade. A thing whose noun tells only its shape (an app, a box, a sensor) needs
 * two clues that agree: what it is for, and those it is for or the rest that is told. All else decides nothing.
 */
export function names(place: Exclude<Sector, 'general'> | Niche, sold: Sold): boolean {
  const { words, not } = tradeNames[place];
  const { core, tail } = sold;
  if (isSaid(place, sold)) return true;
  if (words === undefined || not?.test(core === '' ? sold.deed : core + tail) === true) return false;
  const about = core === '' ? (own.test(sold.deed) ? '' : sold.deed) : vessel.test(core) ? core + tail : '';
  return words.test(about) && (words.test(sold.whom) || words.test(sold.told));
}

/** Whether the noun of what is sold, or what is done, is a name of the trade. */
export function isSaid(place: Exclude<Sector, 'general'> | Niche, { core, tail, deed }: Sold): boolean {
  const { head, deed: done, not } = tradeNames[place];
  if (not?.test(core === '' ? deed : core + tail) === true) return false;
  if (done?.test(deed) === true) return true;
  if (head === undefined || likened.test(tail)) return false;
  return core === '' ? !own.test(deed) && ends(nounOf(deed), head) : ends(core, head);
}

const tradeNames: Record<Exclude<Sector, 'general'> | Niche, TradeNames> = { ...sectorNames, ...nicheNames };

/** “Moon, a lamp …”: a name is no trade. */
const named = /^(?:the )?[\w&' -]{1,30}, (?=(?:an?|the|our) )/u;

/** “I carve butter”: what is worked on is not what is sold. */
const asksHand =
  / (?:carves?|paints?|draws?|engraves?|photographs?|films?|prints?|tests?|translates?|restores?)$/u;

/** “We do bookkeeping”: what is done has a noun of its own. */
function thingIn(deed: string): string | undefined {
  const bare = deed.replace(named, '');
  const object =
    /^(?:we|i)(?:'(?:re|m|ve|d))? (?:also |now |just |want to |would like to |are |am )*(?:do|doing|offer|offering|provide|providing|sell|selling|run|running|open|opening|give|giving|organise|organising|organize|plan|host|make|making|have|launch|launching) (?:up )?(.+)$/u.exec(
      bare,
    )?.[1];
  return object ?? (bare === deed ? undefined : bare);
}

function partsOf(thing: string): { core: string; tail: string } {
  const [opened = ''] =
    /^(?:(?:\w+ )?(?:box|bag|week|weekend|month|day|evening|afternoon|year|pair|set|bottle|jar|range|line) of )/u.exec(
      thing,
    ) ?? [];
  const [core = ''] = coreOf(thing.slice(opened.length)).trim().split(cut);
  return { core, tail: thing.slice(opened.length + core.length) };
}

/** A line that is no sentence says what is sold: “Dog boarding in a family”. */
function nounOf(deed: string): string {
  return partsOf(deed.replace(/^(?:an?|the|our|my) /u, '')).core;
}

/** “an inventory both sides sign”, “plates thrown by hand”. */
const cut =
  / (?:both|we|you|they|people|i|thrown|taught|bred|held|kept|drawn|dug|caught|hung|born|worn|not|no|also|only|online)\b/u;

function ends(core: string, head: string): boolean {
  const known = patterns.get(head) ?? new RegExp(`(?:^|[\\s-])(?:${head})$`, 'u');
  patterns.set(head, known);
  return known.test(core) || known.test(core.replace(enterprise, ''));
}

/** “A car-sharing club” is no other trade than car sharing. */
const enterprise = / (?:service|services|club|company|scheme|cooperative|co-op|firm|business|shop)$/u;

const patterns = new Map<string, RegExp>();

/** “A hotel for houseplants”, “a speaker shaped like a loaf”: the noun is an image. */
const likened =
  /^,? (?:shaped|like |that (?:looks?|smells?|tastes?) like|for (?:\w+ )?(?:plants?|houseplants|bikes?|bicycles|dogs?|cats?|horses?|cows?|pets?|robots?|cars?|boats?|drones?|dolls?|bumblebees|insects|birds|dinosaurs|monsters|ghosts|shoes|umbrellas|parcels|books|objects|machines|trucks)\b)/u;

/** “We …”: the verb decides. */
const own = /^(?:we|i)(?:'|\b)/u;

/** Nouns that tell the shape of a thing and not its trade. */
const vessel =
  /(?:^|[\s-])(?:apps?|application|software|platform|website|site|service|tool|system|device|sensor|probe|camera|monitor|scale|collar|tag|station|robot|assistant|ai|chatbot|program|kits?|box|boxes|library|network|project|programme|scheme|initiative|charity|association|cooperative|co-op|community|group|team|volunteers|workshops?|workshop sessions|evenings?|afternoons?|weekends?|sessions?|subscription|marketplace|videos?|messages?|lamp|alarm|line|hotline|fund)$/u;
