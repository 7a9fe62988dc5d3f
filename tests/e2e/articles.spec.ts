import { expectSoundInEveryLook } from './support/looks';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const article = '/actus/eliza-the-story-of-a-bot';

test('a reader goes from the home page to an article, to its category and back to all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?lang=fr');
  const latest = page.getByRole('region', { name: 'Nos derniers articles' });
  await expect(latest.getByRole('listitem')).toHaveCount(3);
  const title = (await latest.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await latest.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.locator('article header a').first().click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Catégories' })
    .getByRole('link', { name: 'Tous les articles' })
    .click();
  await expect(page).toHaveURL(/\/actus\?lang=fr$/);
});

test('the list goes on over its pages, and the first carries no number', async ({ page }) => {
  await page.goto('/actus?lang=fr');
  await page.getByRole('link', { name: 'Articles plus anciens' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2 sur 2')).toBeVisible();
  await page.getByRole('link', { name: 'Articles plus récents' }).click();
  await expect(page).not.toHaveURL(/page=/);
  await page.goto('/actus?page=1');
  await expect(page).not.toHaveURL(/page=/);
});

test('a page beyond the last leads to the last', async ({ request }) => {
  const leadsTo = async (address: string) =>
    (await request.get(address, { maxRedirects: 0 })).headers().location;
  expect(await leadsTo('/actus?lang=fr&page=99')).toBe('/actus?lang=fr&page=2');
  expect(await leadsTo('/category/En%20bref?lang=fr&page=2')).toBe('/category/En%20bref?lang=fr');
  expect(await leadsTo('/author/nobody?page=7')).toBe('/author/nobody');
});

test('the contents lead to a heading, thirty pixels below the edge', async ({ page }) => {
  await page.goto(`${article}?lang=en`);
  const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1);
  const name = (await entry.textContent()) ?? '';
  await entry.click();
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? -1)).toBe(30);
});

test('the link to an article is copied in the language of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${article}?lang=es`);
  // The button answers once its code is there.
  await expect(async () => {
    await page.getByRole('button', { name: /^Copia/ }).click();
    await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible({ timeout: 500 });
  }).toPass();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe('?lang=es');
  expect(new URL(copied).pathname).toBe(article);
});

test('titles and figures stand in the first column, one below the other, beside the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const slug of ['essais-a-l-aveugle', 'marketing-digital']) {
    await page.goto(`/actus/${slug}?lang=fr`);
    await page.evaluate(() => document.fonts.ready);
    const rows = await page
      .locator('[data-form="row"]')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((part) => part.getBoundingClientRect().toJSON())),
      );
    expect(rows.length).toBeGreaterThan(3);
    const edge = Math.max(...rows.flat().map(({ left }) => left));
    for (const all of rows) {
      // A lesson closes its row over the whole width.
      const lessons = all.filter(({ left, right }) => left < edge && right > edge);
      const parts = all.filter((part) => !lessons.includes(part));
      for (const { top } of lessons)
        expect(top).toBeGreaterThan(Math.max(...parts.map(({ bottom }) => bottom)));
      const kept = parts.filter(({ left }) => left < edge).toSorted((a, b) => a.top - b.top);
      expect(parts.length - kept.length).toBe(1);
      for (const [at, { right, bottom }] of kept.entries()) {
        expect(right).toBeLessThan(edge);
        expect(kept[at + 1]?.top ?? bottom).toBeGreaterThanOrEqual(bottom);
      }
    }
  }
});

test('a text that begins with its finding shows it at once, then what it contains', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/actus/essais-a-l-aveugle?lang=fr');
  await expect(page.getByText('13 échecs sur 13', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('article > :has(> img)')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last().click();
  await expect(
    page.getByRole('heading', { name: 'À refaire chez vous, en une demi-heure' }),
  ).toBeInViewport();
});

test('of a case the verdict stands right below what was, and why below what came of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/actus/clinique-de-six-phrases?lang=fr');
  const cases = await page
    .locator('[data-form="case"]')
    .evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll('dl > div, p:not(dl *)')].map((part) =>
          part.getBoundingClientRect().toJSON(),
        ),
      ),
    );
  expect(cases).toHaveLength(6);
  // What says aloud that words are struck out is hidden, and nothing else among them.
  const whole = page.locator('del > [data-whole]');
  for (const word of await whole.all()) await expect(word).toHaveCSS('position', 'static');
  for (const [verdict, before, after, why] of cases) {
    expect(before.right).toBeLessThan(after.left);
    expect(after.top).toBe(before.top);
    for (const [above, below] of [
      [before, verdict],
      [after, why],
    ]) {
      expect(below.left).toBe(above.left);
      expect(below.top - above.bottom).toBeGreaterThan(0);
      expect(below.top - above.bottom).toBeLessThan(32);
    }
  }
});

test('the language switch of an article leads to its translation', async ({ page }) => {
  await page.goto('/actus/marketing-digital?lang=en');
  await takenOver(page);
  await page.getByRole('link', { name: 'Español' }).first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Marketing digital: qué cambia la IA generativa y qué le deja a usted');
  await expect(title).toHaveAttribute('lang', 'es');
});

test('an article that does not exist answers 404 and leads to all articles', async ({
  page,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  const answer = await page.goto('/actus/no-such-article?lang=en');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "We couldn't find the article you're looking for.",
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectSoundInEveryLook(page);
  await page.getByRole('link', { name: 'See all articles' }).click();
  await expect(page).toHaveURL(/\/actus/);
});

test('a category of no article is an empty list', async ({ page }) => {
  const answer = await page.goto('/category/nothing');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('No results')).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('an article ends with the way to the tool', async ({ page }) => {
  await page.goto(`${article}?lang=en`);
  await takenOver(page);
  await page.getByRole('main').getByRole('link', { name: 'Write my pitch' }).click();
  await expect(page).toHaveURL(/\/agents\/elevator-pitch\?lang=en$/);
});

test('paper carries the article without what is pressed', async ({ page }) => {
  await page.goto(`${article}?lang=en`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Write my pitch' })).toBeHidden();
});
