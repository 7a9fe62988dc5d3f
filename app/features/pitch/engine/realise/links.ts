import { languages } from '../languages/language';
import { isIndefinite } from '../languages/words';
import { isNumberWord } from '../numbers';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../facts';
import { standAlone } from './joined';

export function linked(line: Line, before: Line[], { lang }: Reading): Line {
  const [fact] = line.facts;
  const last = before.at(-1);
  const isNote = fact?.form === 'fragment' && !standAlone.has(line.kind);
  // « Elle lit à voix haute » speaks of whoever was there the day before: behind the offer it would be the offer.
  const isOfSomebody = languages[lang].cues.thirdPersons.has(wordsOf(line.text, lang)[0]?.folded ?? '');
  const moment = before.find(({ kind }) => kind === 'moment');
  if (fact?.field === 'change' && isOfSomebody && moment) return { ...line, after: moment };
  if (fact?.field !== 'description')
    return fact?.leans === 'before' && last ? { ...line, after: last } : line;
  if (last && (fact?.leans === 'before' || (isNote && last.kind !== 'offer')))
    return { ...line, after: last };
  const needs = pointedAt(line, before, lang);
  return needs && needs.kind !== 'offer' ? { ...line, needs } : line;
}

/** The line before that this one points at, by the surest sign: “that beer”, “the battery”. */
function pointedAt({ text, kind }: Line, before: readonly Line[], lang: Reading['lang']): Line | undefined {
  const shownStem = demonstrated(text, lang);
  const shown = shownStem === undefined ? [] : before.filter((one) => names(one, shownStem, lang));
  const nouns = kind === 'offer' ? [] : definiteNouns(text, lang);
  return (
    shown.findLast(({ after }) => after === undefined) ??
    shown.at(-1) ??
    (nouns.length > 0 ? before.findLast((one) => introduces(one.text, nouns, lang)) : undefined)
  );
}

function names({ text }: Line, stem: string, lang: Reading['lang']): boolean {
  return wordsOf(text, lang).some(({ folded }) => folded.startsWith(stem));
}

function stemOf(folded = ''): string | undefined {
  return folded.length < 4 ? undefined : folded.slice(0, 5);
}

/** “Our valve pushes that beer out” is about a beer that was named before. */
function demonstrated(text: string, lang: Reading['lang']): string | undefined {
  const { demonstratives } = languages[lang].cues;
  const words = wordsOf(text, lang);
  const at = words.findIndex(({ folded }, index) => index > 0 && demonstratives.has(folded));
  const isCounted = isNumberWord(words[at + 1]?.folded ?? '', lang);
  return at < 0 ? undefined : stemOf(words[at + (isCounted ? 2 : 1)]?.folded);
}

/** “Change the battery” is heard after “a battery of 9 volts”. */
function introduces(text: string, pointed: readonly string[], lang: Reading['lang']): boolean {
  const isNew = (folded: string) => isNumberWord(folded, lang) || isIndefinite({ folded }, languages[lang]);
  return nounsAfter(text, isNew, lang).some((noun) => pointed.includes(noun));
}

function definiteNouns(text: string, lang: Reading['lang']): string[] {
  return nounsAfter(text, (folded) => languages[lang].cues.titles.has(folded), lang);
}

/** The beginnings of the words that stand after a right one. */
function nounsAfter(text: string, isRight: (folded: string) => boolean, lang: Reading['lang']): string[] {
  return wordsOf(text, lang).flatMap(({ folded }, at, words) =>
    folded.length >= 4 && isRight(words[at - 1]?.folded ?? '') ? [folded.slice(0, 5)] : [],
  );
}
