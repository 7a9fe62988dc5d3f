import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createPitchFor } from '#app/features/pitch/server/create-pitch';
import { readState, snapshotFor } from '#app/features/pitch/server/stream/read-snapshot';
import { sharePitchFor } from '#app/features/pitch/server/share';
import { sendProgress } from '#app/features/pitch/server/stream/send-progress';
import { durationsOf, plainText } from '#app/features/pitch/pitch';
import type { Sharing } from '#app/features/pitch/presentation';
import type { PitchView } from '#app/features/pitch/snapshot';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { brief } from './orders';
import { usePitches } from './use-pitches';

/** With facts for more than one duration. */
const detailed = {
  ...brief,
  description: `${brief.description} Le camion passe chaque semaine devant la mairie. Les clients apportent leurs bocaux. Nous achetons chez 22 producteurs à moins de 50 kilomètres. Nous cherchons 80 000 euros pour un deuxième camion.`,
};

/** What the browser that asks sends: none for a stranger. */
const cookies = vi.hoisted(() => new Map<string, string>());
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  setCookie: (name: string, value: string) => cookies.set(name, value),
  setResponseHeader: () => {},
  setResponseStatus: () => {},
}));
beforeEach(() => cookies.clear());

describe.each(dialects)('a pitch for others than its maker, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();

  it('is its sentence and its texts, by the address and by the stream', async () => {
    const id = await readyPitch();
    const { pitch } = (await readState(services.database, id))?.versions[0] ?? {};
    const seen = await asStranger(() => viewFor(id));
    expect(seen).toMatchObject({
      isMaker: false,
      stepsDone: 6,
      presentation: { oneLiner: pitch?.oneLiner, spoken: pitch?.spoken, name: 'VracoBus', lang: 'fr' },
    });
    const line = await asStranger(async () => (await sendProgress({ id, after: 0 }, visitor())).text());
    expect(JSON.parse(line)).toEqual({ kind: 'snapshot', snapshot: { ...seen, at: expect.any(Number) } });
  });

  it('holds no finding, no score, no question, no letter and no brief', async () => {
    const id = await readyPitch();
    const { findings = [], versions = [] } = (await readState(services.database, id)) ?? {};
    const secrets = [
      ...findings.flatMap(({ finding }) => finding.map((passage) => plainText(passage))),
      ...versions.flatMap(({ score }) => score?.questions.map(({ text }) => text) ?? []),
      ...versions.flatMap(({ pitch }) => (pitch ? [plainText(pitch.email.body)] : [])),
    ];
    expect(secrets.length).toBeGreaterThan(8);
    const seen = await asStranger(() => viewFor(id));
    const line = await asStranger(async () => (await sendProgress({ id, after: 0 }, visitor())).text());
    for (const told of [JSON.stringify(seen), line]) {
      for (const secret of secrets) expect(told).not.toContain(JSON.stringify(secret).slice(1, -1));
      expect(told).not.toMatch(/"(findings|versions|score|email|openings|owner|sharing|awaited|quotedLang)"/);
    }
  });

  it('says how many steps are done while it is written, and not what they found', async () => {
    services = await pitches(await testDatabase().open(), { env: { PITCH_FAIL_STEP: '3' } });
    const id = await order();
    await until(async () => (await readState(services.database, id))?.status === 'failed');
    const seen = await asStranger(() => viewFor(id));
    expect(seen).toMatchObject({ status: 'failed', stepsDone: 2 });
    expect(JSON.stringify(seen)).not.toContain('VracoBus');
  });

  it('is shown in the duration that its maker chose, without longer ones where they are hidden', async () => {
    const id = await readyPitch();
    const { pitch } = (await readState(services.database, id))?.versions[0] ?? {};
    const all = durationsOf({ spoken: pitch?.spoken ?? {} });
    expect(all.length).toBeGreaterThan(1);
    expect(await presentedDurations(id)).toEqual(all);

    expect(await share(id, { duration: 15, hidesLonger: false, inPreview: false })).toMatchObject({
      ok: true,
    });
    expect(await presentedDurations(id)).toEqual(all);
    expect(await asStranger(() => viewFor(id))).toMatchObject({
      presentation: { duration: 15 },
    });

    expect(await share(id, { duration: 15, hidesLonger: true, inPreview: false })).toMatchObject({
      ok: true,
    });
    expect(await presentedDurations(id)).toEqual([15]);
    const shortest = plainText(pitch?.spoken['15'] ?? []);
    const longest = plainText(pitch?.spoken[`${all.at(-1) ?? 15}`] ?? []);
    const hidden = longest.split(/(?<=\.)\s/u).filter((sentence) => !shortest.includes(sentence));
    expect(hidden.length).toBeGreaterThan(0);
    const shown = JSON.stringify(await asStranger(() => viewFor(id)));
    for (const sentence of hidden) expect(shown).not.toContain(sentence);
    expect(await viewFor(id)).toMatchObject({
      isMaker: true,
      sharing: { duration: 15, hidesLonger: true, inPreview: false },
      versions: [{ pitch: { spoken: pitch?.spoken } }],
    });
  });

  it('is chosen by its maker alone, the quotation in the preview of its link too', async () => {
    const id = await readyPitch();
    const sharing = { duration: 15, hidesLonger: true, inPreview: false } as const;
    expect(await asStranger(() => share(id, sharing))).toMatchObject({ ok: false });
    expect(await viewFor(id)).toMatchObject({
      sharing: { duration: null, hidesLonger: false, inPreview: false },
    });
    expect(await share(id, { ...sharing, inPreview: true })).toMatchObject({ ok: true });
    expect(await asStranger(() => viewFor(id))).toMatchObject({ presentation: { inPreview: true } });
  });

  let services: Services;

  const visitor = (): RequestContext => ({
    services,
    requestId: 'r',
    nonce: 'n',
    locale: 'fr',
    siteUrl: 'http://localhost',
    ip: '192.0.2.7',
  });

  const share = (id: string, sharing: Sharing) => sharePitchFor({ id, sharing }, visitor());

  async function viewFor(id: string): Promise<PitchView | undefined> {
    const answer = await snapshotFor({ id }, visitor());
    return answer.ok ? answer.value : undefined;
  }

  async function order(): Promise<string> {
    const requestKey = randomBytes(16).toString('hex');
    const made = await createPitchFor({ requestKey, brief: detailed }, visitor());
    if (!made.ok) throw new Error(`Not made: ${made.error}`);
    return made.value;
  }

  /** Made by this browser. */
  async function readyPitch(): Promise<string> {
    services = await pitches(await testDatabase().open());
    const id = await order();
    await until(async () => (await jobsLeft(services.database)) === 0);
    return id;
  }

  async function presentedDurations(id: string): Promise<number[]> {
    const seen = await asStranger(() => viewFor(id));
    return seen && !seen.isMaker && seen.presentation ? durationsOf(seen.presentation) : [];
  }
});

/** Asks without the maker's cookie. */
async function asStranger<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const own = [...cookies];
  cookies.clear();
  const answer = await ask();
  for (const [name, value] of own) cookies.set(name, value);
  return answer;
}
