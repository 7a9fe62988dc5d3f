import type { Reading } from '../facts';
import { languages } from '../languages/language';
import { startsWithUs } from '../languages/words';
import { isNumberWord, isYear } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { tellsState } from '../read/units';
import type { Cut } from './cut';
import type { Line } from './lines';

/** Whether what goes of a sentence is what it was said for. */
export function losesPoint(line: Line, cut: Cut, lang: Reading['lang']): boolean {
  return [losesResult, losesDeed, losesTurn].some((loses) => loses(line, cut, lang));
}

/** “I asked 64 drivers, |51 said yes”, “who sleeps beside it knows the problem: |the light goes everywhere”. */
function losesResult({ kind }: Line, { kind: of, gone }: Cut, lang: Reading['lang']): boolean {
  if (kind === 'problem' && of === 'colon') return true;
  const isTold = of === 'clause' || of === 'colon';
  return isTold && (kind === 'proof' || kind === 'stage') && numbersAmong(gone, lang) > 0;
}

/** “We are 22 volunteers |and we repaint sundials”: without its end it tells who they are, and not what they do. */
function losesDeed({ kind, text }: Line, { gone }: Cut, lang: Reading['lang']): boolean {
  const language = languages[lang];
  const deed = language.cues.afterJoint.has(gone[0]?.folded ?? '') ? gone.slice(1) : gone;
  const isTold = kind === 'offer' || kind === 'team';
  // “Nobody asks them, |so we built a ladle”
  const made = language.cues.makers.find(gone);
  if (made !== undefined && startsWithUs(gone.slice(made.from), language)) return true;
  return (
    isTold &&
    tellsState(wordsOf(text, lang), language) &&
    startsWithUs(deed, language) &&
    !tellsState(deed, language)
  );
}

/** “My cousin leaves in March, |so I need a welder”, “A new one is 14k, |we do yours for 1850”: the end is the point of it, as is what founders lack: “turned away forty families, |because I have to sleep”. */
function losesTurn({ text, kind }: Line, { gone, kind: of }: Cut, lang: Reading['lang']): boolean {
  const language = languages[lang];
  const { cues } = language;
  if (kind === 'offer') return false;
  const ends = cues.afterJoint.has(gone[0]?.folded ?? '') ? gone.slice(1) : gone;
  const isTurn = of === 'joined' || of === 'clause';
  const isOfUs = startsWithUs(wordsOf(text, lang), language);
  const isRival = isTurn && !isOfUs && startsWithUs(ends, language) && numbersIn(text, lang) > 0;
  const isOfFounders = ({ folded, text: word }: Word) =>
    cues.ourselves.has(folded) || language.grammar.isOurs(word) !== undefined;
  const isOurReason = of === 'reason' && kind !== 'problem' && gone.some(isOfFounders);
  return isRival || isOurReason || (kind !== 'need' && cues.needs.find(gone) !== undefined);
}

export function numbersIn(text: string, lang: Reading['lang']): number {
  return numbersAmong(wordsOf(text, lang), lang);
}

export function numbersAmong(words: readonly Word[], lang: Reading['lang']): number {
  return words.filter(({ folded }) => isNumberWord(folded, lang) && !isYear(folded)).length;
}
