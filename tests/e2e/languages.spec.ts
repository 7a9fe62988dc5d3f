import { locales } from '../../app/i18n/locales';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const titles = {
  en: 'Your elevator pitch, in your own words',
  fr: 'Votre elevator pitch, avec vos mots',
  es: 'Su elevator pitch, con sus palabras',
};

test('a hundred requests at once in three languages never mix', async ({ baseURL }) => {
  const answers = await Promise.all(
    Array.from({ length: 102 }, async (_, index) => {
      const language = locales[index % 3] ?? 'en';
      const answer = await fetch(`${baseURL}/agents/elevator-pitch`, {
        headers: { 'accept-language': language },
      });
      return { language, html: await answer.text() };
    }),
  );
  for (const { language, html } of answers) {
    expect(html).toContain(`<html lang="${language}"`);
    for (const [other, title] of Object.entries(titles))
      expect(html.includes(title)).toBe(other === language);
  }
});

test('the address chooses before the cookie, the cookie before the browser, English last', async ({
  baseURL,
}) => {
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const html = await (await fetch(`${baseURL}${path}`, { headers })).text();
    return /<html lang="(\w+)"/.exec(html)?.[1];
  };
  expect(await languageOf('/?lang=es', { cookie: 'lang=fr', 'accept-language': 'en' })).toBe('es');
  expect(await languageOf('/', { cookie: 'lang=fr', 'accept-language': 'es' })).toBe('fr');
  expect(await languageOf('/', { 'accept-language': 'es-MX,fr;q=0.9' })).toBe('es');
  expect(await languageOf('/', { 'accept-language': 'de' })).toBe('en');
  expect(await languageOf('/?lang=xx', {})).toBe('en');
});

test('the switch changes the language, keeps it, and drops it from the address', async ({ page }) => {
  await page.goto('/agents/elevator-pitch?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.es);
  // Before its script is there the link asks for `?lang` instead.
  await takenOver(page);
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.fr);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
