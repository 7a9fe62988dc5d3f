import { person } from './support/askers';
import { expectAccessible } from './support/accessible';
import { openPitch } from './support/brief';
import { expect, test } from './support/test';

test('the teleprompter is opened, run, slowed and left by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPitch(page);
  const rehearse = page.getByRole('button', { name: 'Rehearse' });
  await rehearse.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rehearse your pitch' });
  await expect(dialog.getByText('Nothing is recorded, nothing leaves this device.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(dialog.getByRole('group', { name: 'Your text' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expectAccessible(page);
  const pace = dialog.getByText(/^Pace/);
  const before = await pace.textContent();
  await page.keyboard.press('ArrowUp');
  await expect(pace).not.toHaveText(before ?? '');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rehearse).toBeFocused();
});

test('one’s own take is recorded, timed, played, and sent nowhere', async ({ page }) => {
  await page.context().grantPermissions(['microphone']);
  await openPitch(page);
  await page.getByRole('button', { name: 'Rehearse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rehearse your pitch' });
  await dialog.getByRole('checkbox', { name: 'Record me, to hear and time myself' }).check();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('Recording', { exact: true })).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'I have finished' }).click();
  await expect(dialog.getByRole('heading', { name: /^\d+ s, \d+ to spare$/ })).toBeVisible();
  const player = dialog.getByLabel('Your take');
  await expect.poll(() => player.evaluate(isPlayable)).toBe(true);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

const isPlayable = (element: Element) =>
  element instanceof HTMLAudioElement && element.error === null && element.readyState > 0;

test('the stage fits every width, in both themes', async ({ page }) => {
  await openPitch(page);
  for (const width of [320, 375, 1280, 1600]) {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Rehearse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rehearse your pitch' });
    for (const choice of await dialog.locator('label').all()) {
      const { x = 0, width: wide = 0 } = (await choice.boundingBox()) ?? {};
      expect(wide).toBeGreaterThan(120);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog.locator('[aria-current]')).toBeVisible({ timeout: 10_000 });
    await dialog.getByRole('button', { name: 'Pause' }).click();
    // The line being said differs by its strength alone, so that no line moves as it comes.
    const faces = await dialog.locator('div[lang] > p').evaluateAll(facesOf);
    expect(new Set(faces.map(({ face }) => face)).size).toBe(1);
    expect(faces[0]?.size).toBeGreaterThanOrEqual(44);
    expect(faces[0]?.size).toBeLessThanOrEqual(64);
    await dialog.getByRole('button', { name: 'Settings' }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'layout');
    // Colours are the same at each width.
    for (const colorScheme of width === 1280 ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, 'colours');
    }
    // The line being said stands out without any colour of ours.
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await dialog
      .locator('div[lang] > p')
      .evaluateAll((lines) => new Set(lines.map((line) => getComputedStyle(line).color)).size);
    expect(colours).toBeGreaterThan(1);
    if (width === 320) await expectAccessible(page, 'layout');
    const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    for (const name of ['Slower', 'Go on', 'Faster']) {
      const box = await dialog.getByRole('button', { name }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(64);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

/** How large each line is set, in px, and in which face. */
function facesOf(lines: Element[]) {
  return lines.map((line) => {
    const { fontSize, fontWeight, fontFamily } = getComputedStyle(line);
    return { size: Number.parseFloat(fontSize), face: [fontSize, fontWeight, fontFamily].join() };
  });
}

test('the page may ask for the microphone, and no other page of the site', async ({ page, request }) => {
  await openPitch(page);
  const policies = await Promise.all(
    [new URL(page.url()).pathname, '/agents/elevator-pitch', '/'].map(async (path) => {
      const answer = await request.get(path, { headers: person });
      return answer.headers()['permissions-policy']?.match(/microphone=\S*?(?=,)/)?.[0];
    }),
  );
  expect(policies).toEqual(['microphone=(self)', 'microphone=(self)', 'microphone=()']);
});

test('where its code does not arrive it says so, costs nothing else, and comes with the network', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/);
  await openPitch(page);
  await expect(page.getByText(/checks passed$/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Rehearse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rehearse your pitch' });
  await expect(dialog.getByText(/^This part is still loading/)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeVisible();
});
