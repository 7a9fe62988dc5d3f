import { unsafe } from './clean-text';

const everyUnsafe = new RegExp(unsafe, 'g');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One character a unit, as a field that is empty has them. */
const plain = /^[ -~]*$/;

/** How many characters a reader sees: grapheme clusters, so that é, 👩‍🚀 and 🇫🇷 count once each. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** UTF-16 units allowed for each visible character, so that stacked marks cannot hide a novel. */
const unitsPerGrapheme = 4;

/** Visible characters; more where they are made of so many units that these count. */
export function countTowardsLimit(text: string): number {
  return Math.max(countGraphemes(text), Math.ceil(text.length / unitsPerGrapheme));
}

/** True when a text has at most `limit` visible characters, and not too many units for them. */
export function fitsIn(text: string, limit: number): boolean {
  return text.length <= limit || (text.length <= limit * unitsPerGrapheme && countGraphemes(text) <= limit);
}

/** The first `most` UTF-16 units of a text; one less where they would end in half a character. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** True when there is something to see: joiners, tags and spaces alone are nothing. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Without what `isCleanText` refuses: for what has to be taken whatever came along when it was pasted. */
export function cleaned(text: string): string {
  return text.toWellFormed().replaceAll(everyUnsafe, '');
}
