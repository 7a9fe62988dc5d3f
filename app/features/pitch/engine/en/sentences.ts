import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isAnaphoric, isSentence, shorten } from './clauses';
import { baseOf, thirdPerson } from './grammar';
import { isOrder } from './verbs';
import { roleCues } from './lexicon';
import { coreNoun } from './noun-phrase';

/**
 * The sentences of the brief that can be said as they are, each with what it is about; those told ahead of the offer
 * (`beforeOffer`) speak of the problem.
 */
export function readSentences(
  rest: string[],
  offer: Offer,
  alone: boolean,
  beforeOffer = false,
): BriefSentence[] {
  const kept: BriefSentence[] = [];
  const leads = new Set<string>();
  const subject = offerSubject(offer, alone);
  let aboutOffer = offer.phrase !== undefined || offer.short !== undefined;
  for (const part of rest.flatMap((sentence) => breakSentence(sentence, sentenceLimits.longest))) {
    const afterProblem = kept.at(-1)?.role === 'problem' && !goesOn.test(part);
    const text = wholeSentence(part, offer, subject, alone, aboutOffer || afterProblem);
    aboutOffer = /^(?:It|They|The \p{Ll}+)\b/u.test(part) ? aboutOffer : text.startsWith(subject);
    // “What if every visit ended with one clear page?” says what the offer brings.
    if (/^What if .+\?$/u.test(text)) {
      kept.push({ text, role: 'benefit', shorter: [], order: kept.length });
      continue;
    }
    if (text.endsWith('?') || countWords(text) < 3) continue;
    const role = roleOf(text);
    if (isOrder(text)) {
      const says = offer.phrase === undefined && kept.length === 0;
      kept.push({ text, role: says ? 'definition' : roleOf(text), shorter: [], order: kept.length });
      continue;
    }
    if (!isSentence(text) && !(offer.name !== undefined && text.startsWith(`${offer.name} `))) {
      if (leads.has(role) || countWords(text) > 18) continue;
      leads.add(role);
      kept.push({
        text: /\bso far\b/u.test(text)
          ? text
          : priced.test(text)
            ? `It’s a ${lowerFirst(text)}`
            : `${fragmentLeads[role]} ${lowerFirst(text)}`,
        role,
        shorter: [],
        order: kept.length,
      });
      continue;
    }
    const last = kept.at(-1);
    if (
      (isAnaphoric(text) || answers.test(text)) &&
      last !== undefined &&
      last.text.split(/[.!?] /u).length < 3
    ) {
      last.shorter = [last.text, ...last.shorter];
      last.text = `${last.text} ${text}`;
      const stated = answers.test(text) && last.role === 'problem' && offer.phrase === undefined;
      if (stated) Object.assign(last, { role: 'definition', shorter: [] });
      else if (last.role === 'how' && role !== 'how') last.role = role;
      continue;
    }
    const first = kept.every((sentence) => sentence.role === 'problem' || sentence.text.endsWith('?'));
    const ahead = beforeOffer && role === 'how' && !/^(?:We|I|Our|My)\b/u.test(text);
    const says = first && states(text, offer) ? 'definition' : ahead ? 'problem' : role;
    kept.push({
      text,
      role: says,
      shorter: says === 'definition' ? shorten(text).filter((cut) => keepsPoint(text, cut)) : shorten(text),
      order: kept.length,
    });
  }
  return kept;
}

/** What the founders do about what was just told. */
const answers = /^(?:We|I) \p{L}+ (?:it|them)\b/u;

/** “We collect X and turn it into Y”: without the second half, the point is gone. */
function keepsPoint(text: string, cut: string): boolean {
  return !text.slice(cut.replace(/[.]$/u, '').length).startsWith(' and ');
}

const priced = /^(?:fixed|flat|single|monthly|yearly|one-off) (?:price|fee|rate)\b/iu;

// “It” that speaks of the problem just told, not of the offer.
const goesOn =
  /^(?:It|They) (?:happens?|means?|is|are|was|were|often|leads?|makes?|takes?|hurts?|costs? (?:them|us|the|a|an)|end|then|also|have|has|go|give|lose|wait|need|want|feel|can)\b/u;

