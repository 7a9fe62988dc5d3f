import { expectAccessible } from './support/accessible';
import { openPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { languages } from './support/result-words';
import { expect, test } from './support/test';

test('the preview of a pitch speaks of Pitch Master, and quotes it only when its maker says so', async ({
  page,
  request,
}) => {
  await openPitch(page);
  const { pathname } = new URL(page.url());
  const said = (await page.locator('main blockquote').first().innerText()).replace(/[«»]/g, '').trim();
  for (const lang of languages) {
    const html = await (await request.get(`${pathname}?lang=${lang}`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain(said);
    expect(head).toContain('Pitch Master');
    expect(head).toContain('name="robots" content="noindex"');
    const image = /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    expect(image).toMatch(new RegExp(`^http.*/previews/pitch-master-${lang}\\.png$`));
    const picture = await request.get(image);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).length).toBeLessThan(120_000);
  }

  await page.goto(`${pathname}?as=guest`);
  const tick = page.getByRole('checkbox', { name: 'Show the sentence where the link is pasted' });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect
    .poll(async () => (await (await request.get(pathname)).text()).split('</head>')[0])
    .toContain(`property="og:image" content="${new URL(`${pathname}/card.png`, page.url()).href}"`);
  expect((await (await request.get(pathname)).text()).split('</head>')[0]).toContain(said.slice(0, 30));
  await expectSoundInEveryLook(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'layout');
});
