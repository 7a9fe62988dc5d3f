import { languages } from '../languages/language';
import { isNumberWord } from '../numbers';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../read/facts';
import { standAlone } from './joined';

/** A line with those that it points back to, by a pronoun, as a note, or by “the” before what was named. */
export function linked(line: Line, before: Line[], { lang }: Reading): Line {
  const [fact] = line.facts;
  const last = before.at(-1);
  const isNote = fact?.form === 'fragment' && !standAlone.has(line.kind);
  // What is different the day after speaks of who was there before.
  const moment = fact?.field === 'change' ? before.find(({ kind }) => kind === 'moment') : undefined;
  if (moment) return { ...line, after: moment };
  if (fact?.field !== 'description')
    return fact?.leans === 'before' && last ? { ...line, after: last } : line;
  if (last && (fact?.leans === 'before' || (isNote && last.kind !== 'offer')))
    return { ...line, after: last };
  // “3 broke, bracket changed” is said of the 62 before.
  const counts = (one: Line | undefined) =>
    one?.kind === 'proof' && isNumberWord(wordsOf(one.text, lang)[0]?.folded ?? '', lang);
  if (last && counts(line) && counts(last) && line.words < last.words) return { ...line, after: last };
  const named =
    before.find(({ text }) => saysDefinite(line.text, text, lang)) ??
    before.findLast(({ text }) => line.kind !== 'offer' && saysIntroduced(line.text, text, lang));
  const shown = before.filter(({ text }) => pointsAt(line.text, text, lang));
  const compared = before.find(({ text }) => sharesBase(line.text, text, lang));
  // Of two that name it the one that can be said alone.
  const needs = shown.findLast(({ after }) => after === undefined) ?? shown.at(-1) ?? named ?? compared;
  return needs && needs.kind !== 'offer' ? { ...line, needs } : line;
}

/** “Now it is 2 in a hundred” is heard after “nine in every hundred”. */
function sharesBase(text: string, earlier: string, lang: Reading['lang']): boolean {
  const { shareBases, beforeBase } = languages[lang].cues;
  const baseOf = (one: string) =>
    wordsOf(one, lang).find(
      ({ folded }, at, words) => shareBases.has(folded) && beforeBase.has(words[at - 1]?.folded ?? ''),
    )?.folded;
  const base = baseOf(text);
  return base !== undefined && base === baseOf(earlier);
}

/** “Our valve pushes that beer out” is about a beer that was named before. */
function pointsAt(text: string, earlier: string, lang: Reading['lang']): boolean {
  const { demonstratives } = languages[lang].cues;
  const words = wordsOf(text, lang);
  const at = words.findIndex(({ folded }, index) => index > 0 && demonstratives.has(folded));
  // “Those 3 days” are days.
  const isCounted = isNumberWord(words[at + 1]?.folded ?? '', lang);
  const noun = at < 0 ? undefined : words[at + (isCounted ? 2 : 1)]?.folded;
  if (noun === undefined || noun.length < 4) return false;
  return wordsOf(earlier, lang).some(({ folded }) => folded.startsWith(noun.slice(0, 5)));
}

/** “Change the battery” is heard after “a battery of 9 volts”. */
function saysIntroduced(text: string, earlier: string, lang: Reading['lang']): boolean {
  const { cues, grammar } = languages[lang];
  const nounsAfter = (one: string, isRight: (folded: string) => boolean) =>
    wordsOf(one, lang).flatMap(({ folded }, at, words) =>
      folded.length >= 4 && isRight(words[at - 1]?.folded ?? '') ? [folded.slice(0, 5)] : [],
    );
  const isIndefinite = (folded: string) =>
    isNumberWord(folded, lang) || (!cues.titles.has(folded) && grammar.withoutArticle(`${folded} x`) === 'x');
  const introduced = new Set(nounsAfter(earlier, isIndefinite));
  return nounsAfter(text, (folded) => cues.titles.has(folded)).some((noun) => introduced.has(noun));
}

/** “The plant’s own lignin” is about a plant that was named before. */
function saysDefinite(text: string, earlier: string, lang: Reading['lang']): boolean {
  const [article, noun] = wordsOf(text, lang);
  if (!article || !noun || noun.folded.length < 4 || !languages[lang].cues.titles.has(article.folded))
    return false;
  const stem = noun.folded.slice(0, 5);
  return wordsOf(earlier, lang).some(({ folded }) => folded.startsWith(stem));
}
