import * as z from 'zod';

import { goals, offerCategories, type OfferCategory } from '../../brief';
import { questionIds } from '../../pitch-constants';
import { dataOf, inEach } from './each';
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

const address = z.record(z.string(), text);
const byPerson = z.strictObject({ we: text, i: text });
const deed = byPerson.extend({ women: text.optional() });
const person = z.strictObject({ us: text, withUs: text, we: text });

const framesSchema = z.strictObject({
  persons: z.strictObject({ we: person, i: person }),
  titled: byNumber,
  /** What is done under a name: `{text}` begins with the founders. */
  atName: text,
  /** What a part of it is or does, told under a name. */
  withName: text,
  withAudience: text,
  toAudience: text,
  price: byNumber,
  today: byNumber,
  todayDeed: text,
  /** Words that speak of the audience, and what is said in their place to the audience itself, where no verb changes with it. */
  listener: pairs.optional(),
  infinitive: byPerson,
  need: byPerson,
  wanted: pairs,
  underWay: byPerson.optional(),
  begun: text.optional(),
  noun: z.strictObject({ we: byCategory, i: byCategory }),
  afterProblem: z.strictObject({ we: byCategory, i: byCategory }),
  /** What the founders do, after a moment or after what others do instead; `women` where these are founders. */
  afterScene: z.strictObject({ moment: deed.optional(), instead: deed }),
  address: z.strictObject({ formal: address, familiar: address }).optional(),
  forAudience: text,
  asks: z.record(z.enum(goals), asks),
  running: z.array(text),
  /** The same after a sentence or two. */
  runningFew: z.array(text),
  fewLines: z.partialRecord(z.enum(goals), asks),
  /** A short question: after what is needed one person, several, help of an incubator, what is to be paid; a day, of users of a service. */
  afterNeed: z.strictObject({
    person: text,
    people: text,
    help: text,
    figures: text,
    minutes: text,
    day: text,
  }),
  categories: pairs.pipe(z.record(category, text)),
  people: text,
  /** Some of them, said to others of them. */
  many: text,
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

const questionSchema = z.strictObject({ text, answer: text }).transform(({ answer, ...question }) => {
  const [starter = ''] = answer.split('| ');
  return { ...question, starter, example: answer.replace('| ', '') };
});
const questionsSchema = z.record(z.enum(questionIds), questionSchema);

/** The engine's own sentences, by language; the files explain each. */
export const framesOf = inEach((lang) => framesSchema.parse(dataOf(lang, 'frames')));

export const questionFramesOf = inEach((lang) => questionsSchema.parse(dataOf(lang, 'questions')));

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
