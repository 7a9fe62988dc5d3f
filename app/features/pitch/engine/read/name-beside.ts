import type { Language } from '../languages/language';
import { isAnd, isPerson, startsWithUs } from '../languages/words';
import { startsUpper } from '../words';
import { isCoined, isName, isNamePart, mostNameWords, type Told } from './names';

/**
 * “I started Second Station because …”, «hice una aspiradora, la Qarmín, que …», “Our device, Gaali, is …”, “Kamba Moja, one rope, is a
 * mat”: a name where the founders make something, or beside what it is. “We are three builders from Jerez, Zacatecas” has none.
 */
export function nameBeside(told: Told & { verb: number }, language: Language): string | undefined {
  const { words, text } = told;
  const { cues } = language;
  const acts = words.findIndex((_, at) => startsWithUs(words.slice(at), language));
  const made = acts < 0 ? undefined : cues.makers.find(words.slice(acts));
  const [first] = words;
  const isOfUs = first !== undefined && cues.ourselves.has(first.folded) && !cues.subjects.has(first.folded);
  const isAfterComma = (at: number) => text.charAt(words[at - 1]?.to ?? text.length) === ',';
  const starts = words.flatMap(({ folded }, at) => {
    const isTitled = cues.titles.has(folded) && isAfterComma(at) && (made !== undefined || isOfUs);
    const isMade = made !== undefined && at === acts + made.to;
    const isOfThing = isOfUs && at <= mostOfThing && isAfterComma(at);
    if (at === 0) return isSubjectApart(told, language) ? [0] : [];
    return isTitled || isMade || isOfThing ? [isTitled ? at + 1 : at] : [];
  });
  return starts.map((at) => nameAt(told, at, language)).find((name) => name !== undefined);
}

/** “Our paper bag, Bagga” */
const mostOfThing = 4;

/** “Kamba Moja, one rope, is a mat”: what acts, and between commas a few words that are no person’s nor others’. */
function isSubjectApart({ words, text, verb }: Told & { verb: number }, language: Language): boolean {
  const commas = words.flatMap(({ to }, at) => (text.charAt(to) === ',' ? [at] : []));
  const [first = -1, second = -1] = commas;
  const aside = words.slice(first + 1, second + 1);
  const isOther = aside.some((word) => isPerson(word, language) || language.cues.they.has(word.folded));
  const isOurs = language.grammar.isOurs(words[0]?.text ?? '') !== undefined;
  return (
    first >= 0 &&
    first < mostNameWords &&
    second === verb - 1 &&
    aside.length <= mostAside &&
    language.cues.copulas.has(words[verb]?.folded ?? '') &&
    !isOther &&
    !isOurs
  );
}

const mostAside = 6;

/** Words with capitals up to a mark or a word that begins another clause; not two names, nor where something is. */
function nameAt({ words, text }: Told, at: number, language: Language): string | undefined {
  const { cues } = language;
  const isEnd = (one: number) => text.slice(words[one]?.to, words[one + 1]?.from).trim() !== '';
  const end = words.findIndex(
    (_, one) => one >= at && (isEnd(one) || !isNamePart(words[one + 1]?.text ?? '')),
  );
  const [first, last, next] = [words[at], words[end], words[end + 1]];
  if (first === undefined || last === undefined || !startsUpper(first.text)) return undefined;
  const isFollowed =
    at > 0 && next && (cues.subordinators.has(next.folded) || cues.relatives.has(next.folded));
  const isOne = next === undefined || isFollowed || (isEnd(end) && !startsUpper(next.text));
  const named = words.slice(at, end + 1);
  const isTwo = named.some((word) => isAnd(word, language));
  if (isTwo || cues.beforePlace.has(first.folded) || !isOne || !isCoined(named, language)) return undefined;
  const name = text.slice(first.from, last.to);
  return isName(name, cues) && !noName.test(name) ? name : undefined;
}

/** “CDI”, “Comptez 45”, “That’s Rollaway”. */
const noName = /^\p{Lu}+$|\d|[’'](?!\p{Lu})/u;
