import { defineConfig } from '@playwright/test';

import { chromiumLaunchOptions } from './scripts/ensure-chromium';

const launchOptions = chromiumLaunchOptions();
const forTests = [
  // Else each context gets a second process of pages, which is ready for what never comes: a twelfth of all work.
  '--renderer-process-limit=1',
  // A device that hums, in place of a microphone; the headless shell has nothing that could ask for leave to use it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Browser tests against the production build; each worker starts its own server (`tests/e2e/support/`). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // More than two cores: many tests wait, for a step, a mail, the least time that a form takes.
  workers: 3,
  // What passes only then is named at the end of the tests.
  retries: 1,
  // Some tests look at a page in several languages and widths.
  timeout: 120_000,
  // Enough for a machine that is busy with something else.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // What moves is drawn sixty times a second. A test of movement, and the journeys, ask for it.
    reducedMotion: 'reduce',
    // A person's: its own, HeadlessChrome, is taken for a crawler, which is shown no error page.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    // Less than a test's own time, so that the report names the action that hangs.
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), ...forTests] },
  },
});
