import { describe, expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import type { Brief } from '#app/features/pitch/brief-schema';
import { type Goal, goals } from '#app/features/pitch/brief';
import { durationsOf, type Pitch, plainText, type Refinement } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';
import { type FinishedRun, runSteps } from '#tests/fixtures/briefs/run-steps';

const { signal } = new AbortController();

describe('the embedded engine', () => {
  it('asks each listener for something else', async () => {
    const asks = await Promise.all(goals.map(async (goal) => lastSentence((await written({ goal })).pitch)));
    expect(new Set(asks).size).toBe(goals.length);
  });

  it('says nothing new when nothing new is asked', async () => {
    const finished = await written();
    expect(await refine(finished, [])).toEqual(finished.pitch);
  });

  it('counts an opening in the version that it was chosen in', async () => {
    const finished = await written();
    const [first, second, ...others] = finished.pitch.openings;
    const changed = await refine(finished, [{ kind: 'opening', opening: 1 }]);
    expect(changed.openings).toEqual([second, first, ...others]);
    const back = await refine(finished, [
      { kind: 'opening', opening: 1 },
      { kind: 'opening', opening: 1 },
    ]);
    expect(back.openings).toEqual(finished.pitch.openings);
  });

  it('begins every duration that holds it with the opening that was asked for', async () => {
    const finished = await written();
    const changed = await refine(finished, [{ kind: 'opening', opening: 1 }]);
    const [opening = []] = changed.openings;
    for (const duration of durationsOf(changed).filter((one) => one > 15)) {
      expect(plainText(changed.spoken[`${duration}`] ?? [])).toMatch(startOf(plainText(opening)));
    }
  });

  it('keeps the opening when a tone follows, and drops it with the goal', async () => {
    const finished = await written();
    const shorter = await refine(finished, [
      { kind: 'opening', opening: 1 },
      { kind: 'tone', tone: 'shorter' },
    ]);
    expect(shorter.openings[0]).toEqual(finished.pitch.openings[1]);
    const toTeam = await written({ goal: 'team' });
    const refinements: Refinement[] = [
      { kind: 'opening', opening: 1 },
      { kind: 'goal', goal: 'team' },
    ];
    expect(await refine(toTeam, refinements)).toEqual(toTeam.pitch);
  });

  it('begins a shortened pitch with the opening that was asked for, also where it had been left out', async () => {
    const { run, pitch } = await runSteps(herbs, 'fr');
    const shorter: Refinement = { kind: 'tone', tone: 'shorter' };
    const changed = await refine({ run, pitch }, [shorter, { kind: 'opening', opening: 1 }]);
    const opening = plainText(pitch.openings[1] ?? []);
    for (const duration of durationsOf(changed)) {
      expect(plainText(changed.spoken[`${duration}`] ?? []).startsWith(opening)).toBe(true);
    }
  });

  it('adds tones up', async () => {
    const finished = await written();
    const both: Refinement[] = [
      { kind: 'tone', tone: 'shorter' },
      { kind: 'tone', tone: 'less-jargon' },
    ];
    expect(await refine(finished, both)).toEqual(await refine(finished, both.toReversed()));
  });

  it('writes no other language', async () => {
    const finished = await written();
    await expect(refine(finished, [{ kind: 'language', lang: 'en' }])).rejects.toThrow('another language');
  });

  it('quotes a brief in a language that it does not read', async () => {
    const german = briefCases.find(({ name }) => name === 'fr-hard-german');
    const { order, pitch } = await runSteps(german?.brief ?? missing(), 'fr');
    expect(order).toMatchObject({ lang: 'fr', quotedLang: 'de' });
    const spans = Object.values(pitch.spoken).flat(2);
    expect(spans.some(({ lang }) => lang === 'de')).toBe(true);
    expect(spans.some(({ lang }) => lang === undefined)).toBe(true);
  });

  it('stops when asked to', async () => {
    const { order } = await written();
    const run = embeddedEngine.open(order);
    await expect(run.runStep(1, [], AbortSignal.abort())).rejects.toThrow();
  });
});

const herbs: Brief = {
  category: 'product',
  goal: 'investors',
  distributedIn: ['FR'],
  description:
    'Radicelle est un jardin d’intérieur en terre cuite qui fait pousser des herbes fraîches sans terre ni électricité. 120 exemplaires vendus en six mois à 79 €. Chaque pot donne 40 g de basilic par semaine.',
  usedBy: 'les citadins qui aiment cuisiner et n’ont pas de jardin',
};

/** The first brief of the fixtures: an epicerie that has a problem, a proof and a difference. */
function written({ goal }: { goal?: Goal } = {}): Promise<FinishedRun> {
  const { brief, locale } = briefCases[0] ?? missing();
  return runSteps(goal === undefined ? brief : { ...brief, goal }, locale);
}

function refine(
  { run, pitch }: Pick<FinishedRun, 'run' | 'pitch'>,
  refinements: Refinement[],
): Promise<Pitch> {
  return run.refine({ pitch, findings: [], refinements }, signal);
}

function lastSentence(pitch: Pitch): string | undefined {
  return plainText(pitch.spoken['30'] ?? [])
    .split(/(?<=[.?])\s/u)
    .at(-1);
}

function startOf(text: string): RegExp {
  return new RegExp(`^${text.slice(0, 30).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'u');
}

function missing(): never {
  throw new Error('no such brief');
}
