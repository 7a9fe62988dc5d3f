import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';

import { loadPitchAnswers } from './pitch-answers';
import { unexcused, watchProblems } from './problems';
import type { FakeModel } from '../../fakes/model';
import type { FakeSmtp } from '../../fakes/smtp';
import type { FakeStripe } from '../../fakes/stripe';
import { startServer, type TestServer, type Variables } from './server';

type TestFixtures = {
  /** What the pages said and must not: console errors, uncaught errors, breaches of the CSP. Fails the test. */
  complaints: { problems: string[]; excuses: (string | RegExp)[] };
  /** Excuses the complaints a test expects. */
  allowConsole: (...excuses: (string | RegExp)[]) => void;
  /** A page in a browser context of its own: a second visitor, watched like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = {
  /** Variables of the server, as in `test.use({ serverEnv: { PITCH_STEP_DELAY_MS: '300' } })` at the top of a file. */
  serverEnv: Variables;
  /** Services outside that the server is told of: `test.use({ fakes: ['model', 'smtp'] })`. */
  fakes: ('model' | 'smtp' | 'stripe')[];
  /** Gives the pitches of the embedded engine in the shape that each call asks for. */
  model: FakeModel;
  smtp: FakeSmtp;
  /** Posts its events to the server, unless its `webhook` is set otherwise. */
  stripe: FakeStripe;
  server: TestServer;
};

/** Playwright's test with a server for each worker, and pages that must not complain. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  fakes: [[], { option: true, scope: 'worker' }],
  model: [
    async ({ fakes }, use) => {
      const { startFakeModel } = await import('../../fakes/model');
      // The answers come with the whole engine: a second of work in each worker.
      const answer = fakes.includes('model') ? await loadPitchAnswers() : undefined;
      const model = await startFakeModel({ answer });
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  smtp: [
    async ({}, use) => {
      const { startFakeSmtp } = await import('../../fakes/smtp');
      const smtp = await startFakeSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  stripe: [
    async ({}, use) => {
      const { startFakeStripe } = await import('../../fakes/stripe');
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverEnv, fakes, model, smtp, stripe }, use) => {
      const server = await startServer({
        ...(fakes.includes('model') && { LLM_BASE_URL: model.url, LLM_MODEL: 'fake' }),
        ...(fakes.includes('smtp') && { SMTP_URL: smtp.url }),
        ...(fakes.includes('stripe') && {
          STRIPE_API_URL: stripe.url,
          STRIPE_SECRET_KEY: stripe.secretKey,
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        }),
        ...serverEnv,
      });
      stripe.webhook = `${server.url}/payments/webhook`;
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
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

export { expect };
