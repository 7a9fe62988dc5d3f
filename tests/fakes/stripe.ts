import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { closeAtOnce, listenOnLoopback } from './loopback.ts';
import {
  createSession,
  type FakeSession,
  faultOf,
  refundEvent,
  sessionEvent,
  type StripeEvent,
} from './stripe/session.ts';

export type FakeStripe = {
  /** For `STRIPE_API_URL`, `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** Where events are posted as they happen; unset: nowhere. */
  webhook: string | undefined;
  /** `fail` answers 500 to every call, `hang` never. */
  mode: 'accept' | 'fail' | 'hang';
  /** In the order in which they were opened. */
  sessions: FakeSession[];
  /** Every event so far, to be sent late, again or in another order. */
  events: StripeEvent[];
  /** Each changes the session, returns the event that tells of it, and posts it to `webhook` where that is set. */
  pay(session: FakeSession): Promise<StripeEvent>;
  expire(session: FakeSession): Promise<StripeEvent>;
  refund(session: FakeSession, cents: number): Promise<StripeEvent>;
  /** Posts an event, signed as Stripe signs it, or not quite; returns the status of the answer. */
  send(event: StripeEvent, options?: SendOptions): Promise<number>;
  close(): Promise<void>;
};

type SendOptions = { to?: string; secret?: string; ageSeconds?: number };

/** Stripe on loopback: opens checkouts, has a page that pays them, and posts signed events. */
export async function startFakeStripe(
  options: { port?: number; webhook?: string } = {},
): Promise<FakeStripe> {
  const answered = new Map<string, FakeSession>();
  const failed = new Set<string>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const port = await listenOnLoopback(server, options.port);

  const fake: FakeStripe = {
    url: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_fake',
    webhookSecret: 'whsec_fake_stripe',
    webhook: options.webhook,
    mode: 'accept',
    sessions: [],
    events: [],
    pay(session) {
      session.status = 'complete';
      return happen(sessionEvent('checkout.session.completed', session, true));
    },
    expire(session) {
      session.status = 'expired';
      return happen(sessionEvent('checkout.session.expired', session, false));
    },
    refund: (session, cents) => happen(refundEvent(session, cents)),
    async send({ body }, { to = fake.webhook ?? '', secret = fake.webhookSecret, ageSeconds = 0 } = {}) {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, secret, ageSeconds),
      };
      const { status } = await fetch(to, { method: 'POST', headers, body });
      return status;
    },
    close: () => closeAtOnce(server),
  };
  return fake;

  async function happen(event: StripeEvent): Promise<StripeEvent> {
    fake.events.push(event);
    if (fake.webhook) await fake.send(event);
    return event;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    const [, id = '', act] = /^\/(?:v1\/checkout\/sessions|pay)\/([^/?]+)(?:\/(\w+))?$/.exec(url) ?? [];
    const session = fake.sessions.find((each) => each.id === decodeURIComponent(id));
    if (url.startsWith('/pay/')) return pay(response, session, act);
    // Some browsers ask for one beside the page, and would complain.
    if (url === '/favicon.ico') return void response.writeHead(204).end();
    if (fake.mode === 'hang') return;
    // As Stripe does, it repeats what it answered under a key once, also a failure.
    const key = String(request.headers['idempotency-key'] ?? crypto.randomUUID());
    if (fake.mode === 'fail') failed.add(key);
    if (failed.has(key)) return sendError(response, 500, 'On purpose');
    if (request.headers.authorization !== `Bearer ${fake.secretKey}`) {
      return sendError(response, 401, 'Invalid API Key provided');
    }
    if (method === 'POST' && url === '/v1/checkout/sessions') return open(request, response);
    if (method === 'POST' && session?.status === 'open' && act === 'expire') {
      await fake.expire(session);
      return sendJson(response, 200, viewOf(session));
    }
    sendError(response, session ? 400 : 404, 'No such open checkout.session');
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const fault = faultOf(fields);
    if (fault) return sendError(response, 400, fault);
    const key = String(request.headers['idempotency-key'] ?? crypto.randomUUID());
    const session = answered.get(key) ?? createSession(fields);
    if (!answered.has(key)) fake.sessions.push(session);
    answered.set(key, session);
    sendJson(response, 200, viewOf(session));
  }

  /** The hosted page: it pays, or goes back. */
  async function pay(
    response: ServerResponse,
    session: FakeSession | undefined,
    act?: string,
  ): Promise<void> {
    if (!session) return sendError(response, 404, 'No such page');
    if (act === 'cancelled') return redirect(response, session.fields.cancel_url);
    if (session.status !== 'open') return sendPage(response, '<p>This checkout is closed.</p>');
    if (act === 'paid') {
      await fake.pay(session);
      return redirect(response, session.fields.success_url);
    }
    const form = (to: string, label: string) =>
      `<form method="post" action="/pay/${session.id}/${to}"><button>${label}</button></form>`;
    sendPage(response, `<h1>Fake Stripe</h1>${form('paid', 'Pay')}${form('cancelled', 'Go back')}`);
  }

  function viewOf({ id, status }: FakeSession) {
    return {
      id,
      object: 'checkout.session',
      status,
      url: status === 'open' ? `${fake.url}/pay/${id}` : null,
    };
  }
}

function signatureOf(body: string, secret: string, ageSeconds: number): string {
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message, type: 'invalid_request_error' } });
}

function sendPage(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>Fake Stripe</title>${html}`);
}

function redirect(response: ServerResponse, to = ''): void {
  response.writeHead(303, { location: to }).end();
}
