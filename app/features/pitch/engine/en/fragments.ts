import type { Offer, Role } from '../read/reading';
import { lowerFirst } from '../words';
import { isSentence } from './clauses';
import { baseOf, thirdPerson } from './grammar';
import { properNouns } from './lexicon';
import { namesByDoing } from './no-offer';
import { coreNoun } from './noun-phrase';

/** “It needs …” becomes “Taproot needs …”, “Saves time” becomes “Our app saves time”, “Tested by …” gets its subject. */
export function wholeSentence(
  sentence: string,
  offer: Offer,
  subject: string,
  alone: boolean,
  aboutOffer: boolean,
): string {
  const known = offer.phrase !== undefined || offer.short !== undefined || offer.name !== undefined;
  const sold =
    /^(Sold|Built|Shipped|Trained|Repaired|Delivered|Served|Installed|Printed|Helped) (?=(?:over |more than |about |already )?\d)/u.exec(
      sentence,
    )?.[1];
  if (sold !== undefined) return `${alone ? 'I’ve' : 'We’ve'} ${lowerFirst(sentence)}`;
  if (
    known &&
    /^In \d[\d,.]* (?:\p{L}+ )?(?:shops|stores|caf[eé]s|restaurants|pharmacies|schools|supermarkets|markets)\b/u.test(
      sentence,
    )
  )
    return `${subject} ${offer.plural ? 'are' : 'is'} sold ${lowerFirst(sentence)}`;
  const effect = /^(?:Saved|Helped|Reduced|Halved|Doubled) (?=(?:our|the|their|\d|more|over)\b)/u.exec(
    sentence,
  )?.[0];
  if (effect !== undefined) return `${alone ? 'I’ve' : 'We’ve'} ${lowerFirst(sentence)}`;
  if (/^Done with \d/u.test(sentence)) return `${alone ? 'I’ve' : 'We’ve'} done it${sentence.slice(4)}`;
  if (price.test(sentence) || bareAmount.test(sentence)) return `The price is ${sentence}`;
  if (
    /^They (?:order|book|call|come|pay|send|choose|want|need|ask|get|bring|sign|tell|write)\b/u.test(sentence)
  )
    return sentence;
  if (/^(?:Honest|Open|Careful|Discreet|Strict|Clear|Gentle) (?:about|with|on)\b/u.test(sentence))
    return `${alone ? 'I’m' : 'We’re'} ${lowerFirst(sentence)}`;
  const pronoun = /^(It|They)(?=(?: |’s |’re ))/u.exec(sentence)?.[1];
  if (pronoun !== undefined) {
    const jars = pronoun === 'They' && offer.name?.endsWith('s') === false;
    const fits = aboutOffer && known && (pronoun === 'They') === offer.plural && !jars;
    if (!fits) return sentence;
    const rest = sentence.slice(pronoun.length).replace(/^’s /u, ' is ').replace(/^’re /u, ' are ');
    return `${subject}${rest}`;
  }
  const turned = /^((?:Unlike|Compared|Instead of|Contrary to|As opposed to) [^,]+), (it|they) (.+)$/u.exec(
    sentence,
  );
  if (turned !== null && known && (turned[2] === 'they') === offer.plural)
    return `${turned[1] ?? ''}, ${offer.name ?? lowerFirst(subject)} ${turned[3] ?? ''}`;
  const [first = ''] = sentence.split(' ');
  const rest = sentence.slice(first.length);
  if (known && isParticiple(first) && !/ (?:we|they|it|people) /u.test(sentence)) {
    const been = /^(?:Tested|Used|Trusted|Validated|Approved|Recommended|Piloted|Trialled|Chosen)$/u.test(
      first,
    );
    const verb = been ? (offer.plural ? 'have been' : 'has been') : offer.plural ? 'are' : 'is';
    return `${subject} ${verb} ${first.toLowerCase()}${rest}`;
  }
  const base = baseOf(first);
  if (base === undefined || isSentence(sentence)) return sentence;
  if (/^(?:Looking|Raising|Seeking|Hiring|Recruiting|Searching)$/u.test(first))
    return `${alone ? 'I’m' : 'We’re'} ${lowerFirst(sentence)}`;
  if (namesByDoing(sentence)) return sentence;
  if (first.endsWith('ing')) return `${alone ? 'I' : 'We'} ${base}${rest}`;
  if (!first.endsWith('s') || / (?:for|of|in) /u.test(sentence.split(' ').slice(1, 3).join(' ')))
    return sentence;
  return known ? `${subject} ${offer.plural ? base : thirdPerson(base)}${rest}` : sentence;
}