/** The first sentence says what the founders do, in place of a definition. */
function states(text: string, offer: Offer): boolean {
  if (offer.phrase !== undefined || offer.short !== undefined) return false;
  return (
    (/^(?:We|I|Our|My) \p{L}+/u.test(text) ||
      (offer.name !== undefined && text.startsWith(`${offer.name} `))) &&
    !/^(?:We|I)(?:’re|’ve|’m| are| am| have| had)? ?(?:want|need|look|rais|seek|notic|know|believ|think|saw|see|realis|realiz|already|been|love|hope)/u.test(
      text,
    ) &&
    !['ask', 'proof', 'team', 'stage', 'problem', 'model'].includes(roleOf(text))
  );
}

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

export function roleOf(sentence: string): Role {
  const folded = fold(sentence);
  const parts = folded.split(', ');
  if (!isSentence(sentence) && parts.some((part) => countsResults.test(part) && !/^\d+ years?\b/u.test(part)))
    return 'proof';
  if (
    countsResults.test(folded) &&
    (!isSentence(sentence) || /\b(?:our|on the waiting list)\b/u.test(folded))
  )
    return 'proof';
  if (/^no \w+/u.test(folded) && !isSentence(sentence)) return 'benefit';
  const ofUs = /\b(?:we|our|us|my|i|it|already|so far|less(?! than)|fewer|since)\b/u.test(
    folded.replace(/\bour (?:district|town|village|city|country|area|valley|region|street)\b/u, ''),
  );
  const problem = roleCues.find(([role]) => role === 'problem')?.[1];
  const bought =
    /\b(?:came|come back|booked|bought|joined|used|subscribed|signed|ordered|stayed|renewed|recommend)\b/u.test(
      folded,
    );
  if (!ofUs && !bought && problem?.test(folded) && !/^unlike|\b(?:instead of|rather than)\b/u.test(folded))
    return 'problem';
  const helps =
    /\b(?:avoids?|prevents?|reduces?|saves?|cuts?|helps?|lets?|allows?|so that|no longer)\b/u.test(folded);
  const found = roleCues.find(
    ([role, cue]) =>
      cue.test(folded) && !(role === 'problem' && (helps || /^(?:we|i|our|my)\b/u.test(folded))),
  );
  return found?.[0] ?? 'how';
}

/** Begins with a number of people, places or things done: “412 members”, “2,100 repairs last year”. */
const countsResults =
  /^(?:more than |over |already )?\d[\d,.]*%? (?!(?:minute|hour|day|week|month|kg|kilo|gram|km|metre|mile|litre|euro|pound|dollar|scent|colour|size|flavour|strength|model|module|step|year|thousand|k\b|m\b|cm|ml)s?\b)[a-z]/u;

/** “It needs …” becomes “Taproot needs …”, “Saves time” becomes “Our app saves time”, “Tested by …” gets its subject. */
function wholeSentence(
  sentence: string,
  offer: Offer,
  subject: string,
  alone: boolean,
  aboutOffer: boolean,
): string {
  const known = offer.phrase !== undefined || offer.short !== undefined || offer.name !== undefined;
  const pronoun = /^(It|They)(?=(?: |’s |’re ))/u.exec(sentence)?.[1];
  if (pronoun !== undefined) {
    const fits = aboutOffer && known && (pronoun === 'They') === offer.plural;
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
  if (first.endsWith('ing')) return `${alone ? 'I' : 'We'} ${base}${rest}`;
  if (!first.endsWith('s') || / (?:for|of|in) /u.test(sentence.split(' ').slice(1, 3).join(' ')))
    return sentence;
  return known ? `${subject} ${offer.plural ? base : thirdPerson(base)}${rest}` : sentence;
}

function isParticiple(word: string): boolean {
  return /^(?:Tested|Used|Trusted|Validated|Approved|Recommended|Piloted|Trialled|Chosen|Made|Built|Designed|Grown|Certified|Sold|Based|Sewn|Printed|Produced|Cooked|Baked|Powered|Hosted|Run|Delivered|Written)$/u.test(
    word,
  );
}

/** The offer as the subject of a sentence: its name, or “our app”, “our biscuits”. */
function offerSubject(offer: Offer, alone: boolean): string {
  if (offer.name !== undefined) return offer.name;
  const noun = coreNoun(offer.short ?? offer.phrase ?? '') || 'offer';
  return `${alone ? 'My' : 'Our'} ${noun}`;
}
