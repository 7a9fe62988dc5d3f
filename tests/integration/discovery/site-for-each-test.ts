import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

import { createServices, type Services } from '#app/server/services';
import { type FakeContent, startFakeContent } from '#tests/fakes/content';
import { contentOf } from '#tests/integration/content/sources';
import { servicesForEachTest } from '#tests/unit/server/http/booted';

export const siteUrl = 'https://verbe.example';

/** A site for each test, with a content service of its own that holds three articles. */
export function siteForEachTest() {
  const site: { service?: FakeContent; services?: Services; dataDir: string } = { dataDir: '' };
  const booted = servicesForEachTest({ SITE_URL: siteUrl });
  beforeEach(async () => {
    const service = await startFakeContent({ version: 'v5', articles: 3 });
    const dataDir = await mkdtemp(join(tmpdir(), 'verbe-discovery-'));
    const { env, ...others } = booted.services;
    const services = createServices({ ...others, env: { ...env, dataDir }, content: contentOf(service.url) });
    Object.assign(site, { service, services, dataDir });
  });
  afterEach(async () => {
    await site.service?.close();
    await rm(site.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    /** The content service. */
    service() {
      if (!site.service) throw new Error('The service is started in beforeEach');
      return site.service;
    },
    services() {
      if (!site.services) throw new Error('The services are made in beforeEach');
      return site.services;
    },
  };
}
