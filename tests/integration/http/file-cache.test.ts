import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { createFileCache } from '#app/server/files/file-cache';
import { createRateLimits } from '#app/server/http/rate-limits/rate-limits';
import { useTestDatabase } from '#tests/integration/support/databases';
import { recordingLog } from '#tests/integration/support/recording-log';

const visitor = { ip: '192.0.2.7', signal: new AbortController().signal };
const file = async () => Buffer.from('file');

describe('files made on request', () => {
  const testDatabase = useTestDatabase('sqlite');

  async function openFiles(maxBytes = 1000) {
    const database = await testDatabase().open();
    return createFileCache({
      rateLimits: createRateLimits(true, { database, log: recordingLog().log }),
      maxBytes,
    });
  }

  it('makes a file once, however many ask for it', async () => {
    const files = await openFiles();
    let made = 0;
    const make = async () => {
      made += 1;
      await pause(10);
      return file();
    };
    const all = await Promise.all([1, 2, 3].map(() => files.get('a', visitor, make)));
    all.push(await files.get('a', visitor, make));
    expect(made).toBe(1);
    expect(all.map(String)).toEqual(['file', 'file', 'file', 'file']);
  });

  it('refuses a visitor who has too many made, but not what is kept', async () => {
    const files = await openFiles();
    for (let at = 0; at < 20; at += 1) await files.get(`${at}`, visitor, file);
    expect(await files.get('more', visitor, file)).toMatchObject({ error: { status: 429 } });
    expect(String(await files.get('19', visitor, file))).toBe('file');
    expect(String(await files.get('more', { ...visitor, ip: '192.0.2.8' }, file))).toBe('file');
  });

  it('forgets what was not asked for longest where there is no room', async () => {
    const files = await openFiles(10);
    for (const key of ['a', 'b', 'c']) await files.get(key, visitor, file);
    let made = false;
    await files.get('a', visitor, async () => {
      made = true;
      return file();
    });
    expect(made).toBe(true);
  });

  it('says what cannot be made, and throws what went wrong', async () => {
    const files = await openFiles();
    expect(await files.get('none', visitor, async () => undefined)).toBeUndefined();
    await expect(files.get('bad', visitor, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  });
});
