import * as z from 'zod';

import { count, each, type Figure, type Figures, rate, sum } from './figure';

const sendingSchema = z.object({
  audience: z.string(),
  variant: z.enum(['A', 'B']),
  sent: z.coerce.number(),
  booked: z.coerce.number(),
  unsubscribed: z.coerce.number(),
});

type Sending = z.infer<typeof sendingSchema>;

const audiences = ['parents', 'office', 'hikers'] as const;

export function campaignFigures({ data }: { data: unknown[] }): Figures {
  const sendings = data.map((row) => sendingSchema.parse(row));
  const of = (audience: string, variant?: Sending['variant']) =>
    sendings.filter((sending) => sending.audience === audience && (!variant || sending.variant === variant));
  const bookedOf = (some: Sending[]) => rate(totalOf(some, 'booked'), totalOf(some, 'sent'));
  return {
    sent: count(totalOf(sendings, 'sent')),
    booked: count(totalOf(sendings, 'booked')),
    'booked.share': bookedOf(sendings),
    unsubscribed: count(totalOf(sendings, 'unsubscribed')),
    ...each('sentA', audiences, (audience) => count(totalOf(of(audience, 'A'), 'sent'))),
    ...each('bookedA', audiences, (audience) => count(totalOf(of(audience, 'A'), 'booked'))),
    ...each('bookedB', audiences, (audience) => count(totalOf(of(audience, 'B'), 'booked'))),
    ...each('rateA', audiences, (audience) => bookedOf(of(audience, 'A'))),
    ...each('rateB', audiences, (audience) => bookedOf(of(audience, 'B'))),
    'needed.office': count(neededFor(of('office', 'A'), of('office', 'B'))),
    ...Object.fromEntries(
      audiences.flatMap((audience) => {
        const { difference, low, high } = comparison(of(audience, 'A'), of(audience, 'B'));
        return [
          [`difference.${audience}`, difference],
          [`low.${audience}`, low],
          [`high.${audience}`, high],
        ];
      }),
    ),
  };
}

function totalOf(sendings: Sending[], what: 'sent' | 'booked' | 'unsubscribed'): number {
  return sum(sendings.map((sending) => sending[what]));
}

/** Of a normal distribution: what holds 95 % on both sides, and 80 % on one. */
const z95 = 1.96;
const z80 = 0.84;

/** How many sendings of each text would tell such a difference four times in five, up to the next hundred. */
function neededFor(first: Sending[], second: Sending[]): number {
  const [one, other] = [rateOf(first), rateOf(second)];
  const needed = ((z95 + z80) ** 2 * (one * (1 - one) + other * (1 - other))) / (other - one) ** 2;
  return Math.ceil(needed / 100) * 100;
}

function rateOf(some: Sending[]): number {
  return totalOf(some, 'booked') / totalOf(some, 'sent');
}

/** How far the second variant is above the first, in percentage points, and the interval of 95 % around that (Wald). */
function comparison(first: Sending[], second: Sending[]) {
  const [one, other] = [first, second].map((some) => {
    const sent = totalOf(some, 'sent');
    const booked = rateOf(some);
    return { booked, variance: (booked * (1 - booked)) / sent };
  });
  if (!one || !other) throw new Error('Two variants are compared');
  const difference = other.booked - one.booked;
  const reach = z95 * Math.sqrt(one.variance + other.variance);
  return {
    difference: points(difference),
    low: points(difference - reach),
    high: points(difference + reach),
  };
}

function points(part: number): Figure {
  return { value: part * 100, as: 'points' };
}
