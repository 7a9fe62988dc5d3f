import { describe, expect, it } from 'vitest';

import { faultsOf } from '#app/features/pitch/engine/check/faults';
import type { AnsweredBrief } from '#app/features/pitch/pitch';
import { locales, type Locale } from '#app/i18n/locales';
import { lampIn, line, pitchOf } from './lamp';

/** Faults of a text that is said after all the facts. */
function faultsIn(text: string, lang: Locale = 'en', more: Partial<AnsweredBrief> = {}): string[] {
  const order = lampIn(lang, more);
  const pitch = pitchOf(order, `${order.brief.description} ${text}`);
  return faultsOf(pitch, order, order.reading).map((fault) => `${fault.check} ${fault.text}`);
}

describe('the checks that a program decides', () => {
  it.each(locales)('find nothing wrong with the founder’s own words in %s', (lang) => {
    expect(faultsIn('', lang)).toEqual([]);
  });

  it.each([
    ['en', 'It costs 48 pounds.', '48'],
    ['en', 'We have forty-eight shops.', 'forty-eight'],
    ['fr', 'Quarante-huit magasins la vendent.', 'Quarante-huit'],
    ['es', 'La venden once tiendas.', 'once'],
    ['en', 'It saves 30%.', '30'],
    ['en', 'It charges in ten minutes.', 'ten'],
  ] as const)('quote a number that the founder never wrote, in %s: %s', (lang, text, number) => {
    expect(faultsIn(text, lang)).toEqual([`7 The number “${number}” is nowhere in what the founder wrote.`]);
  });

  it.each([
    ['en', 'Charge it once a day.'],
    ['en', 'Six hundred and forty lamps.'],
    ['fr', 'Un livre, une lampe, comme neuf.'],
    ['en', 'A lamp for the two of you.'],
    ['en', 'Could you give us ten minutes?'],
    ['fr', 'Avez-vous dix minutes\u202f?'],
  ] as const)('know what is no number, or the same one, in %s: %s', (lang, text) => {
    expect(faultsIn(text, lang)).toEqual([]);
  });

  it('find the numbers of moment, change and answers in what the founder wrote', () => {
    const question = { id: 'proof', text: 'What happened?', lifts: 6 } as const;
    const more = { moment: 'Lotte paid 70 pounds', answers: [{ question, answer: 'In May, 9 said yes' }] };
    expect(faultsIn('Lotte paid 70 pounds. Nine said yes.', 'en', more)).toEqual([]);
  });

  it('quote a name that the founder never wrote, but no place of the form and no day', () => {
    expect(faultsIn('It is sold at Harrods in the United Kingdom on Friday.')).toEqual([
      '7 The name “Harrods” is nowhere in what the founder wrote.',
    ]);
  });

  it.each([
    ['en', 'This is Gwen’s lamp.', { moment: 'Gwen camps in Wales.' }],
    ['fr', 'Les lampes d’Orléans.', { moment: 'Les campeurs dOrleans' }],
    ['en', 'There are 640 Lumis.', { moment: 'The Lumi went out' }],
    ['fr', 'Bonjour Mesdames, Messieurs.', {}],
    ['es', 'Buenos días, Señoras y Señores.', {}],
  ] as const)('know whom a sentence speaks of or to, in %s: %s', (lang, text, more) => {
    expect(faultsIn(text, lang, more)).toEqual([]);
  });

  it.each([
    ['en', 'R27 000', '27,000 rand'],
    ['en', 'R27,000', 'R27 000'],
    ['es', 'R$ 30', '30 reales'],
    ['es', 'S/ 40', '40 soles'],
    ['en', 'KSh 400', '400 shillings'],
    ['fr', 'CHF 90', '90 francs'],
    ['en', 'Rs 500', '500 rupees'],
  ] as const)('take no currency for a name, in %s: %s', (lang, said, told) => {
    const text = { en: 'It costs', fr: 'Elle coûte', es: 'Cuesta' }[lang];
    expect(faultsIn(`${text} ${said}.`, lang, { change: told })).toEqual([]);
    expect(faultsIn(`${text} ${said}.`, lang)).toEqual([
      expect.stringMatching(/^7 The number “[\d ,]+” is nowhere in what the founder wrote\.$/u),
    ]);
  });

  it('take what only looks like a currency for a name', () => {
    expect(faultsIn('It is sold at Aldi 640.')).toEqual([
      '7 The name “Aldi” is nowhere in what the founder wrote.',
    ]);
  });

  it('want no hype outside a quoted value', () => {
    const values = { messagesAndValues: 'innovation, repair' };
    expect(faultsIn('We stand for “innovation”.', 'en', values)).toEqual([]);
    expect(faultsIn('We stand for innovation.', 'en', values)).toEqual([
      '9 “innovation” praises and shows nothing.',
    ]);
  });

  it.each([
    ['It costs [price].', '“[price]” is a hole: say it without.'],
    ['See https://example.org now.', '“https:” cannot be said aloud.'],
    ['It is **bright**.', '“**” cannot be said aloud.'],
    ['It is bright 🌞.', '“🌞” cannot be said aloud.'],
    ['It glows. It glows.', 'This sentence is said twice.'],
    [
      `It glows ${'and it glows '.repeat(8)}here.`,
      'This sentence has 27 words; 25 are the most one can say.',
    ],
  ])('want what can be said aloud: %s', (text, fault) => {
    expect(faultsIn(text)).toContain(`9 ${fault}`);
  });

  it('want French spaces in French', () => {
    expect(faultsIn('Et vous ?', 'fr')).toEqual(['9 French typography at “Et vous ?”.']);
    expect(faultsIn('Et vous\u202f?', 'fr')).toEqual([]);
  });

  it('name the language that a text is in by mistake', () => {
    const order = lampIn('en');
    const french = 'Les lampes sont dans le salon avec les livres et la table est sur le tapis.';
    const texts = faultsOf(pitchOf(order, french), order, order.reading).map(({ text }) => text);
    expect(texts).toContain('It reads as “fr”; it must be in “en”.');
  });

  it('count a text, a one-liner and an e-mail against their maxWords, and know no floor', () => {
    const order = lampIn('en');
    const long = 'We sell it here. '.repeat(60);
    const pitch = {
      oneLiner: line('A lamp '.repeat(30)),
      spoken: { 15: [line(long)], 30: [line(order.brief.description)] },
      openings: [],
      email: { subject: line('A lamp'), body: [line(long)] },
    };
    const texts = faultsOf(pitch, order, order.reading).map(({ text }) => text);
    expect(texts).toContain('The one-liner has 210 characters; it must have 1 to 180.');
    expect(texts).toContain('The text has 240 words; 35 are the most.');
    expect(texts).toContain('The e-mail has 240 words; 200 are the most.');
  });

  it('give a shorter version four fifths of the words', () => {
    const order = lampIn('en');
    const text = `${order.brief.description} ${'Day by day it glows. '.repeat(6)}`;
    const refinements = [{ kind: 'tone', tone: 'shorter' }] as const;
    const texts = (shorter: boolean) =>
      faultsOf(pitchOf(order, text), order, order.reading, shorter ? refinements : []).map(
        (fault) => fault.text,
      );
    expect(texts(false).some((fault) => fault.startsWith('The text has'))).toBe(false);
    expect(texts(true).filter((fault) => fault.endsWith('; 56 are the most.'))).toHaveLength(1);
  });

  it('want every fact of the description in the longest text', () => {
    const order = lampIn('en');
    const pitch = pitchOf(order, order.brief.description.replace('12 shops', 'shops'));
    expect(faultsOf(pitch, order, order.reading)).toMatchObject([
      {
        check: 10,
        duration: 30,
        text: 'The longest text does not say this fact whole: “640 lamps are sold in 12 shops”.',
      },
    ]);
  });

  it('know a fact in other forms of its words', () => {
    const order = lampIn('en');
    const said = order.brief.description.replace('Battery lamps are thrown', 'Why throw battery lamps');
    expect(faultsOf(pitchOf(order, said), order, order.reading)).toEqual([]);
  });

  it('compare only the numbers of a description in another language', () => {
    const { brief } = lampIn('fr');
    const { reading } = lampIn('fr');
    const order = { brief, lang: 'en' } as const;
    expect(faultsOf(pitchOf(order, 'A lamp from Lyon. We sold 640.'), order, reading)).toMatchObject([
      { part: 'one-liner' },
    ]);
  });
});
