import { person } from './support/askers';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const canary = 'canary-of-a-visitor';

const pages = [
  '/',
  '/actus',
  '/actus/marketing-digital',
  '/category/test-ia',
  '/agents/elevator-pitch',
  '/services/chatbot',
  '/services/chatbot/guide',
  '/solutions-ia',
  '/contact',
  '/contact/team',
  '/newsletter',
  '/cookies',
];

test('of one visitor nothing reaches the next', async ({ baseURL }) => {
  const cookie = ['consent', 'owner', 'session', 'lang'].map((name) => `${name}=${canary}`).join('; ');
  for (const path of pages) {
    const first = await fetch(`${baseURL}${path}?utm_source=${canary}&${canary}=1`, {
      headers: {
        ...person,
        cookie: `${cookie}; viewport=tablet`,
        referer: `https://${canary}.example/`,
        'user-agent': `${person['user-agent']} ${canary}`,
        'accept-language': 'es',
        'x-forwarded-for': canary,
      },
    });
    const mine = first.headers.get('x-request-id') ?? canary;
    const next = await fetch(baseURL + path, {
      headers: { ...person, cookie: 'viewport=tablet', 'accept-language': 'es' },
    });
    const sent = JSON.stringify([...next.headers]) + (await next.text());
    expect(next.headers.get('etag'), path).toBe(first.headers.get('etag'));
    expect(sent, path).toContain('<html lang="es" data-viewport="tablet"');
    expect(sent, path).not.toContain(canary);
    expect(sent, path).not.toContain(mine);
    expect(next.headers.get('set-cookie'), path).toBeNull();
  }
});

test('a page that is kept is sent once to a browser that has it', async ({ baseURL }) => {
  const etag = (await fetch(`${baseURL}/cgu`)).headers.get('etag') ?? '';
  const again = await fetch(`${baseURL}/cgu`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('parameters that a page does not read stay out of its links, also in the browser', async ({ page }) => {
  await page.goto(`/actus?lang=fr&filters%5Bcategory%5D=${canary}`);
  await takenOver(page);
  await expect(page.locator('a[rel=next]')).toHaveAttribute('href', '/actus?lang=fr&page=2');
  expect(await page.locator('body').innerHTML()).not.toContain(canary);
});
