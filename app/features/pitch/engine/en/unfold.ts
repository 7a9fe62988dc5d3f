import { countWords, upperFirst } from '../words';
import { isSentence } from './clauses';
import { baseOf } from './grammar';

/** A sentence that tells two things in an order of its own, as the sentences one would say. */
export function unfold(sentence: string): string[] {
  // “So I built ScamShield: it answers …”
  const built =
    /^(?:So|And so|That’s why|Then),? (?:we|I)(?:’ve| have)? (?:built|created|founded|invented|designed) (\p{Lu}[\p{L}\d]*): it (.+)$/u.exec(
      sentence,
    );
  if (built !== null) return [`${built[1] ?? ''} ${built[2] ?? ''}`];
  const why = /^Because ([^,]{6,}), ((?:we|I) \p{L}+ .+)$/u.exec(sentence);
  if (why !== null) return [`${upperFirst(why[1] ?? '')}.`, upperFirst(why[2] ?? '')];
  const being =
    /^((?:I|We)(?:’m|’re| am| are) [^,.]{3,40}?) and ((?:I|we) (?!want|would|need|have|’ve|created|made|built|decided|had|hope|plan)\p{Ll}+ .+)$/u.exec(
      sentence,
    );
  if (being !== null) return [`${being[1] ?? ''}.`, upperFirst(being[2] ?? '')];
  return splices(sentence);
}

/** “Toy library in a van, visits 14 villages, kids borrow 3 toys.” */
function splices(sentence: string): string[] {
  const [thing = '', deed = '', ...more] = sentence.replace(/[.]$/u, '').split(', ');
  const [, verb = ''] = /^(\p{Ll}+s) (?:\d|an?\b|the\b|your\b|any\b|every\b)/u.exec(deed) ?? [];
  if (
    baseOf(verb) === undefined ||
    isSentence(thing) ||
    countWords(thing) < 2 ||
    / (?:that|which|who) /u.test(thing)
  )
    return [sentence];
  return [thing, `It ${deed}`, ...more].reduce<string[]>((told, part, at) => {
    if (at < 2 || isSentence(upperFirst(part))) return [...told, `${upperFirst(part)}.`];
    const last = told.at(-1) ?? '';
    return [...told.slice(0, -1), `${last.replace(/[.]$/u, '')}, ${part}.`];
  }, []);
}
