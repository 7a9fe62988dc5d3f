import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';

import { unexcused, watchProblems } from './problems';
import type { FakeModel } from '../../fakes/model';
import type { FakeSmtp } from '../../fakes/smtp';
import type { FakeStripe } from '../../fakes/stripe';
import type { TestServer } from './server';
import { createSites, type Sites, type Wishes } from './sites';

type TestFixtures = {
  /** Variables of the server, as in `test.use({ serverEnv: { PITCH_STEP_DELAY_MS: '300' } })` at the top of a file. */
  serverEnv: Wishes['serverEnv'];
  /** Services outside that the server is told of: `test.use({ fakes: ['model', 'smtp'] })`. */
  fakes: Wishes['fakes'];
  site: Awaited<ReturnType<Sites['of']>>;
  server: TestServer;
  /** Gives the pitches of the embedded engine in the shape that each call asks for. */
  model: FakeModel;
  smtp: FakeSmtp;
  /** Posts its events to the server, unless its `webhook` is set otherwise. */
  stripe: FakeStripe;
  /** What the pages said and must not: console errors, uncaught errors, breaches of the CSP. Fails the test. */
  complaints: { problems: string[]; excuses: (string | RegExp)[] };
  /** Excuses the complaints a test expects. */
  allowConsole: (...excuses: (string | RegExp)[]) => void;
  /** A page in a browser context of its own: a second visitor, watched like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Playwright's test with a server that several files share or one has for itself, and pages that must not complain. */
export const test = base.extend<TestFixtures, { sites: Sites }>({
  serverEnv: [{}, { option: true }],
  fakes: [[], { option: true }],
  sites: [
    async ({}, use) => {
      const sites = createSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sites, serverEnv, fakes }, use, { file }) => use(await sites.of(file, { serverEnv, fakes })),
    { timeout: 60_000 },
  ],
  server: ({ site }, use) => use(site.server),
  model: ({ site: { model } }, use) => use(model ?? notAskedFor()),
  smtp: ({ site: { smtp } }, use) => use(smtp ?? notAskedFor()),
  stripe: ({ site: { stripe } }, use) => use(stripe ?? notAskedFor()),
  baseURL: ({ server }, use) => use(server.url),
  complaints: [
    async ({}, use) => {
      const complaints = { problems: [], excuses: [] };
      await use(complaints);
      expect(unexcused(complaints), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: ({ complaints }, use) => use((...excuses) => void complaints.excuses.push(...excuses)),
  context: async ({ context, complaints }, use) => {
    await watchProblems(context, complaints);
    await use(context);
  },
  newVisitor: async ({ browser, baseURL, complaints }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      await watchProblems(context, complaints);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

function notAskedFor(): never {
  throw new Error('Ask for it at the top of the file, with `fakes`');
}

export { expect };
