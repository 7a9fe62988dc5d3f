import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords, fold } from '../words';
import { breakSentence, isAnaphoric, isSentence, shorten } from './clauses';
import { fragmentAsSentence, offerSubject, wholeSentence } from './fragments';
import { isOrder } from './verbs';
import { roleCues } from './lexicon';

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
    if (text.endsWith('?') || countWords(text) < (/^No \p{Ll}/u.test(text) ? 2 : 3)) continue;
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
        text: fragmentAsSentence(text, role),
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
    ![
      'ask',
      'proof',
      'team',
      'stage',
      ...(offer.name !== undefined && text.startsWith(offer.name) ? [] : ['problem']),
      'model',
    ].includes(roleOf(text))
  );
}

export function roleOf(sentence: string): Role {
  const folded = fold(sentence);
  if (
    /\b(?:need|want|hope|plan|have|like) to (?:test|find out|check|learn) (?:whether|if|how|what|who)\b/u.test(
      folded,
    )
  )
    return 'stage';
  if (/^(?:we|i) (?:have|own|run) \d[\d,.]* .*\balready\b/u.test(folded)) return 'proof';
  if (/^(?:we|i) (?:take|keep|charge) \d+ ?%/u.test(folded)) return 'model';
  if (/^(?:nobody|no one|no \p{L}+) .*\byet[.]?$/u.test(folded)) return 'stage';
  if (/^(?:we|i) (?:lack|miss|are missing) (?:an?|one|two|three|someone)\b/u.test(folded)) return 'ask';
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
