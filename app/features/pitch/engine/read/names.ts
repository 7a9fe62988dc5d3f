import type { Cues } from '../languages/cues';
import { wordsOf } from '../phrases';
import { fold } from '../words';

/** Words with capitals, perhaps after an article and with small words between them: “La Grange aux Voix”. */
export function isName(text: string, cues: Cues): boolean {
  const tokens = text.split(/\s+/u);
  const isTitled = cues.titles.has(fold(tokens[0] ?? ''));
  const rest = isTitled ? tokens.slice(1) : tokens;
  const [first = ''] = rest;
  const isUncommon = !cues.common.has(fold(first)) && first.length > 1;
  const hasLaterCapital = rest.slice(1).some((token) => /^\p{Lu}/u.test(token));
  if (!/^\p{Lu}/u.test(first) || !(isUncommon || hasLaterCapital) || /[’']$/u.test(text)) return false;
  const holdsSubject = tokens.some((token) => cues.subjects.has(fold(token)));
  if (holdsSubject || (!isTitled && cues.stopNouns.has(fold(tokens[0] ?? '')))) return false;
  return rest.length <= mostNameWords && rest.every((token) => isNamePart(token));
}

/** French and Spanish put an article before a noun that is a subject; what has none is a name. */
export function isNameStart(text: string, cues: Cues): boolean {
  const [first = ''] = text.split(/[\s’]/u);
  const isOrdinary =
    cues.common.has(fold(first)) ||
    cues.subordinators.has(fold(first)) ||
    cues.without.startsAt(wordsOf(first), 0);
  return /^\p{Lu}\p{Ll}/u.test(first) && !isOrdinary && !text.includes(',');
}

function isNamePart(token: string): boolean {
  return /^[\p{Lu}\d]/u.test(token) || nameLinks.has(fold(token)) || /^[dl]’\p{Lu}/u.test(token);
}

const mostNameWords = 5;
const nameLinks = new Set('of the and & de du des la le les et a aux au y del el en'.split(' '));
