import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords } from '../words';
import { breakSentence, isAnaphoric, isSentence, shorten } from './clauses';
import { fragmentAsSentence, offerSubject, wholeSentence } from './fragments';
import { countsFirst, reach, thosePeople } from './counts';
import { roleBeside, roleOf } from './roles';
import { keepsPoint, namedLater, states, story } from './statement';
import { isOrder } from './verbs';

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
  const leads = new Set<Role>();
  const subject = offerSubject(offer, alone);
  let aboutOffer = offer.phrase !== undefined || offer.short !== undefined;
  for (const part of rest.flatMap((sentence) => breakSentence(sentence, sentenceLimits.longest))) {
    const afterProblem = kept.at(-1)?.role === 'problem' && !goesOn.test(part);
    const text = wholeSentence(part, offer, subject, alone, aboutOffer || afterProblem);
    aboutOffer = /^(?:It|They|The \p{Ll}+)\b/u.test(part) ? aboutOffer : text.startsWith(subject);
    // “What if every visit ended with one clear page?” says what the offer brings.
    if (/^What if .+\?$/u.test(text)) {
      kept.push({ text, role: beforeOffer ? 'problem' : 'benefit', shorter: [], order: kept.length });
      continue;
    }
    if (text.endsWith('?') || countWords(text) < (/^No \p{Ll}/u.test(text) || reach.test(text) ? 2 : 3))
      continue;
    const role = roleBeside(text, offer, subject);
    if (isOrder(text)) {
      const says = offer.phrase === undefined && kept.length === 0;
      kept.push({ text, role: says ? 'definition' : roleOf(text), shorter: [], order: kept.length });
      continue;
    }
    if (!isSentence(text) && !(offer.name !== undefined && text.startsWith(`${offer.name} `))) {
      const said = lineSaid(text, role, leads);
      if (said !== undefined) kept.push({ ...said, order: kept.length });
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
    const others = role === 'how' && !/^(?:We|I|Our|My)\b/u.test(text);
    const tellsBefore =
      (others && beforeOffer) || (first && (story.test(text) || (others && namedLater(text, rest, offer))));
    const says = first && states(text, offer) ? 'definition' : tellsBefore ? 'problem' : role;
    kept.push({
      text,
      role: says,
      shorter: cutsOf(text, role, says),
      order: kept.length,
    });
  }
  return kept;
}

/** A line that is no sentence, said as one; one for each role, but every count. */
function lineSaid(text: string, role: Role, leads: Set<Role>): Omit<BriefSentence, 'order'> | undefined {
  if (countWords(text) > 18) return undefined;
  if (thosePeople.test(text)) return { text, role: 'problem', shorter: [] };
  const again = leads.has(role);
  // Said after the first, a second count needs no words to lead in to it.
  if (again) return role === 'proof' && /^\d/u.test(text) ? { text, role, shorter: [] } : undefined;
  leads.add(role);
  const cuts = role === 'proof' ? countsFirst(text).map((cut) => fragmentAsSentence(cut, role)) : [];
  return { text: fragmentAsSentence(text, role), role, shorter: role === 'proof' ? [text, ...cuts] : [] };
}

/** Shorter ways to say it that keep what it is said for. */
function cutsOf(text: string, role: Role, says: Role): string[] {
  return shorten(text).filter(
    (cut) =>
      (says !== 'definition' || keepsPoint(text, cut)) &&
      (says !== 'problem' || role !== 'problem' || roleOf(cut) === 'problem') &&
      // “9 children in January, now 74”: the point comes last.
      !/, now /u.test(text.slice(cut.length - 1)),
  );
}

/** What the founders do about what was just told. */
const answers = /^(?:We|I) \p{L}+ (?:it|them)\b/u;

// “It” that speaks of the problem just told, not of the offer.
const goesOn =
  /^(?:It|They) (?:happens?|means?|is|are|was|were|often|leads?|makes?|takes?|hurts?|costs? (?:them|us|the|a|an)|end|then|also|have|has|go|give|lose|wait|need|want|feel|can)\b/u;
