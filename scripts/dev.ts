import type { IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

import type * as contentFake from '../tests/fakes/content.ts';
import type * as modelFake from '../tests/fakes/model.ts';
import type * as answers from '../tests/fakes/pitch-answers.ts';
import type * as smtpFake from '../tests/fakes/smtp.ts';
import type * as stripeFake from '../tests/fakes/stripe.ts';

/** What `app/server.ts` offers beside its handler. */
type Composition = { boot: () => Promise<void>; shutdown: () => Promise<void> };

const { values } = parseArgs({ options: { fakes: { type: 'boolean', default: false } } });

let booted: Composition | undefined;
let turn: Promise<unknown> = Promise.resolve();

const vite = await createServer({
  configFile: 'app.config.ts',
  plugins: [{ name: 'boot', configureServer: bootBeforeEachRequest }],
});
const fakes = values.fakes ? await startFakes(vite) : [];
await bootCurrent(vite);
await vite.listen();
vite.printUrls();
vite.bindCLIShortcuts();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

function bootBeforeEachRequest(server: ViteDevServer): void {
  server.middlewares.use(async (request, _response, next) => {
    if (isForModule(request)) return next();
    turn = turn.then(() => faultOf(bootCurrent(server)));
    next(await turn);
  });
}

/** What went wrong, or undefined: a boot that fails shows on the page, and the next request tries again. */
async function faultOf(boot: Promise<void>): Promise<unknown> {
  try {
    await boot;
  } catch (fault) {
    return fault;
  }
}

/** Stands in for every service that the environment does not name, each as a real server on loopback. */
async function startFakes(server: ViteDevServer): Promise<{ close(): Promise<void> }[]> {
  const started: { close(): Promise<void> }[] = [];
  if (!process.env.CONTENT_SERVICE_URL) {
    const { startFakeContent }: typeof contentFake = await run(server, '/tests/fakes/content.ts');
    const content = await startFakeContent({ version: 'v5' });
    process.env.CONTENT_SERVICE_URL = content.url;
    console.log(`Fake content service: ${content.url}`);
    started.push(content);
  }
  if (!process.env.LLM_BASE_URL) {
    const { startFakeModel }: typeof modelFake = await run(server, '/tests/fakes/model.ts');
    const { pitchAnswers }: typeof answers = await run(server, '/tests/fakes/pitch-answers.ts');
    const model = await startFakeModel({ answer: pitchAnswers, tokensPerSecond: 200 });
    process.env.LLM_BASE_URL = model.url;
    process.env.LLM_MODEL = 'fake';
    console.log(`Fake language model: ${model.url}`);
    started.push(model);
  }
  if (!process.env.SMTP_URL) {
    const { startFakeSmtp }: typeof smtpFake = await run(server, '/tests/fakes/smtp.ts');
    const smtp = await startFakeSmtp();
    process.env.SMTP_URL = smtp.url;
    console.log(`Fake mail server: ${smtp.url}`);
    started.push(smtp);
    void sayMails(smtp);
  }
  if (!process.env.STRIPE_SECRET_KEY && !process.env.PAYMENTS) {
    const { startFakeStripe }: typeof stripeFake = await run(server, '/tests/fakes/stripe.ts');
    const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
    const stripe = await startFakeStripe({ webhook: `${site}/payments/webhook` });
    process.env.STRIPE_API_URL = stripe.url;
    process.env.STRIPE_SECRET_KEY = stripe.secretKey;
    process.env.STRIPE_WEBHOOK_SECRET = stripe.webhookSecret;
    console.log(`Fake Stripe: ${stripe.url}`);
    started.push(stripe);
  }
  return started;
}

async function sayMails(smtp: { nextMail(): Promise<{ to: string[]; subject: string; text: string }> }) {
  for (;;) {
    const { to, subject, text } = await smtp.nextMail();
    console.log(`\nMail to ${to.join(', ')}: ${subject}\n\n${text}`);
  }
}

/** A change to the server's code makes a new instance of `app/server.ts`: the old one stops, the new one boots. */
async function bootCurrent(server: ViteDevServer): Promise<void> {
  const composition: Composition = await run(server, '/app/server.ts');
  if (composition === booted) return;
  await booted?.shutdown();
  booted = undefined;
  await composition.boot();
  booted = composition;
}

/** A module of the server's side, with what it imports. */
function run(server: ViteDevServer, path: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules');
  return ssr.runner.import(path);
}

function isForModule({ url = '' }: IncomingMessage): boolean {
  return /^\/(@|app\/|node_modules\/)/.test(url);
}

async function stop(): Promise<void> {
  await booted?.shutdown();
  await vite.close();
  await Promise.all(fakes.map((fake) => fake.close()));
  process.exit(0);
}
