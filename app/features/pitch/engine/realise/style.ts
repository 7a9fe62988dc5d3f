import type { Tone, Refinement } from '../../pitch';
import { framesOf } from '../languages/frames';
import { inPlainWords } from '../languages/word-lists';
import { wordsOf } from '../phrases';
import type { Reading } from '../facts';
import { lookUp, startsUpper, upperFirst } from '../words';

export type Style = { shorter: boolean; plain: boolean; formal: boolean };

export function styleOf(refinements: readonly Refinement[]): Style {
  const wants = (tone: Tone) => refinements.some((one) => one.kind === 'tone' && one.tone === tone);
  return { shorter: wants('shorter'), plain: wants('less-jargon'), formal: wants('more-formal') };
}

export function inStyle(text: string, { plain, formal }: Style, lang: Reading['lang']): string {
  const said = plain ? inPlainWords(text, lang) : text;
  return formal ? inFormalWords(said, lang) : said;
}

function inFormalWords(text: string, lang: Reading['lang']): string {
  const { formal } = framesOf[lang];
  let said = '';
  let at = 0;
  for (const { from, to, text: word, folded } of wordsOf(text, lang)) {
    const measured = lookUp(formal, word.toLowerCase().replace('’', "'")) ?? lookUp(formal, folded);
    if (measured === undefined) continue;
    said += text.slice(at, from) + (startsUpper(word) ? upperFirst(measured) : measured);
    at = to;
  }
  return said + text.slice(at);
}
