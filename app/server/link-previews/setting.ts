import { countGraphemes } from '#app/lib/text';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const longest = 150;

const sizes = [
  [44, 96],
  [80, 80],
  [115, 68],
  [longest, 58],
] as const;

const smallest = 58;

const lineWidth = 920;
const letterWidth = 0.5;

/** One line of visible characters, 150 at most, with an ellipsis where it was longer. */
export function cutTitle(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  // Stacked marks can make one character thousands of units long.
  const characters = Array.from(segmenter.segment(clean.slice(0, longest * 8)), ({ segment }) => segment);
  if (characters.length <= longest && clean.length <= longest * 8) return clean;
  const cut = characters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

/** False for scripts other than Latin and for pictographs. */
export function canBeSet(text: string): boolean {
  return (
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) &&
    !/\p{Emoji_Presentation}/u.test(text) &&
    !/\p{M}{3}/u.test(text)
  );
}

/** In px: smaller for a long title, and until its longest word fits a line. */
export function titleSize(title: string): number {
  const count = countGraphemes(title);
  const size = sizes.find(([most]) => count <= most)?.[1] ?? smallest;
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(size, Math.max(smallest, Math.floor(lineWidth / (longestWord * letterWidth))));
}
