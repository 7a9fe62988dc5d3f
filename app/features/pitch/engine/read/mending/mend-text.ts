import type { Locale } from '#app/i18n/locales';
import { startsUpper, upperFirst } from '../../words';
import { type Habits, mendedTokens } from './mend';
import { tokensOf } from './tokens';

/** A text with the words that were meant for those that were mistyped, as far as the words beside them tell. */
export function mendText(text: string, lang: Locale, habits: Habits): string {
  const tokens = tokensOf(text, lang);
  const said = mendedTokens(tokens, habits, lang);
  let mended = text;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const { typed = '', from = 0, to = 0 } = tokens[at] ?? {};
    const right = said[at];
    if (right === undefined || right === typed) continue;
    const written = startsUpper(text.slice(from, to)) ? upperFirst(right) : right;
    mended = mended.slice(0, from) + written.replaceAll("'", '’') + mended.slice(to);
  }
  return mended;
}
