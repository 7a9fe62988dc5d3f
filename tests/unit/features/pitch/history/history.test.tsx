import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  keptPitchesLimit,
  listPitches,
  parseHistory,
  rememberPitch,
} from '#app/features/pitch/history/history';
import { forgetPitch, namePitch } from '#app/features/pitch/history/change-history';
import type { Brief } from '#app/features/pitch/brief-schema';

const brief: Brief = {
  category: 'product',
  description: 'A planter that grows herbs on a wall.',
  goal: 'users',
  distributedIn: ['FR'],
  madeIn: 'FR',
  usedBy: 'People without a garden',
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-01-15T10:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a pitch that was asked for', () => {
  test('is kept with its whole brief, under the words of its description', () => {
    rememberPitch({ id: idOf(1), brief, lang: 'en' });
    expect(listPitches()).toEqual([
      { id: idOf(1), at: Date.now(), title: brief.description, brief, lang: 'en' },
    ]);
  });

  test('is called by the first words of a long description', () => {
    rememberPitch({
      id: idOf(1),
      brief: { ...brief, description: 'Herbs  on\nwalls '.repeat(9) },
      lang: 'en',
    });
    const title = listPitches()[0]?.title ?? '';
    expect(title).toMatch(/^Herbs on walls Herbs .*[a-z]…$/);
    expect(title.length).toBeLessThanOrEqual(80);
  });

  test('comes first, and once', () => {
    for (const number of [1, 2, 1]) rememberPitch({ id: idOf(number), brief, lang: 'en' });
    expect(ids()).toEqual([idOf(1), idOf(2)]);
  });

  test('pushes out the oldest of thirty', () => {
    for (let number = 0; number <= keptPitchesLimit; number += 1) {
      rememberPitch({ id: idOf(number), brief, lang: 'en' });
    }
    expect(ids()).toHaveLength(30);
    expect(ids()).not.toContain(idOf(0));
  });
});

describe('a name', () => {
  test('replaces the first words, with its language', () => {
    rememberPitch({ id: idOf(1), brief, lang: 'en' });
    namePitch(idOf(1), 'Des herbes sans jardin.', 'fr');
    expect(listPitches()[0]).toMatchObject({ title: 'Des herbes sans jardin.', lang: 'fr', brief });
  });

  test('that is known already writes nothing', () => {
    rememberPitch({ id: idOf(1), brief, lang: 'en' });
    const write = vi.spyOn(Storage.prototype, 'setItem');
    namePitch(idOf(1), brief.description, 'en');
    expect(write).not.toHaveBeenCalled();
  });

  test('of a pitch made elsewhere keeps nothing', () => {
    namePitch(idOf(1), 'Somebody else’s', 'en');
    expect(listPitches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

test('a pitch is forgotten, and with the last one the list', () => {
  for (const number of [1, 2]) rememberPitch({ id: idOf(number), brief, lang: 'en' });
  forgetPitch(idOf(1));
  expect(ids()).toEqual([idOf(2)]);
  forgetPitch(idOf(2));
  expect(localStorage).toHaveLength(0);
});

describe('what is stored', () => {
  test.each([null, '', '{', 'null', '{}', '"text"', '[null, 3, {}, []]'])('as %j is no pitch', (text) => {
    expect(parseHistory(text)).toEqual([]);
  });

  test('is left out entry by entry where it is broken', () => {
    const good = { id: idOf(1), at: 1, title: 'Herbs', brief, lang: 'en' };
    const broken = [
      { ...good, id: '../admin' },
      { ...good, at: 'yesterday' },
      { ...good, at: Number.MAX_SAFE_INTEGER },
      { ...good, title: '' },
      { ...good, lang: 'de' },
      { ...good, brief: { ...brief, distributedIn: ['XX'] } },
      { ...good, brief: { ...brief, description: '' } },
    ];
    expect(parseHistory(JSON.stringify([...broken, good]))).toEqual([good]);
  });
});

test('a browser that keeps nothing only loses the convenience', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
  }
  expect(() => rememberPitch({ id: idOf(1), brief, lang: 'en' })).not.toThrow();
  expect(() => forgetPitch(idOf(1))).not.toThrow();
  expect(listPitches()).toEqual([]);
});

function ids(): string[] {
  return listPitches().map(({ id }) => id);
}

function idOf(number: number): string {
  return `pitch-${number}`.padEnd(22, '_');
}
