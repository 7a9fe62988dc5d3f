import { describe, expect, it, test } from 'vitest';

import { keptWordsOf } from '#app/features/pitch/engine/check/kept-words';
import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import type { AnsweredBrief, Pitch } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';

const payroll: AnsweredBrief = {
  category: 'service',
  goal: 'users',
  description:
    'Klario, leader disruptif de la paie, réinvente la gestion RH grâce à une IA révolutionnaire. Concrètement, nous lisons les fiches de paie et signalons les erreurs avant l’envoi. 1 400 fiches par mois, une erreur trouvée sur 22 fiches.',
  usedBy: 'les cabinets comptables',
  distributedIn: ['FR'],
};

const planter: AnsweredBrief = {
  category: 'product',
  goal: 'investors',
  description:
    'En ville, le basilic en pot meurt en deux semaines. Radicelle est une jardinière de cuisine qui fait pousser des herbes fraîches sans terre.',
  usedBy: 'Les citadins qui aiment cuisiner et n’ont pas de jardin',
  messagesAndValues: 'Réparable, sans plastique, honnête sur ce qui pousse et ce qui ne pousse pas',
  distributedIn: ['FR'],
};

describe('the words of a brief', () => {
  it('are not kept for a word that begins alike, nor for half of what they say', () => {
    const spoken = [[{ text: planter.description }]];
    const [, usedBy, values] = marked(planter, { 30: spoken });
    expect(usedBy).toBe(`usedBy: ~~${planter.usedBy}~~`);
    expect(values).toBe(`messagesAndValues: ~~${planter.messagesAndValues}~~`);
  });

  it('are struck out where the pitch does not say them, and counted where it does', () => {
    expect(marked(payroll)).toEqual([
      'description: [1: Klario]~~, leader disruptif de la paie, réinvente la gestion RH grâce à une IA révolutionnaire. Concrètement, ~~[1: nous lisons les fiches de paie et signalons les erreurs avant l’envoi. ][2: 1 400 fiches par mois, une erreur trouvée sur 22 fiches.]',
      'usedBy: ~~les cabinets comptables~~',
    ]);
  });

  it('are kept where the pitch says them mended', () => {
    const description = 'We make cases for reeds that pipers take to a compettition in winter.';
    const brief = { ...planter, description, usedBy: 'pipers', messagesAndValues: '' };
    expect(marked(brief)[0]).toBe(`description: [1: ${description}]`);
  });

  it('are compared with what a model wrote, in its own order', () => {
    const spoken = [
      [{ text: 'Une erreur sur 22 fiches de paie. Klario lit les fiches et signale les erreurs.' }],
    ];
    const [first = ''] = marked(payroll, { 30: spoken });
    expect(first).toContain('[2: Klario]');
    expect(first).toContain('~~');
  });

  it('count an answer to a question too', () => {
    const moment = 'Lundi, Marie a payé deux fois la même heure.';
    expect(marked({ ...payroll, moment }).at(-1)).toMatch(/^answer: \[\d: Lundi, Marie a payé deux fois/);
  });

  it('are not compared with a text in another language', () => {
    const order = { brief: payroll, lang: 'en' as const };
    const pitch: Pitch = { ...written(payroll).pitch, spoken: { 30: [[{ text: 'We read payslips.' }]] } };
    expect(keptWordsOf({ ...order, pitch, reading: readBrief(order) })).toBeUndefined();
  });
});

const someBriefs = briefCases.filter((_, index) => index % 8 === 0);

test.each(someBriefs)('no word of a brief is lost or doubled: $name', ({ brief }) => {
  const [description] = keptOf(brief) ?? [];
  const text = description?.stretches.map((one) => one.text).join('');
  expect(text).toBe(brief.description);
});

function written(brief: AnsweredBrief) {
  const order = { brief, ...embeddedEngine.languageOf(brief, 'en') };
  const reading = readBrief(order);
  return { order, reading, pitch: writePitch(reading, []).pitch };
}

function keptOf(brief: AnsweredBrief, spoken?: Pitch['spoken']) {
  const { order, reading, pitch } = written(brief);
  return keptWordsOf({ ...order, reading, pitch: spoken ? { ...pitch, spoken } : pitch });
}

/** What is said in brackets with the number of its sentence, what is struck out between tildes. */
function marked(brief: AnsweredBrief, spoken?: Pitch['spoken']): string[] {
  const fields = keptOf(brief, spoken) ?? [];
  return fields.map(({ field, stretches }) => {
    const texts = stretches.map(({ text, said }) => (said ? `[${said}: ${text}]` : `~~${text}~~`));
    return `${field}: ${texts.join('')}`;
  });
}
