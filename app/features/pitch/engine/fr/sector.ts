import type { Brief } from '../../pitch';
import type { Offer } from '../read/reading';
import { fold } from '../words';
import { sectorStems } from './lexicon';
import { sectors, type Sector } from '../sectors';
import { soldIn, type Sold } from './sold';
import { wordsOf } from './stem-words';
import { tradeOfDeed } from './trade-deeds';
import { tradeOfNoun, type Trade } from './trade-nouns';

/**
 * The sector the offer belongs to when the noun of what is sold names it, or when its definition and its public, in
 * different words, agree on one and nothing points elsewhere; else `general`: a wrong sector is far worse than a
 * general text. What it lacks (« sans électricité ») and its values do not count.
 */
export function sectorOf(brief: Brief, offer: Offer): Sector {
  const sold = soldIn(offer, brief.description);
  if (shown.test(sold.outer) || gadget.test(sold.text)) return 'general';
  const agreed = agreedOn(sold, brief);
  const named = tradeOfNoun(sold.noun) ?? tradeOfDeed(sold.does);
  if (named !== undefined && ofPeople.has(named) && animals.test(`${sold.text} ${fold(brief.usedBy)}`))
    return 'general';
  if (named !== undefined && (!broad.has(named) || agreed === named)) return named;
  return agreed ?? (onScreen.test(sold.outer) ? 'software' : 'general');
}

/** Photographs of dishes are no dish, and a film on keepers is no lighthouse. */
const shown =
  /^(?:photos?|photograph\w+|films?|documentaires?|illustrations?|portraits?|calendriers?|podcasts?|livres?|romans?|revues?|magazines?|guides?|affiches?|cartes postales|reportages?)\b/u;

/** A thing with a function of its own is no craftwork. */
const gadget = /^(?:nous \w+ |je \w+ )?(?:une? |des )?couteaux? qui /u;

/** What one eats, wears or is cared for with is no matter of people where animals do. */
const ofPeople = new Set<Trade>(['food', 'fashion', 'beauty', 'health']);
const animals =
  /\b(?:pour|des) (?:abeilles|ruches|chiens?|chats?|chevaux|poules|oiseaux|betail|animaux)\b|^(?:abeilles|chiens|chats|chevaux|poules|animaux)$/u;

/** A sensor or maintenance may be anybody's. */
const broad = new Set<Trade>(['industry']);

const onScreen =
  /^(?:logiciel\w*|extension|appli|applications?|saas|site|chatbot|api|outil en ligne|plateforme en ligne|algorithmes?|intelligence artificielle)\b/u;

/** The only sector that the definition speaks of, where its public speaks of it too, or a second word of it. */
function agreedOn({ text, outer }: Sold, { usedBy }: Brief): Trade | undefined {
  const [only, other] = trades.filter((trade) => wordsOf(text, sectorStems[trade]).size > 0);
  if (only === undefined || other !== undefined) return undefined;
  const said = wordsOf(text, sectorStems[only]);
  const theirs = [...wordsOf(fold(usedBy), sectorStems[only])].filter((word) => !said.has(word));
  const free = open.test(outer) || ofTheirWork.has(only);
  const same = wordsOf(fold(usedBy), sectorStems[only]).size - theirs.length;
  return free && (theirs.length > 0 || said.size > (same > 0 ? 1 : 2)) ? only : undefined;
}

const trades = sectors.filter((sector) => sector !== 'general' && sector !== 'software');

/** Nouns that say nothing of a trade yet. */
const open =
  /^(?:logiciel\w*|appli|applications?|saas|plateforme|site|outil|service|programme|projet|dispositif|reseau|lieu|espace|atelier|solution|extension|accompagnement|algorithmes?|kit|machine|appareil|boitier)\b/u;

/** Their lines are about the work of those it is for, whatever the thing that serves it. */
const ofTheirWork = new Set<Sector>(['agriculture', 'health', 'industry']);
