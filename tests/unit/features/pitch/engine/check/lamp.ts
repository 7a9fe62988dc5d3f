import type { Fact, FactKind, Reading } from '#app/features/pitch/engine/facts';
import type { AnsweredBrief, Passage, Pitch, PitchOrder } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

export const line = (text: string): Passage => [{ text }];

/** A lamp as each founder would tell it, with the facts in it. */
const told: Record<Locale, { usedBy: string; noun: string; facts: [FactKind, string][] }> = {
  en: {
    usedBy: 'campers and hikers',
    noun: 'reading lamp',
    facts: [
      ['offer', 'A reading lamp that charges in the sun'],
      ['problem', 'Battery lamps are thrown away too soon'],
      ['benefit', 'You read in the tent without a sound'],
      ['mechanism', 'A screwdriver opens the sealed shell'],
      ['proof', '640 lamps are sold in 12 shops'],
    ],
  },
  fr: {
    usedBy: 'campeurs et randonneurs',
    noun: 'lampe de lecture',
    facts: [
      ['offer', 'Une lampe de lecture qui se recharge au soleil'],
      ['proof', '640 lampes sont vendues'],
    ],
  },
  es: {
    usedBy: 'campistas',
    noun: 'lámpara de lectura',
    facts: [
      ['offer', 'Una lámpara de lectura que se recarga al sol'],
      ['proof', 'Ya hay 640 lámparas vendidas'],
    ],
  },
};

export function lampIn(lang: Locale, more: Partial<AnsweredBrief> = {}): PitchOrder & { reading: Reading } {
  const { usedBy, noun, facts } = told[lang];
  const description = facts.map(([, text]) => `${text}.`).join(' ');
  const brief: AnsweredBrief = {
    category: 'product',
    goal: 'users',
    description,
    usedBy,
    distributedIn: ['GB'],
    ...more,
  };
  const reading: Reading = {
    brief,
    lang,
    offer: { noun, plural: false, feminine: false },
    facts: facts.map(([kind, text], order): Fact => ({
      kind,
      field: 'description',
      span: [description.indexOf(text), description.indexOf(text) + text.length],
      text,
      form: 'sentence',
      sure: 1,
      order,
    })),
    audience: { phrase: usedBy, words: usedBy, broad: false },
    values: [],
    offerSure: 1,
  };
  return { brief, lang, reading };
}

/** A pitch that says a text in every duration given; all the facts when no text is given. */
export function pitchOf({ brief }: { brief: AnsweredBrief }, text = brief.description): Pitch {
  return {
    oneLiner: line(brief.description.split('.')[0] ?? ''),
    spoken: { 30: [line(text)] },
    openings: [],
    email: { subject: [], body: [] },
  };
}
