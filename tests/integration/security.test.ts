import { afterAll, beforeAll, describe } from 'vitest';

import { hasNginx } from '#tests/e2e/support/nginx';
import { nginxPoints } from './security/behind-nginx';
import { requestPoints } from './security/requests';
import { servicePoints } from './security/services';
import { wordPoints } from './security/words-and-models';
import { type ScannedSites, startSites } from './support/site-under-scan';

let started: ScannedSites | undefined;

// Where the build is not of these files, it is made first.
beforeAll(async () => {
  started = await startSites();
}, 180_000);
afterAll(() => started?.close());

function sites(): ScannedSites {
  if (!started) throw new Error('The sites are started in beforeAll');
  return started;
}

/**
 * What a site on the internet must withstand, point by point, looked at from outside: the production build, its limits on,
 * every service played. Each point has closer tests elsewhere.
 */
describe('security', () => {
  requestPoints(sites);
  wordPoints(sites);
  servicePoints(sites);
});

describe.skipIf(!hasNginx)('behind the nginx of the documentation', () => {
  nginxPoints();
});
