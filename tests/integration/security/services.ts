import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { person } from '#tests/e2e/support/askers';
import { checkout, idIn, order, type ScannedSites } from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

/** Points 20 to 27: payments, services outside, and the process itself. */
export function servicePoints(sites: () => ScannedSites): void {
  test('20. an event of the payments counts when its signature is right and young, and once', async () => {
    const opened = await sites().site.visitor().call('report.openCheckout', checkout());
    expect(opened.status).toBe(200);
    const [session] = sites().stripe.sessions;
    if (!session) throw new Error('No session was opened');
    const webhook = sites().stripe.webhook;
    sites().stripe.webhook = undefined;
    const event = await sites().stripe.pay(session);
    const to = webhook ?? '';
    expect(await sites().stripe.send(event, { to, secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await sites().stripe.send(event, { to, ageSeconds: 600 })).toBe(400);
    expect(sites().site.stored("select count(*) from orders where status = 'paid'")).toBe(0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sites().stripe.send(event, { to })));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(sites().site.stored("select count(*) from orders where status = 'paid'")).toBe(1);
    expect(sites().site.stored('select count(distinct receipt_number) from orders')).toBe(1);
  });

  test('21. neither the address of return nor the browser says what is paid, or how much', async () => {
    const visitor = sites().site.visitor();
    await visitor.call('report.openCheckout', checkout());
    const [unpaid = ''] = [sites().site.stored("select session_id from orders where status = 'open'")];
    const before = sites().site.stored("select count(*) from orders where status = 'paid'");
    await visitor.get(`/agents/elevator-pitch-success?session_id=${String(unpaid)}`, person);
    expect(sites().site.stored("select count(*) from orders where status = 'paid'")).toBe(before);
    for (const more of [{ amount: 1 }, { price: 1 }, { product: 'x' }])
      expect((await visitor.call('report.openCheckout', { ...checkout(), ...more })).status).toBe(400);
    expect((await visitor.call('report.openCheckout', { ...checkout(), shownCents: 1 })).status).not.toBe(
      200,
    );
  });

  test('22. the image proxy asks nobody but the one origin', async () => {
    const { host } = new URL(sites().content.url);
    const sources = [
      'https://169.254.169.254/a.jpg',
      'http://127.0.0.1:1/a.jpg',
      '//evil.example/a.jpg',
      'https:%2F%2Fevil.example/a.jpg',
    ];
    sources.push(
      `http://user@${host}/a.jpg`,
      '%2e%2e/%2e%2e/package.json',
      '../package.json',
      'file:///etc/passwd',
      'icon.svg',
    );
    for (const source of sources) {
      const answer = await sites().site.visitor().get(`/_ipx/w_320/${source}`);
      expect({ source, refused: answer.status >= 400 && answer.status < 500 }).toEqual({
        source,
        refused: true,
      });
    }
    expect((await sites().site.visitor().get('/_ipx/w_321/previews/fr/home.png')).status).toBe(400);
    expect(sites().content.count('a.jpg')).toBe(0);
  });

  test('23. a content service in trouble is no 500, and it recovers by itself', async () => {
    for (const fault of ['down', 'html', 403, 500] as const) {
      sites().content.fault = fault;
      const list = await sites().site.visitor().get(`/category/${fault}`, person);
      const article = await sites().site.visitor().get(`/actus/nothing-${fault}`, person);
      expect([fault, list.status, article.status]).toEqual([fault, 200, 503]);
      expect(Number(article.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    sites().content.fault = undefined;
    await until(
      async () => (await sites().site.visitor().get('/actus/nothing-down', person)).status === 404,
      10_000,
    );
  });

  test('24. what was acknowledged before a kill is there after it, and goes on', async () => {
    const id = await idIn(await sites().public.visitor().call('pitch.createPitch', order()));
    await sites().public.server.kill();
    await sites().public.server.restart();
    const status = `select status from pitch_versions where pitch_id = '${id}'`;
    await until(async () => sites().public.stored(status) === 'ready');
  });

  test('25. a locked database is said soon, and SIGTERM ends in order, with a reader of a stream and a pitch under way', async () => {
    const { server } = sites().public;
    const visitor = sites().public.visitor();
    const other = new DatabaseSync(join(server.dataDir, 'site.db'), { timeout: 1000 });
    other.exec('begin immediate');
    const refused = await visitor.call('pitch.createPitch', order());
    other.exec('rollback');
    other.close();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const id = await idIn(await visitor.call('pitch.createPitch', order()));
    const stream = await visitor.call('pitch.watchPitch', { id, after: 0 });
    expect(stream.status).toBe(200);
    const asked = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - asked).toBeLessThan(7000);
    await stream.text();
    await server.restart();
    await until(
      async () =>
        sites().public.stored(`select status from pitch_versions where pitch_id = '${id}'`) === 'ready',
    );
  });

  test('26. a hundred requests in each language at once never mix', async () => {
    const languages = Array.from({ length: 300 }, (_, at) => (['fr', 'en', 'es'] as const)[at % 3] ?? 'fr');
    const visitor = sites().site.visitor();
    const asked = languages.map(async (lang, at) => {
      // One in ten is rendered, the others come from the cache.
      const path = Math.floor(at / 3) % 10 === 0 ? `/recherche?q=${at}` : '/contact';
      const html = await (await visitor.get(path, { ...person, 'accept-language': lang })).text();
      return [lang, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]];
    });
    for (const [lang, answered] of await Promise.all(asked)) expect(answered).toBe(lang);
  });

  test('27. no secret is in what browsers load, no dependency runs a script, and security.txt says whom to tell', async () => {
    const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:js|css|html|json)$/.test(name),
    );
    const loaded = files.map((name) => readFileSync(join('dist/client', name), 'utf8')).join('\n');
    const secret = [
      'SITE_SECRET',
      'STRIPE_SECRET_KEY',
      'LLM_API_KEY',
      'DATABASE_URL',
      'whsec_',
      'node:sqlite',
    ];
    expect(secret.filter((word) => loaded.includes(word))).toEqual([]);
    expect(dependenciesWithScripts()).toEqual([]);
    const text = await (await sites().public.visitor().get('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
}

/** Of the lock file; the site's own script, which links the locked Node, is no dependency's. */
function dependenciesWithScripts(): string[] {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.optional(z.boolean()) })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.keys(packages).filter((name) => name !== '' && packages[name]?.hasInstallScript === true);
}
