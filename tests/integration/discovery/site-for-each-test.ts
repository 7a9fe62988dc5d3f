import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

import { runtime, setRuntime } from '#app/server/runtime';
import { type FakeContent, startFakeContent } from '#tests/fakes/content';
import { contentOf } from '#tests/integration/content/sources';
import { runtimeForEachTest } from '#tests/unit/server/http/booted';

export const siteUrl = 'https://verbe.example';

/** A site for each test, with a content service of its own that holds three articles; `service` is filled before each. */
export function siteForEachTest() {
  const site: { service?: FakeContent; dataDir: string } = { dataDir: '' };
  runtimeForEachTest({ SITE_URL: siteUrl });
  beforeEach(async () => {
    const service = await startFakeContent({ version: 'v5', articles: 3 });
    const dataDir = await mkdtemp(join(tmpdir(), 'verbe-discovery-'));
    const { env } = runtime();
    setRuntime({ ...runtime(), env: { ...env, dataDir }, content: contentOf(service.url) });
    Object.assign(site, { service, dataDir });
  });
  afterEach(async () => {
    await site.service?.close();
    await rm(site.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => {
    if (!site.service) throw new Error('The service is started in beforeEach');
    return site.service;
  };
}
