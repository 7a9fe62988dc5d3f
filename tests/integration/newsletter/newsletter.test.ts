import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';

import { confirmLink, unsubscribeLink } from '#app/features/newsletter/server/links';
import { newsletterMailWorkflow } from '#app/features/newsletter/server/newsletter-mail.job';
import { newsletterPurgeWorkflow } from '#app/features/newsletter/server/purge.job';
import { storeRequest } from '#app/features/newsletter/server/subscribe';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { startFakeSmtp } from '#tests/fakes/smtp';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';

const reader = 'reader.canary@duck.com';
const siteUrl = 'http://localhost:3000';

describe.each(dialects)('the newsletter, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const made: Services[] = [];
  afterEach(async () => {
    for (const { workflows } of made.splice(0)) await workflows.stop({ graceMs: 0 });
  });

  it('is confirmed by a post alone, once, with the words that were agreed to kept', async () => {
    const { smtp, services } = await house();
    await ask(services);
    const mail = await smtp.nextMail(reader);
    expect(mail.subject).toBe('Confirmez votre inscription');
    expect(await rows(services.database)).toMatchObject([{ status: 'pending', confirmed_at: null }]);

    const token = tokenIn(mail.text);
    for (let press = 0; press < 2; press += 1) {
      expect(await locationOf(confirmLink(post('/newsletter/confirmation', { token }), services))).toBe(
        '/newsletter/confirm?result=done',
      );
    }
    const [row] = await rows(services.database);
    expect(row).toMatchObject({ status: 'confirmed', email: reader });
    expect(row?.consent).toMatch(/^J’accepte que Verbe/);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(smtp.mails.map(({ subject }) => subject)).toEqual([
      'Confirmez votre inscription',
      'Inscription confirmée',
    ]);
    expect(services.lines.join('')).not.toMatch(/canary|duck\.com/);
    await smtp.close();
  });

  it('is left by one post of the reader’s program, after which the address is gone and the proof stays', async () => {
    const { smtp, services } = await house();
    await subscribed(services, smtp);
    const welcome = await smtp.nextMail(reader);
    expect(welcome.raw).toMatch(
      /\r\nList-Unsubscribe: <http:\/\/localhost:3000\/newsletter\/unsubscription\?token=[^\s>]+>\r\n/,
    );
    expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /<([^>]+)>/.exec(welcome.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const fields = { 'List-Unsubscribe': 'One-Click' };
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams(fields), multipart]) {
      const response = await unsubscribeLink(new Request(url, { method: 'POST', body }), services);
      expect(response.status).toBe(200);
    }
    const [row] = await rows(services.database);
    expect(row).toMatchObject({ status: 'unsubscribed', email: null });
    expect(row?.consent).toMatch(/^J’accepte/);
    await ask(services);
    expect((await smtp.nextMail(reader)).subject).toBe('Confirmez votre inscription');
    await smtp.close();
  });

  it('answers alike for an address that is subscribed, and tells its owner by mail', async () => {
    const { smtp, services } = await house();
    await subscribed(services, smtp);
    await smtp.nextMail(reader);
    expect(await ask(services)).toBe(true);
    expect((await smtp.nextMail(reader)).subject).toBe('Cette adresse est déjà inscrite');
    expect(await rows(services.database)).toMatchObject([{ status: 'confirmed' }]);
    await smtp.close();
  });

  it('bombs nobody: five mails a day for one address, whatever its spelling, and the same answer after', async () => {
    const { smtp, services } = await house();
    for (const email of [reader, 'r.eader.canary@duck.com', 'reader.canary+a@duck.com']) {
      for (let time = 0; time < 3; time += 1) {
        expect(await ask(services, email)).toBe(true);
        await until(async () => (await jobsLeft(services.database)) === 0);
      }
    }
    expect(smtp.mails).toHaveLength(5);
    await smtp.close();
  });

  it('takes no link of another purpose, another subscription or another site', async () => {
    const { smtp, services } = await house();
    await ask(services);
    const token = tokenIn((await smtp.nextMail(reader)).text);
    const forged = [
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      'x',
      '',
      `${token}.x`.slice(1),
    ];
    for (const wrong of forged) {
      expect(
        await locationOf(confirmLink(post('/newsletter/confirmation', { token: wrong }), services)),
      ).toBe('/newsletter/confirm?result=expired');
    }
    expect(await locationOf(unsubscribeLink(post('/newsletter/unsubscription', { token }), services))).toBe(
      '/newsletter/unsubscribe?result=expired',
    );
    const elsewhere = post('/newsletter/confirmation', { token }, { 'sec-fetch-site': 'cross-site' });
    expect((await confirmLink(elsewhere, services)).status).toBe(403);
    expect(await rows(services.database)).toMatchObject([{ status: 'pending' }]);
    await smtp.close();
  });

  it('forgets what nobody confirms within seven days', async () => {
    const { smtp, services } = await house();
    const { database, workflows } = services;
    await ask(services);
    const token = tokenIn((await smtp.nextMail(reader)).text);
    const eightDays = 8 * 24 * 3_600_000;
    await database.query
      .updateTable('newsletter_subscribers')
      .set({ requested_at: Date.now() - eightDays })
      .execute();
    await database.transaction((t) => workflows.start(t, 'newsletter-purge', null, 'newsletter-purge'));
    await until(async () => (await rows(database)).length === 0);
    expect(await locationOf(confirmLink(post('/newsletter/confirmation', { token }), services))).toBe(
      '/newsletter/confirm?result=expired',
    );
    await smtp.close();
  });

  async function house() {
    const smtp = await startFakeSmtp();
    const database = await testDatabase().open();
    for (const table of ['jobs', 'newsletter_subscribers', 'spent_challenges', 'visitor_limits'] as const) {
      await database.query.deleteFrom(table).execute();
    }
    const { log, lines } = recordingLog();
    const services = servicesOn(database, { env: { SMTP_URL: smtp.url, SITE_URL: siteUrl }, log });
    services.workflows.register(newsletterMailWorkflow(services));
    services.workflows.register(newsletterPurgeWorkflow(services));
    made.push(services);
    await services.workflows.startWorker();
    return { smtp, services: { ...services, lines } };
  }
});

function ask(services: Services, email = reader): Promise<boolean> {
  const answered = { id: randomBytes(16).toString('hex'), expiresAt: Date.now() + 60_000 };
  return storeRequest(services, { email, answered, locale: 'fr' });
}

async function subscribed(
  services: Services,
  smtp: Awaited<ReturnType<typeof startFakeSmtp>>,
): Promise<void> {
  await ask(services);
  const token = tokenIn((await smtp.nextMail(reader)).text);
  await confirmLink(post('/newsletter/confirmation', { token }), services);
}

function tokenIn(text: string): string {
  return /token=([^&\s]+)/.exec(text)?.[1] ?? '';
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(form);
  return new Request(`${siteUrl}${path}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
}

async function locationOf(answer: Promise<Response>): Promise<string | null> {
  return (await answer).headers.get('location');
}

function rows({ query }: Database) {
  return query.selectFrom('newsletter_subscribers').selectAll().execute();
}
