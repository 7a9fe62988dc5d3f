import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

import { checkoutBoxesVersion } from '#app/features/report/checkout/checkout-boxes';
import { loadPitchAnswers } from '#tests/e2e/support/pitch-answers';
import { startServer, type Variables } from '#tests/e2e/support/server';
import { type FakeContent, startFakeContent } from '#tests/fakes/content';
import { type FakeModel, startFakeModel } from '#tests/fakes/model';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe';
import { brief } from '#tests/integration/pitch/orders';
import { siteCalls } from '#tests/support/site-calls';
import { onceARun } from './once-a-run';

const run = promisify(execFile);

export const secrets = { site: randomBytes(32).toString('hex'), model: randomBytes(16).toString('hex') };

/** A visitor at an address of their own. */
export type Visitor = ReturnType<typeof siteCalls> & {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
};

export type ScannedSites = Awaited<ReturnType<typeof startSites>>;

/** The production build, made first where it is not of these files. Looked at once a run: that takes a second. */
export function buildIfStale(): Promise<void> {
  return onceARun(join(inject('bundleFolder'), 'build'), build);
}

async function build(): Promise<void> {
  // Not this process's own environment: the configuration of Vite would take it for a test.
  const { PATH = '', HOME = '' } = process.env;
  await run(process.execPath, ['scripts/build.ts', '--if-stale'], { env: { PATH, HOME } });
}

/** The production build with every service outside played, limits on. */
export async function startSites() {
  await buildIfStale();
  const model = await startFakeModel({ answer: await loadPitchAnswers(), apiKey: secrets.model });
  const content = await startFakeContent({ version: 'v5' });
  const stripe = await startFakeStripe();
  const site = await startSite({
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
    LLM_API_KEY: secrets.model,
    CONTENT_SERVICE_URL: content.url,
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    LOG_LEVEL: 'info',
  });
  stripe.webhook = `${site.server.url}/payments/webhook`;
  // As it stands on the internet, with an engine of its own and what measures.
  const onTheInternet = await startSite({
    SITE_URL: 'https://verbe.example',
    HOST: '127.0.0.1',
    ANALYTICS_IDS: 'G-SCAN',
    ANALYTICS_TAG_URL: 'https://tag.example/tag.js',
  });
  return { site, public: onTheInternet, ...fakes(model, content, stripe), close };

  async function close(): Promise<void> {
    await Promise.all([site.server.dispose(), onTheInternet.server.dispose()]);
    await Promise.all([model.close(), content.close(), stripe.close()]);
  }
}

function fakes(model: FakeModel, content: FakeContent, stripe: FakeStripe) {
  return { model, content, stripe };
}

export type ScannedSite = Awaited<ReturnType<typeof startSite>>;

/** The production build behind a proxy that says who asks, limits on. */
export async function startSite(variables: Variables = {}) {
  const server = await startServer({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
    SITE_SECRET: secrets.site,
    JOB_LEASE_MS: '1000',
    ...variables,
  });
  let visitors = 0;
  return {
    server,
    /** Each has allowances of their own. */
    visitor(): Visitor {
      visitors += 1;
      const from = { 'x-forwarded-for': `198.51.100.${visitors}` };
      return {
        ...siteCalls(server.url, from),
        get: (path, headers = {}) =>
          fetch(server.url + path, { redirect: 'manual', headers: { ...from, ...headers } }),
      };
    },
    /** What the database holds: the first column of the first row. */
    stored: (query: string): unknown => Object.values(read(query)[0] ?? {})[0],
    /** All that a table holds. */
    rows: (table: string) => read(`select * from ${table}`),
  };

  function read(query: string) {
    const database = new DatabaseSync(join(server.dataDir, 'site.db'), { readOnly: true });
    try {
      return database.prepare(query).all();
    } finally {
      database.close();
    }
  }
}

export function requestKey(): string {
  return randomBytes(16).toString('hex');
}

/** What `pitch.createPitch` takes; `more` goes into the brief. */
export function order(more: Record<string, unknown> = {}) {
  return { requestKey: requestKey(), brief: { ...brief, ...more } };
}

/** What `report.openCheckout` takes. */
export function checkout() {
  return {
    requestKey: requestKey(),
    email: 'ada@duck.com',
    immediateStart: true,
    lossOfWithdrawal: true,
    consentVersion: checkoutBoxesVersion,
    shownCents: 4999,
  };
}

/** The address's id in the answer of `pitch.createPitch`. */
export async function idIn(answer: Response): Promise<string> {
  const id = /"([\w-]{22})"/.exec(await answer.text())?.[1];
  if (!id) throw new Error(`No pitch: ${answer.status}`);
  return id;
}
