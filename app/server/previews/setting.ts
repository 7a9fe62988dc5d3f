import { countGraphemes } from '#app/lib/text';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In characters as a reader sees them. */
const longest = 150;

/** Sizes in px, each for titles up to so many characters. */
const sizes = [
  [44, 96],
  [80, 80],
  [115, 68],
  [longest, 58],
] as const;

const smallest = 58;

/** In px: how wide a line may be, and how wide a letter is of a size of 1 px, on average. */
const lineWidth = 920;
const letterWidth = 0.5;

/** On one line, without characters that are not seen, at most 150 characters long; ends with an ellipsis where it was longer. */
export function cutTitle(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  // Stacked marks make one character of a novel: what lies behind so many units is out of the picture anyway.
  const characters = Array.from(segmenter.segment(clean.slice(0, longest * 8)), ({ segment }) => segment);
  if (characters.length <= longest && clean.length <= longest * 8) return clean;
  const cut = characters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

/** False for scripts other than Latin and for pictographs; letters that a face lacks show when it sets them. */
export function canBeSet(text: string): boolean {
  return (
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) &&
    !/\p{Emoji_Presentation}/u.test(text) &&
    !/\p{M}{3}/u.test(text)
  );
}

/** The size in px at which a title fits its place, which its longest word may lower. */
export function titleSize(title: string): number {
  const count = countGraphemes(title);
  const size = sizes.find(([most]) => count <= most)?.[1] ?? smallest;
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(size, Math.max(smallest, Math.floor(lineWidth / (longestWord * letterWidth))));
}
