import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

import { chromiumLaunchOptions } from './ensure-chromium.ts';
import { drawing } from './previews/drawing.ts';
import { previewWords } from './previews/words.ts';

const size = { width: 1200, height: 630 };

/** Messengers fetch a picture while somebody waits: no heavier than this, in bytes. */
const heaviest = 120_000;

const folder = 'public/previews';

/** Draws the pictures that a link to Pitch Master shows where it is shared, one for each language. */
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await mkdir(folder, { recursive: true });
  for (const [locale, words] of Object.entries(previewWords)) {
    const file = join(folder, `pitch-master-${locale}.png`);
    const page = await browser.newPage({ viewport: size });
    await page.setContent(await drawing(locale, words));
    await page.evaluate(() => document.fonts.ready);
    await writeFile(file, await page.screenshot({ type: 'png' }));
    await page.close();
    const { size: bytes } = await stat(file);
    console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
    if (bytes > heaviest) throw new Error(`${file} is heavier than ${heaviest} bytes`);
  }
} finally {
  await browser.close();
}
