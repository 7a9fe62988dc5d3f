import { loadPitchAnswers } from './pitch-answers';
import { startServer, type TestServer, type Variables } from './server';
import type { FakeModel } from '../../fakes/model';
import type { FakeSmtp } from '../../fakes/smtp';
import type { FakeStripe } from '../../fakes/stripe';

/** What a file of tests asks of its server: variables of its own, and services outside that it is told of. */
export type Wishes = { serverEnv: Variables; fakes: ('model' | 'smtp' | 'stripe')[] };

/** A server, with the services outside that were asked for. */
type Site = { server: TestServer; model?: FakeModel; smtp?: FakeSmtp; stripe?: FakeStripe };

/** The sites of a worker: one for all files that ask for nothing, and another while a file that asks for more has tests. */
export type Sites = {
  of: (file: string, wishes: Wishes) => Promise<Site>;
  close: () => Promise<void>;
};

const plain = keyOf('', { serverEnv: {}, fakes: [] });

/** A worker of its own for each file that asks for more would start a browser for it too. */
export function createSites(): Sites {
  const running = new Map<string, Site>();
  const closeAllBut = async (...kept: string[]) => {
    for (const [key, site] of running) {
      if (kept.includes(key)) continue;
      running.delete(key);
      await closeSite(site);
    }
  };
  return {
    async of(file, wishes) {
      const isPlain = keyOf('', wishes) === plain;
      const key = isPlain ? plain : keyOf(file, wishes);
      await closeAllBut(plain, key);
      const site = running.get(key) ?? (await startSite(wishes));
      running.set(key, site);
      return site;
    },
    close: () => closeAllBut(),
  };
}

function keyOf(file: string, { serverEnv, fakes }: Wishes): string {
  return JSON.stringify([file, serverEnv, fakes]);
}

async function startSite({ serverEnv, fakes }: Wishes): Promise<Site> {
  const model = fakes.includes('model') ? await startModel() : undefined;
  const smtp = fakes.includes('smtp') ? await startSmtp() : undefined;
  const stripe = fakes.includes('stripe') ? await startStripe() : undefined;
  const server = await startServer({
    ...(model && { LLM_BASE_URL: model.url, LLM_MODEL: 'fake' }),
    ...(smtp && { SMTP_URL: smtp.url }),
    ...(stripe && {
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    }),
    ...serverEnv,
  });
  if (stripe) stripe.webhook = `${server.url}/payments/webhook`;
  return { server, model, smtp, stripe };
}

async function closeSite({ server, model, smtp, stripe }: Site): Promise<void> {
  await server.dispose();
  await Promise.all([model?.close(), smtp?.close(), stripe?.close()]);
}

// Each comes with packages of its own, which most workers never need.

async function startModel(): Promise<FakeModel> {
  const { startFakeModel } = await import('../../fakes/model');
  // The answers come with the whole engine: a second of work.
  return startFakeModel({ answer: await loadPitchAnswers() });
}

async function startSmtp(): Promise<FakeSmtp> {
  const { startFakeSmtp } = await import('../../fakes/smtp');
  return startFakeSmtp();
}

async function startStripe(): Promise<FakeStripe> {
  const { startFakeStripe } = await import('../../fakes/stripe');
  return startFakeStripe();
}
