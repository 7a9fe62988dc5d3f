import type { Browser, Page } from 'playwright';

import { startServer } from '../../tests/e2e/support/server.ts';
import { fillForm } from './fill-form.ts';
import { median, type Row } from './figures.ts';
import { recordCommits } from './recorded-commits.ts';

const rounds = 7;

/**
 * How soon the sentence is read once the last step was saved, which is `revision`, and how long it moves. In wall time: a
 * machine that does other work besides makes both longer.
 */
export async function revealRows(on: Browser, revision: number): Promise<Row[]> {
  const server = await startServer({ RATE_LIMITS: 'off', PITCH_STEP_DELAY_MS: '300' });
  const commits = recordCommits(server.dataDir);
  const shown: ({ id: string } & Reveal)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await on.newPage({ locale: 'en' });
    await fillForm(page, server.url);
    const reveal = await timedReveal(page);
    shown.push({ id: new URL(page.url()).pathname.split('/').at(-1) ?? '', ...reveal });
    await page.close();
  }
  const saved = commits.stop();
  await server.dispose();
  const waits = shown.map(({ id, read }) => read - (saved.get(`${id}:${revision}`) ?? Number.NaN));
  return [
    {
      what: `last step saved to the sentence read, median of ${rounds}`,
      measured: median(waits),
      budget: 500,
      unit: 'ms',
    },
    {
      what: `the reveal moves, median of ${rounds}`,
      measured: median(shown.map(({ first, still }) => still - first)),
      budget: 1200,
      unit: 'ms',
    },
  ];
}

/** In ms since the epoch: the frame that first has the sentence, the one in which it is read, and the first at rest. */
type Reveal = { first: number; read: number; still: number };

/** Sends the form and watches each frame. Of half its strength and more a text is read. */
function timedReveal(page: Page): Promise<Reveal> {
  return page.evaluate(
    () =>
      new Promise<Reveal>((resolve) => {
        let first = 0;
        let read = 0;
        const look = () => {
          const words = document.querySelector('main article blockquote > span');
          if (words) {
            first ||= Date.now();
            if (Number(getComputedStyle(words).opacity) >= 0.5) read ||= Date.now();
          }
          const moves = document
            .getAnimations()
            .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('article'));
          if (read && !moves) resolve({ first, read, still: Date.now() });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
      }),
  );
}
