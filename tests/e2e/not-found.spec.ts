import { allCrawlers, person } from './support/askers';
import { expect, test } from './support/test';

const titles = { en: 'Page not found: ', fr: 'Page introuvable\u00a0: ', es: 'Página no encontrada: ' };

test('a person who asks for an address that is none is led to the not-found page, in their language', async ({
  baseURL,
}) => {
  for (const [lang, title] of Object.entries(titles)) {
    const headers = { ...person, 'accept-language': lang };
    for (const address of ['/no-such-page?q=1', '/solutions-ia/inovation', '/services/data/x']) {
      const first = await fetch(baseURL + address, { headers, redirect: 'manual' });
      expect([302, 307]).toContain(first.status);
      const target = new URL(first.headers.get('location') ?? '', baseURL);
      expect(target.pathname).toBe('/404');
      expect(target.searchParams.get('from')).toBe(address);
      const second = await fetch(target, { headers });
      expect(second.status).toBe(404);
      expect(await second.text()).toContain(`${title}${address}`);
    }
  }
});

test('so is who asks for what no page can have, or nobody can read', async ({ baseURL }) => {
  const odd = ['/actus/a%00b', `/services/chatbot/${'x'.repeat(300)}`, '/actus/%E0%A4%A', '/%', '/%ff'];
  for (const path of odd) {
    const answer = await fetch(baseURL + path, { headers: person, redirect: 'manual' });
    expect(answer.headers.get('location'), path).toMatch(/^\/404\?from=/);
  }
  const cut = await fetch(`${baseURL}/actus/%E0%A4%A?lang=fr`, { headers: person, redirect: 'manual' });
  const { searchParams } = new URL(cut.headers.get('location') ?? '', baseURL);
  expect(Object.fromEntries(searchParams)).toEqual({ from: '/actus/%E0%A4%A?lang=fr', lang: 'fr' });
});

for (const [name, agent] of Object.entries(allCrawlers)) {
  test(`${name} gets a bare 404 at the address itself`, async ({ baseURL }) => {
    const headers = { ...person, 'user-agent': agent };
    for (const address of ['/no-such-page', '/solutions-ia/inovation']) {
      const answer = await fetch(baseURL + address, { headers, redirect: 'manual' });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Not found');
    }
  });
}

test('what asks for no page gets a bare 404', async ({ baseURL }) => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(baseURL + path, { headers: person, redirect: 'manual', ...init });
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await ask('/assets/gone-Ab12.js')).toBe('404 Not found');
  expect(await ask('/old/picture.png')).toBe('404 Not found');
  expect(await ask('/api/v1/users', { headers: { ...person, accept: 'application/json' } })).toBe(
    '404 Not found',
  );
  expect(await ask('/no-such-page', { headers: { ...person, accept: '*/*' } })).toBe('404 Not found');
  expect(await ask('/no-such-page', { method: 'POST' })).toBe('404 Not found');
});

test('the path is shown as text, and only a path is', async ({ page, allowConsole }) => {
  allowConsole('the server responded with a status of 404');
  await page.goto(`/404?from=${encodeURIComponent('/<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page not found: /<img src=x onerror=alert(1)>',
  );
  for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    const html = await (await page.request.get(`/404?from=${encodeURIComponent(from)}`)).text();
    expect(html).not.toContain('Page not found:');
  }
});

test('an unknown address that a page moves to shows the not-found screen, and the way back works', async ({
  page,
}) => {
  await page.goto('/');
  // Written by the application when it has taken the page over.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('viewport');
  // What a link inside the application does, without loading a document.
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /no-such-page');
  await expect(page).toHaveTitle('Page not found | Verbe');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Page not found/);
});

test('a 404 that is found while a page is taken over replaces the page', async ({ page, allowConsole }) => {
  // The document is that of the home page, which cannot be taken over for this address.
  allowConsole(/Minified React error #(418|423|425)/, /hydrat/i);
  await page.addInitScript(() => history.replaceState(null, '', '/nowhere'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /nowhere');
});