function isParticiple(word: string): boolean {
  return /^(?:Tested|Used|Trusted|Validated|Approved|Recommended|Piloted|Trialled|Chosen|Made|Built|Designed|Grown|Certified|Sold|Based|Sewn|Printed|Produced|Cooked|Baked|Powered|Hosted|Run|Delivered|Written|Guaranteed|Insured|Assembled|Woven|Knitted)$/u.test(
    word,
  );
}

/** The offer as the subject of a sentence: its name, or “our app”, “our biscuits”. */
export function offerSubject(offer: Offer, alone: boolean): string {
  if (offer.name !== undefined) return offer.name;
  const measured =
    /^(?:\d\S* )?(?:euro|pound|dollar|kilo|litre|minute|hour|day|week|month|metre|watt|page|seat)s? /u;
  const words = coreNoun(offer.short ?? offer.phrase ?? '')
    .replace(measured, '')
    .replace(/^\p{L}+[- ]free /u, '')
    .split(' ');
  const noun = (words.length === 3 ? words.slice(1) : words).join(' ') || 'offer';
  return `${alone ? 'My' : 'Our'} ${noun}`;
}

/** A line that is no sentence, said with the words of the line. */
export function fragmentAsSentence(text: string, role: Role): string {
  if (/\bso far\b/u.test(text)) return text;
  const price = priced.exec(text);
  if (price !== null) {
    const [, kind = '', rest = ''] = price;
    return `The price is ${kind.toLowerCase()}${rest.replace(/^(?: of|:)? /u, ': ')}`;
  }
  if (/^[^:]{3,30}: /u.test(text)) return text;
  if (role === 'proof' && /\b(?:a|per) (?:year|month|week|day)\b/u.test(text) && !/,/u.test(text))
    return `Today: ${running(text)}`;
  if (role === 'proof' && /\b(?:last|this) (?:year|month|week|summer|winter|spring|autumn)\b/u.test(text))
    return `The figures: ${running(text)}`;
  const listed = role === 'benefit' && text.split(', ').length > 2;
  return `${fragmentLeads[listed ? 'how' : role]} ${running(text)}`;
}

/** A line as it goes on after a colon: names and acronyms keep their capital. */
function running(text: string): string {
  const [first = ''] = text.split(/[\s,]/u);
  return /\p{Lu}.*\p{Lu}/u.test(first) || names.has(first) ? text : lowerFirst(text);
}

const names = new Set(properNouns.split(' '));

/** How a noun phrase is made a sentence, by what it is about. */
const fragmentLeads: Record<Role, string> = {
  definition: 'In practice:',
  problem: 'What we see:',
  benefit: 'The benefit:',
  how: 'In practice:',
  difference: 'The difference:',
  proof: 'So far:',
  stage: 'Where we are:',
  model: 'On price:',
  team: 'The team:',
  ask: 'What we ask for:',
};

/** “240 euros.” */
const bareAmount = /^(?:[£€$]\d[\d,.]*|\d[\d,]* ?(?:euros?|pounds?|dollars?))[.]?$/u;

/** “14 euros a walk”. */
const price =
  /^(?:[£€$]\d[\d,.]*|\d[\d,.]* ?(?:euros?|pounds?|dollars?|€|£)) (?:a|an|per|each|for|all) [^,]{2,40}$/u;

const priced = /^(fixed|flat) (?:price|fee|rate)((?: of|:)? .+)$/iu;
