import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { type FakeSmtp, startFakeSmtp } from '../../tests/fakes/smtp.ts';
import { startFakeStripe } from '../../tests/fakes/stripe.ts';
import { createSession } from '../../tests/fakes/stripe/session.ts';
import { startServer, type TestServer } from '../../tests/e2e/support/server.ts';
import type { Row } from './figures.ts';
import { createFormDatabase, type FormDatabase, queueEmpty } from './form-database.ts';

const buyer = 'buyer@example.org';
const team = 'team@verbe.example';
const deliveries = 10;

/**
 * One payment, told ten times by the same webhook while the server is killed `kills` times; then its report, delivered
 * ten times at once: one order is paid, one confirmation goes, one report.
 */
export async function ordersPaid(run: string, kills = 0): Promise<Row[]> {
  const [smtp, stripe] = [await startFakeSmtp(), await startFakeStripe()];
  const database = await createFormDatabase();
  const server = await startServer({
    ...database.variables,
    SMTP_URL: smtp.url,
    TEAM_EMAIL: team,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  const id = await addOrder(database, server);
  const session = createSession({
    'line_items[0][price_data][unit_amount]': '4999',
    'metadata[reference]': id,
    customer_email: buyer,
  });
  stripe.sessions.push(session);
  const event = await stripe.pay(session);
  const to = `${server.url}/payments/webhook`;
  const told = Array.from({ length: deliveries }, async () => {
    if (kills > 0) await pause(randomInt(0, 10_000));
    // Stripe repeats an event until it is answered.
    while ((await stripe.send(event, { to }).catch(() => 0)) !== 200) await pause(randomInt(50, 300));
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(randomInt(20, 800));
    await server.kill();
    await server.restart();
  }
  await Promise.all(told);
  await queueEmpty(database, server.dataDir);
  const delivered = await deliverAtOnce(database, server, id);
  await queueEmpty(database, server.dataDir);
  const rows: [string, number, number][] = [
    ['receipts given', await receiptsOf(database, server), 1],
    ['confirmations', mailsTo(smtp, buyer, 'est confirmée'), 1],
    ['orders to the team', mailsTo(smtp, team, 'Commande'), 1],
    ['deliveries that went through, of ten', delivered, 1],
    ['reports mailed', mailsTo(smtp, buyer, 'rapport complet'), 1],
  ];
  await server.dispose();
  await Promise.all([smtp.close(), stripe.close(), database.remove()]);
  return rows.map(([what, measured, wanted]) => ({
    what: `${run}: ${what}, more or less than ${wanted}`,
    measured: Math.abs(measured - wanted),
    budget: 0,
    unit: '',
  }));
}

/** An open order, as the checkout stores it. */
async function addOrder(database: FormDatabase, { dataDir }: TestServer): Promise<string> {
  const id = randomBytes(16).toString('hex').slice(0, 22);
  const consent = { version: '1', immediateStart: 'Begin.', lossOfWithdrawal: 'I lose the right.', at: 1 };
  await database.run(
    dataDir,
    `insert into orders (id, request_hash, status, locale, email, consent, amount_cents, provider, created_at)
     values ($1, $2, 'open', 'fr', $3, $4, 4999, 'stripe', $5)`,
    [id, id, buyer, JSON.stringify(consent), Date.now()],
  );
  return id;
}

/** How many of ten commands at once deliver the report. */
async function deliverAtOnce(
  { variables }: FormDatabase,
  { dataDir }: TestServer,
  id: string,
): Promise<number> {
  const report = join(dataDir, 'report.pdf');
  await writeFile(report, '%PDF-1.7 of the bench');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'production', ...variables };
  const results = await Promise.allSettled(
    Array.from({ length: deliveries }, () =>
      promisify(execFile)(process.execPath, ['scripts/ops.ts', 'orders', 'deliver', id, report], { env }),
    ),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
}

async function receiptsOf(database: FormDatabase, { dataDir }: TestServer): Promise<number> {
  const [row] = await database.run(
    dataDir,
    'select coalesce(sum(last_number), 0) as given from receipt_series',
  );
  return Number(row?.given);
}

/** Mails that are different ones: a repeat has the same Message-ID. */
function mailsTo({ mails }: FakeSmtp, address: string, words: string): number {
  const found = mails.filter(({ to, subject }) => to[0] === address && subject.includes(words));
  return new Set(found.map(({ headers }) => headers['message-id'])).size;
}
