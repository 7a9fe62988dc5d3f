import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

import { chromiumLaunchOptions } from './ensure-chromium.ts';
import { houseDrawing, pitchDrawing } from './link-previews/drawing.ts';
import { brandWords, pitchWords } from './link-previews/words.ts';

const size = { width: 1200, height: 630 };

/** Messengers fetch a picture while somebody waits: no heavier than this, in bytes. */
const heaviest = 120_000;

const folder = 'public/previews';

const pictures = [
  ...Object.entries(pitchWords).map(([locale, words]) => ({
    name: `pitch-master-${locale}`,
    html: pitchDrawing(locale, words),
  })),
  ...Object.entries(brandWords).map(([locale, does]) => ({
    name: `verbe-${locale}`,
    html: houseDrawing(locale, does),
  })),
];

/** Draws the pictures that a link shows where it is shared: the default image and that of Pitch Master, in each language. */
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await mkdir(folder, { recursive: true });
  for (const { name, html } of pictures) {
    const file = join(folder, `${name}.png`);
    const page = await browser.newPage({ viewport: size });
    await page.setContent(await html);
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
