import { expect, test } from 'vitest';

import { askDatabase } from '#app/server/db/database-unavailable';
import { LeaseLostError, Stopping } from '#app/server/workflows/interruptions';
import { classifyFailure } from '#app/server/workflows/job-failure';
import { PermanentError } from '#app/server/workflows/workflow';

const retries = { attempts: 3, backoffMs: 100 };
const away = await askDatabase(async () => {
  throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
}).catch((error: Error) => error);

const slow = await askDatabase(async () => {
  throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
}).catch((error: Error) => error);

test.each([
  ['its claim is lost', new LeaseLostError(), 0, { kind: 'lost' }],
  ['the server stops', new Stopping(), 1, { kind: 'stopped', delayMs: 0, attempts: 1, claims: 4 }],
  ['the database is away', away, 1, { kind: 'database-unavailable', delayMs: 100, attempts: 1, claims: 0 }],
  ['a statement took too long', slow, 2, { kind: 'failed' }],
  ['it can never be done', new PermanentError('no'), 0, { kind: 'failed' }],
  ['its last attempt failed', new Error('no'), 2, { kind: 'failed' }],
  ['its first attempt failed', new Error('no'), 0, { kind: 'retry', delayMs: 100, attempts: 1, claims: 0 }],
  ['its second failed', new Error('no'), 1, { kind: 'retry', delayMs: 200, attempts: 2, claims: 0 }],
])('a job of which %s', (_, error, attempts, failure) => {
  expect(classifyFailure(error, { attempts, claims: 5, retries })).toEqual(failure);
});
