import type { Page } from '@playwright/test';

import { requestPitch, steps } from './support/brief';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const title = { name: 'Your free elevator pitch is here', level: 1 } as const;

// Each step takes long enough for something to happen in the middle of it, and for a second page to be loaded.
test.use({ serverEnv: { PITCH_STEP_DELAY_MS: '2500', JOB_LEASE_MS: '1000' } });

test('a reload in the middle shows what is done; a browser that was cut off says so, comes back and goes on', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  await requestPitch(page);
  await expect(done(page).nth(1)).toBeVisible();
  await page.reload();
  await expect(done(page).first()).toContainText(steps[0] ?? '');
  await takenOver(page);
  await context.setOffline(true);
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(done(page)).toHaveCount(6);
});

test('a server that is killed in the middle, then stopped, loses nothing; its maker and a friend see the pitch arrive', async ({
  page,
  server,
  newVisitor,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await requestPitch(page);
  const theirs = await newVisitor();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('heading', { name: 'This pitch is being written' })).toBeVisible();
  await expect(theirs.getByText(/^[1-6] of 6 steps done$/)).toBeVisible();
  await server.kill();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await server.restart();
  await expect(page.getByText('The connection was lost.')).toBeHidden();
  // Asked to stop, it lets go of its watchers: a deployment waits for it.
  const started = Date.now();
  await server.stop();
  expect(Date.now() - started).toBeLessThan(9_000);
  await server.restart();

  await expect(page.getByRole('heading', title)).toBeVisible({ timeout: 60_000 });
  await expect(done(page)).toHaveCount(6);
  await expect(theirs.getByRole('link', { name: 'Write my pitch' })).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Taproot');
  await expect(done(theirs)).toHaveCount(0);
});

/** The steps that are done: while the work goes on, more of them by the time they are counted. */
function done(page: Page) {
  return page.locator('li[data-state=done]');
}
