import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

import { caseNames } from '../app/content/cases.ts';

/** What the built `app/server.ts` offers to this script. */
type Built = {
  default: { fetch: (request: Request) => Promise<Response> };
  shutdown: () => Promise<void>;
};

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'public/samples');

/** The pages that the site shows: of a report its cover and the first page of the study, of a case its first. */
const pagesOfReport = [1, 2];
const pagesOfCase = [1];

/** In pixels, twice what the page shows; A4. */
const width = 480;

// Draws pages of the sample reports and of the worked cases that this build makes, by Poppler, and notes how long the
// cases are.
const folder = await mkdtemp(join(tmpdir(), 'verbe-samples-'));
Object.assign(process.env, {
  DATA_DIR: folder,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
});
const { default: app, shutdown }: Built = await import(join(root, 'dist/server/server.js'));
await mkdir(pictures, { recursive: true });
const languages = ['fr', 'en', 'es'];
for (const lang of languages) await drawPages(`report-${lang}`, pagesOfReport);
const notes: Record<string, Record<string, { pages: number; bytes: number }>> = {};
for (const name of caseNames) {
  notes[name] = {};
  for (const lang of languages) {
    notes[name][lang] = await drawPages(`${name}-${lang}`, pagesOfCase);
  }
}
await writeFile(
  join(root, 'app/content/case-files.ts'),
  `import type { Locale } from '#app/i18n/locales';
import type { CaseName } from './cases';

/** How long the documents of the cases are, and how many bytes they weigh; written by \`npm run sample-pages\`. */
export const caseFiles: Record<CaseName, Record<Locale, { pages: number; bytes: number }>> = ${JSON.stringify(notes, null, 2)};
`,
);
await shutdown();
await rm(folder, { recursive: true });

async function drawPages(name: string, pages: number[]): Promise<{ pages: number; bytes: number }> {
  const file = await app.fetch(new Request(`http://localhost:3000/samples/${name}.pdf`));
  const bytes = Buffer.from(await file.arrayBuffer());
  const pdf = join(folder, `${name}.pdf`);
  await writeFile(pdf, bytes);
  for (const page of pages) {
    const drawn = join(folder, `${name}-${page}`);
    const about = ['-png', '-singlefile', '-r', '200', '-f', `${page}`, '-l', `${page}`];
    await promisify(execFile)('pdftoppm', [...about, pdf, drawn]);
    const picture = join(pictures, `${name}-${page}.webp`);
    const { height, size } = await sharp(`${drawn}.png`)
      .resize({ width })
      .webp({ quality: 82 })
      .toFile(picture);
    console.log(`${picture}: ${width} × ${height}, ${size} bytes`);
  }
  const { stdout } = await promisify(execFile)('pdfinfo', [pdf]);
  return { pages: Number(/^Pages:\s+(\d+)$/m.exec(stdout)?.[1]), bytes: bytes.length };
}
