import { describe, expect, it } from 'vitest';

import { startChild } from '#tests/integration/support/child';
import { usePlace } from '#tests/integration/support/places';

describe('the data folder', () => {
  const place = usePlace('sqlite');

  it('belongs to one server at a time, and to the next one when that is killed', async () => {
    const input = { dataDir: place().dataDir };
    const first = await startChild('db/open-database.ts', input);
    await first.said('opened');

    const second = await startChild('db/open-database.ts', input);
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain('Another server is running on the data folder');

    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const third = await startChild('db/open-database.ts', input);
    await third.said('opened');
    await third.end('SIGKILL');
  });

  it('is refused within one process too', async () => {
    await place().open();
    await expect(place().open()).rejects.toThrow('Another server');
  });
});
