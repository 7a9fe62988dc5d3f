import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const from = 'node_modules/@fontsource-variable/newsreader/files';

/** Optical sizes in points: of titles and other large text, and of running text. */
const display = 72;
const reading = 16;

type Cut = {
  to: string;
  /** What is named after it in the package: letters, style. */
  letters: 'latin' | 'latin-ext';
  style?: 'normal' | 'italic';
  axes: NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;
};

const cuts: Cut[] = [
  // What draws pictures and documents reads no variations.
  ...(['latin', 'latin-ext'] as const).map((letters) => ({
    to: `app/server/typefaces/newsreader-display-${letters}.woff`,
    letters,
    axes: { opsz: display, wght: 500 },
  })),
  {
    to: 'app/styles/typefaces/newsreader-display.woff2',
    letters: 'latin',
    axes: { opsz: display, wght: { min: 400, max: 500 } },
  },
  {
    to: 'app/styles/typefaces/newsreader-reading.woff2',
    letters: 'latin',
    axes: { opsz: reading, wght: { min: 400, max: 600 } },
  },
  {
    to: 'app/styles/typefaces/newsreader-italic.woff2',
    letters: 'latin',
    style: 'italic',
    axes: { opsz: reading, wght: 400 },
  },
];

/**
 * Cuts the optical sizes of Newsreader that the site uses out of the variable face, which has them all at twice the
 * weight. Run it after the package of the face has changed; its files are part of the repository.
 */
await mkdir('app/styles/typefaces', { recursive: true });
for (const { to, letters, style = 'normal', axes } of cuts) {
  const variable = await readFile(`${from}/newsreader-${letters}-opsz-${style}.woff2`);
  const font = create(variable);
  if ('fonts' in font) throw new Error(`${letters}: not one font`);
  const all = String.fromCodePoint(...font.characterSet);
  const targetFormat = to.endsWith('.woff2') ? 'woff2' : 'woff';
  const cut = await subsetFont(variable, all, { targetFormat, variationAxes: axes });
  await writeFile(to, cut);
  console.log(`${to}: ${Math.round(cut.length / 1000)} kB`);
}
