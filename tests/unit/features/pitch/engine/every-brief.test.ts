import { describe, expect, it } from 'vitest';

import { maxWordsFor } from '#app/features/pitch/engine/max-words';
import { faultsOf } from '#app/features/pitch/engine/check/faults';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { saysMost } from '#app/features/pitch/engine/realise/audience-line';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { countWords } from '#app/features/pitch/engine/words';
import { durationsOf, plainText } from '#app/features/pitch/pitch';
import type { BriefCase } from '#tests/fixtures/briefs/brief-case';
import { briefCases } from '#tests/fixtures/briefs/all';
import { runSteps } from '#tests/fixtures/briefs/run-steps';

// Written once each: the tests read them, and none changes them.
const runs = new Map<string, ReturnType<typeof runSteps>>();

function finishedRun({ name, brief, locale }: BriefCase): ReturnType<typeof runSteps> {
  const run = runs.get(name) ?? runSteps(brief, locale);
  runs.set(name, run);
  return run;
}

describe.each(briefCases)('the pitch of $name', (briefCase) => {
  const finished = () => finishedRun(briefCase);

  it('echoes no address, markup, hole or order to a machine', async () => {
    const { outputs } = await finished();
    expect(outputs.map(textOf).join('\n')).not.toMatch(
      /https?:|@|<\/?\w|\*\*|HACKED|system prompt|instructions précédentes|reveal|consignes|\[[^\]]*\]/iu,
    );
  });

  it('is told of in findings that end once', async () => {
    const { outputs } = await finished();
    const findings = outputs.flatMap(({ finding }) => finding.map((passage) => plainText(passage)));
    expect(findings.filter((text) => /[.!?]\s?[»”"]\s?\.$/u.test(text))).toEqual([]);
  });

  it('fits the durations that it has, each a twentieth more than the one before', async () => {
    const { pitch, order } = await finished();
    const words = durationsOf(pitch).map((duration) =>
      countWords(plainText(pitch.spoken[`${duration}`] ?? [])),
    );
    expect(words.length).toBeGreaterThan(0);
    durationsOf(pitch).forEach((duration, at) => {
      expect(words[at]).toBeLessThanOrEqual(maxWordsFor(order.lang, duration));
      if (at > 0) expect(words[at]).toBeGreaterThanOrEqual((words[at - 1] ?? 0) * 1.05);
    });
  });

  it('invents nothing, and says every fact of the description where ninety seconds hold them', async () => {
    const { pitch, order } = await finished();
    const faults = faultsOf(pitch, order, readBrief(order), []).filter(({ check }) => check !== 9);
    expect(faults.map(({ text, line }) => `${text} ${plainText(line)}`)).toEqual([]);
  });

  it('loses no fact of the description', async () => {
    const { order } = await finished();
    const reading = readBrief(order);
    const { plan } = writePitch(reading, []);
    const [longest] = plan.values();
    const said = [...(longest?.lines ?? []), ...(longest?.ask.need ?? [])].flatMap(({ facts }) => facts);
    const told = said.map(({ text }) => text).join(' ');
    const isHeading = (text: string) => countWords(text) <= 4 && saysMost(told, text, order.lang, 0.99);
    const lost = reading.facts.filter(
      (fact) => fact.field === 'description' && !said.includes(fact) && !isHeading(fact.text),
    );
    const words = lost.reduce((sum, { text }) => sum + countWords(text), 0);
    // What ninety seconds cannot hold is left out whole.
    const room = maxWordsFor(order.lang, 90) - [...said].reduce((sum, { text }) => sum + countWords(text), 0);
    expect(words === 0 || words > room - 25 ? [] : lost.map(({ text }) => text)).toEqual([]);
  });
});

const everySixth = briefCases.filter((_, at) => at % 6 === 0);

it.each(everySixth)('the pitch of $name is the same when it is written again', async (briefCase) => {
  const { outputs } = await finishedRun(briefCase);
  expect((await runSteps(briefCase.brief, briefCase.locale)).outputs).toEqual(outputs);
});

function textOf({ finding, pitch }: Awaited<ReturnType<typeof runSteps>>['outputs'][number]): string {
  const spoken = Object.values(pitch?.spoken ?? {}).map((passages) => plainText(passages));
  return [...finding.map((passage) => plainText(passage)), ...spoken].join('\n');
}
