import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { allCrawlers, person } from './support/askers';
import { startServer } from './support/server';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const words = {
  en: { title: 'Something went wrong', home: 'Back to home', news: 'News' },
  fr: { title: 'Une erreur s’est produite', home: 'Retour à l’accueil', news: 'Actualités' },
  es: { title: 'Se ha producido un error', home: 'Volver al inicio', news: 'Actualidad' },
} as const;

test('an error on the server: a person sees the screen with the request’s id, a crawler one line', async () => {
  const server = await startServer();
  try {
    const database = new DatabaseSync(join(server.dataDir, 'site.db'), { timeout: 10_000 });
    database.exec('alter table pitches rename to pitches_gone');
    database.close();
    const pitch = `${server.url}/agents/elevator-pitch/${'A'.repeat(22)}`;
    for (const [lang, { title, home }] of Object.entries(words)) {
      const answer = await fetch(`${pitch}?lang=${lang}`, { headers: person });
      const html = await answer.text();
      expect(answer.status).toBe(500);
      expect(html).toContain(title);
      expect(html).toContain(home);
      expect(html).toContain(answer.headers.get('x-request-id'));
      expect(html).not.toContain('pitches_gone');
      expect(html).not.toContain('no such table');
    }
    const crawler = await fetch(pitch, {
      headers: { ...person, 'user-agent': allCrawlers['a search crawler'] },
    });
    expect(crawler.status).toBe(500);
    expect(await crawler.text()).toBe(`Unexpected error ${crawler.headers.get('x-request-id')}`);
  } finally {
    await server.dispose();
  }
});

test('an error in the browser shows the same screen, with the way home', async ({ page, allowConsole }) => {
  const lang = 'fr';
  const { title, home, news } = words[lang];
  allowConsole('the server responded with a status of 500', 'Unexpected error');
  await page.goto(`/construction?lang=${lang}`);
  // Before, the link would load a document.
  await takenOver(page);
  await page.route('**/_serverFn/**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Unexpected error request-77' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: news, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Verbe/ })).toBeVisible();
  await expect(page.getByText('request-77')).toBeVisible();
  await page.unroute('**/_serverFn/**');
  await page.getByRole('main').getByRole('link', { name: home }).click();
  await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
});
