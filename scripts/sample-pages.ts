import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** What the built `app/server.ts` offers to this script. */
type Built = {
  default: { fetch: (request: Request) => Promise<Response> };
  shutdown: () => Promise<void>;
};

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'public/samples');

/** The pages that the offer shows: the cover and the first page of the study. */
const pages = [1, 2];

/** In pixels, twice what the page shows; A4. */
const width = 480;

// Draws the pages of the sample reports that this build makes, by `pdftoppm` of Poppler.
const folder = await mkdtemp(join(tmpdir(), 'verbe-samples-'));
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'error' });
const { default: app, shutdown }: Built = await import(join(root, 'dist/server/server.js'));
await mkdir(pictures, { recursive: true });
for (const lang of ['fr', 'en', 'es']) await drawPages(lang);
await shutdown();
await rm(folder, { recursive: true });

async function drawPages(lang: string): Promise<void> {
  const file = await app.fetch(new Request(`http://localhost:3000/samples/report-${lang}.pdf`));
  const pdf = join(folder, `${lang}.pdf`);
  await writeFile(pdf, Buffer.from(await file.arrayBuffer()));
  for (const page of pages) {
    const drawn = join(folder, `${lang}-${page}`);
    const about = ['-png', '-singlefile', '-r', '200', '-f', `${page}`, '-l', `${page}`];
    await promisify(execFile)('pdftoppm', [...about, pdf, drawn]);
    const picture = join(pictures, `report-${lang}-${page}.webp`);
    const { height, size } = await sharp(`${drawn}.png`)
      .resize({ width })
      .webp({ quality: 82 })
      .toFile(picture);
    console.log(`${picture}: ${width} × ${height}, ${size} bytes`);
  }
}
