import { parse } from 'yaml';
import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { goals, offerCategories, type OfferCategory } from '../../brief';
import { questionIds } from '../../pitch-constants';
import english from './en/frames.yaml?raw';
import englishQuestions from './en/questions.yaml?raw';
import spanish from './es/frames.yaml?raw';
import spanishQuestions from './es/questions.yaml?raw';
import french from './fr/frames.yaml?raw';
import frenchQuestions from './fr/questions.yaml?raw';
import { pairs } from './lists';

const text = z.string().min(1);
const byNumber = z.strictObject({ singular: text, plural: text });

const category = z.enum(offerCategories);

const byCategory = z
  .record(z.string(), text)
  .transform((own) => Object.fromEntries(offerCategories.map((one) => [one, own[one] ?? own.any])))
  .pipe(z.record(category, text));

/** In the order in which they are tried; `product, concept: …` is for those categories alone. */
const asks = z
  .array(z.union([text.transform((ask) => ({ any: ask })), z.record(z.string(), text)]))
  .transform((list) => list.flatMap((ask) => Object.entries<string>(ask)))
  .transform((list) => Object.fromEntries(offerCategories.map((one) => [one, asksFor(one, list)])))
  .pipe(z.record(category, z.array(text)));

function asksFor(one: OfferCategory, list: [whose: string, ask: string][]): string[] {
  const isFor = (whose: string) => whose.split(', ').some((other) => category.parse(other) === one);
  return list.filter(([whose]) => whose === 'any' || isFor(whose)).map(([, ask]) => ask);
}

const audienceFrames = byNumber.extend({ deed: text, deedAlone: text });
const address = z.record(z.string(), text);
const person = z.strictObject({ us: text, withUs: text, we: text });

const framesSchema = z.strictObject({
  offer: z.strictObject({
    infinitive: text,
    infinitiveAlone: text,
    titled: byNumber,
    noun: byCategory,
    nounAlone: byCategory,
    afterProblem: byCategory,
    afterProblemAlone: byCategory,
    forAudience: text,
  }),
  price: byNumber,
  need: text,
  needAlone: text,
  underWay: z.strictObject({ together: text, alone: text, after: text }).optional(),
  audience: z.strictObject({ users: audienceFrames, others: audienceFrames }),
  persons: z.strictObject({ we: person, i: person }),
  address: z.strictObject({ formal: address, familiar: address }).optional(),
  forAudience: text,
  asks: z.record(z.enum(goals), asks),
  running: z.array(text),
  fewLines: z.partialRecord(z.enum(goals), text),
  one: z.strictObject({ masculine: text, feminine: text }),
  afterPrice: z.partialRecord(category, text),
  afterNeed: z.partialRecord(z.enum(goals), z.array(text)),
  categories: pairs.pipe(z.record(category, text)),
  people: text,
  formal: pairs,
  email: z.strictObject({ greeting: text, closing: text }),
  findings: z.strictObject({
    offer: text,
    noOffer: text,
    proof: text,
    noProof: text,
    difference: text,
    instead: text,
    noRival: text,
    audience: text,
    broad: text,
    hype: text,
    values: text,
    valueShown: text,
    noValues: text,
  }),
});
type Frames = z.infer<typeof framesSchema>;

const questionSchema = z.strictObject({ text, answer: text }).transform(({ answer, ...question }) => {
  const [starter = ''] = answer.split('| ');
  return { ...question, starter, example: answer.replace('| ', '') };
});
const questionsSchema = z.record(z.enum(questionIds), questionSchema);
type QuestionFrames = z.infer<typeof questionsSchema>;

/** The engine's own sentences, by language; the files explain each. */
export const framesOf: Record<Locale, Frames> = {
  en: framesSchema.parse(parse(english)),
  es: framesSchema.parse(parse(spanish)),
  fr: framesSchema.parse(parse(french)),
};

export const questionFramesOf: Record<Locale, QuestionFrames> = {
  en: questionsSchema.parse(parse(englishQuestions)),
  es: questionsSchema.parse(parse(spanishQuestions)),
  fr: questionsSchema.parse(parse(frenchQuestions)),
};

export type Slots = Partial<Record<string, string>>;

export function fillFrame(frame: string, slots: Slots): string | undefined {
  let missing = false;
  const filled = frame.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (value === undefined || value === '') missing = true;
    return value ?? '';
  });
  return missing ? undefined : filled;
}
