import { describe, expect, it } from 'vitest';

import { plainText } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';
import type { BriefCase } from '#tests/fixtures/briefs/brief-case';
import { renderSteps } from '#tests/fixtures/briefs/render';
import { faultsIn, openingsOf, write, type Written } from './writing';

// Each brief is written once for all of these.
const known = new Map<string, Promise<Written>>();

function written({ name, brief, locale }: BriefCase): Promise<Written> {
  const pitch = known.get(name) ?? write(brief, locale);
  known.set(name, pitch);
  return pitch;
}

async function rendered(one: BriefCase): Promise<string> {
  return renderSteps(one.brief, await written(one));
}

describe.each(briefCases)('the pitch of $name', (one) => {
  it('reads as approved', async () => {
    await expect(await rendered(one)).toMatchFileSnapshot(
      `../../../../fixtures/briefs/approved/${one.name}.txt`,
    );
  });

  it('is the same when it is written again', async () => {
    const again = await write(one.brief, one.locale);
    expect(again).toEqual(await written(one));
  });

  it('echoes no address, markup or order to a machine', async () => {
    expect(await rendered(one)).not.toMatch(
      /https?:|@|<\/?\w|\*\*|HACKED|system prompt|instructions précédentes|reveal|consignes/iu,
    );
  });

  it('keeps the checks a program decides', async () => {
    expect(await faultsIn(await written(one), [])).toEqual([]);
  });

  it('offers two or three openings, all different, each faultless', async () => {
    const { pitch, ...ran } = await written(one);
    const openings = pitch.openings.map(plainText);
    expect([2, 3]).toContain(openings.length);
    expect(new Set(openings.map(firstWords)).size).toBe(openings.length);
    for (const asked of openingsOf(pitch)) expect(await faultsIn({ ...ran, pitch }, asked)).toEqual([]);
  });
});

it('opens pitches of different briefs with different words', async () => {
  const pitches = await Promise.all(briefCases.map(written));
  const openings = pitches.map(({ pitch }) => plainText(pitch.spoken['60']).slice(0, 24));
  expect(new Set(openings).size).toBeGreaterThan(openings.length * 0.7);
});

function firstWords(text: string): string {
  return text.split(/\s+/u).slice(0, 2).join(' ');
}
