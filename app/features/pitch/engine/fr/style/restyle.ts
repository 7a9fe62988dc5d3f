import type { Style } from '../../pack';
import { formal } from './formal';
import { plain } from './plain';

/** A sentence in everyday or in measured words, as the style asks; quoted words and placeholders stay as they are. */
export function restyle(sentence: string, style: Style): string {
  const measured = style.formal ? formal(sentence) : sentence;
  return style.plain && !values.test(measured) ? outsideQuotes(measured, plain) : measured;
}

/** The declared values are the founder's own words. */
const values = /^(?:\p{L}+ (?:mots?|idées?) (?:nous|me) guident? :|(?:Nos|Mes) valeurs tiennent)/u;

function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/(«[^»]*»|\[[^\]]*\]|\u0001[^\u0002]*\u0002)/u)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}
