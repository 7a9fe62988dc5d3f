import { defineConfig } from '@playwright/test';

import { chromiumLaunchOptions } from './scripts/ensure-chromium';

/** Browser tests against the production build; each worker starts its own server (`tests/e2e/support/`). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // Some tests look at a screen four times with axe.
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
});
