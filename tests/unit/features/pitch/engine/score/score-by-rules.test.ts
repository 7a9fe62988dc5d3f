import { describe, expect, it } from 'vitest';

import { scoreByRules } from '#app/features/pitch/engine/score/score-by-rules';
import {
  checkNumbers,
  plainText,
  type AnsweredBrief,
  type CheckNumber,
  type Passage,
  type Pitch,
} from '#app/features/pitch/pitch';
import { locales, type Locale } from '#app/i18n/locales';
import { runSteps } from '#tests/fixtures/briefs/render';
import { samples } from '#tests/fixtures/briefs/samples';

const line = (text: string): Passage => [{ text }];

async function written(lang: Locale, kind: 'full' | 'bare') {
  const brief: AnsweredBrief = { category: 'product', goal: 'investors', ...samples[lang][kind] };
  const { pitch } = await runSteps(brief, lang);
  if (pitch === undefined) throw new Error('no pitch');
  return { brief, lang, pitch };
}

function score(order: { brief: AnsweredBrief; lang: Locale; pitch: Pitch }) {
  const card = scoreByRules({ ...order, asked: [] });
  return { ...card, on: (check: CheckNumber) => card.checks[check - 1]?.verdict };
}

/** The pitch with its short versions said otherwise. */
function saying(pitch: Pitch, text: string): Pitch {
  return { ...pitch, spoken: { ...pitch.spoken, 15: [line(text)], 30: [line(text)] } };
}

describe('the score card by rules', () => {
  it.each(locales)('judges all fourteen checks in order in %s', async (lang) => {
    const { checks, weakPoints, questions } = score(await written(lang, 'full'));
    expect(checks.map(({ check }) => check)).toEqual(checkNumbers);
    expect(weakPoints.length).toBeLessThanOrEqual(6);
    expect(questions.length).toBeLessThanOrEqual(4);
  });

  it('leaves to the reader what only a reader can tell', async () => {
    const { on } = score(await written('en', 'full'));
    expect([on(5), on(6), on(13)]).toEqual(['yours', 'yours', 'yours']);
  });

  it('finds figures, a difference and an ask in a full brief', async () => {
    const { on } = score(await written('en', 'full'));
    expect([on(1), on(2), on(7), on(8), on(9), on(11), on(12)]).toEqual(Array(7).fill('good'));
  });

  it.each([
    ['en', 'Hello, I am Ann from Lumelle. We make lamps.'],
    ['fr', 'Bonjour, je suis Anne de Lumelle. Nous vendons des lampes.'],
    ['es', 'Hola, me llamo Ana y soy de Lumelle. Vendemos lámparas.'],
  ] as const)('takes a greeting in %s for a weak opening and offers a better one', async (lang, text) => {
    const order = await written(lang, 'full');
    const { on, weakPoints } = score({ ...order, pitch: saying(order.pitch, text) });
    expect(on(4)).toBe('weak');
    const better = weakPoints.find(({ check }) => check === 4)?.better;
    expect(order.pitch.openings).toContainEqual(better);
  });

  it('says that the offer comes late, and offers the one-liner', async () => {
    const order = await written('en', 'full');
    const late = saying(order.pitch, 'Nights are long. Days are short. Write to us.');
    const { on, weakPoints } = score({ ...order, pitch: late });
    expect(on(3)).toBe('weak');
    expect(weakPoints.find(({ check }) => check === 3)?.better).toEqual(order.pitch.oneLiner);
  });

  it('finds an ask in the middle', async () => {
    const order = await written('en', 'full');
    const early = saying(
      order.pitch,
      'Who reads at night? Write to us. Lumelle is a lamp. It is sold. Can we talk?',
    );
    const point = score({ ...order, pitch: early }).weakPoints.find(({ check }) => check === 10);
    expect(plainText(point?.line ?? [])).toBe('Write to us.');
  });

  it('splits a sentence that is too long', async () => {
    const order = await written('en', 'full');
    const long =
      'Lumelle is a reading lamp that charges in the sun during the whole long day, and it gives 12 hours of light after a day of charging.';
    const point = score({ ...order, pitch: saying(order.pitch, long) }).weakPoints.find(
      ({ check }) => check === 12,
    );
    expect(plainText(point?.better ?? [])).toContain('day. It gives 12 hours');
  });

  it('asks for each fact left to fill in once, then for the values', async () => {
    const { questions, weakPoints } = score(await written('fr', 'bare'));
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      questions.every(
        ({ id, text }) => id === 'values' || (id.startsWith('[') && text.endsWith('?')) || text !== '',
      ),
    ).toBe(true);
    const lines = weakPoints.map(({ check, line: weak }) => `${check} ${plainText(weak)}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('asks for the values when nothing else is missing', async () => {
    const order = await written('es', 'full');
    const whole: Pitch = {
      ...order.pitch,
      spoken: { 15: [line('Nada.')], 30: [line('Nada.')], 60: [line('Nada.')], 90: [line('Nada.')] },
    };
    const { messagesAndValues: _, ...brief } = order.brief;
    expect(score({ ...order, brief, pitch: whole }).questions).toMatchObject([{ id: 'values', lifts: 14 }]);
  });

  it('asks nothing that was answered', async () => {
    const order = await written('en', 'bare');
    const [first] = score(order).questions;
    if (first === undefined) throw new Error('no question');
    const brief = { ...order.brief, answers: [{ question: first, answer: 'No.' }] };
    expect(score({ ...order, brief }).questions.map(({ id }) => id)).not.toContain(first.id);
  });
});
