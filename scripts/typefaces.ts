import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const from = 'node_modules/@fontsource-variable/newsreader/files';
const to = 'app/server/typefaces';

/** Optical size and weight of what is said large: the cut for titles, as the site's own are set. */
const display = { opsz: 72, wght: 500 };

/**
 * Cuts the display face of Newsreader out of the variable one: what draws pictures and documents reads no variations.
 * Run it after the package of the face has changed; its files are part of the repository.
 */
for (const letters of ['latin', 'latin-ext']) {
  const variable = await readFile(`${from}/newsreader-${letters}-opsz-normal.woff2`);
  const font = create(variable);
  if ('fonts' in font) throw new Error(`${letters}: not one font`);
  const all = String.fromCodePoint(...font.characterSet);
  const cut = await subsetFont(variable, all, { targetFormat: 'woff', variationAxes: display });
  const file = `${to}/newsreader-display-${letters}.woff`;
  await writeFile(file, cut);
  console.log(`${file}: ${Math.round(cut.length / 1000)} kB`);
}
