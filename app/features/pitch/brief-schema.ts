import * as z from 'zod/mini';

import { isCleanText } from '#app/lib/clean-text';
import { fitsIn, isVisible } from '#app/lib/text';
import {
  type BriefFault,
  type BriefField,
  briefFields,
  briefLimits,
  faultCodes,
  goals,
  offerCategories,
} from './brief';
import { isPlaceCode } from './places';

/** What a check of a schema says instead of a message. */
export const fault = (code: BriefFault) => ({ error: code });

/** Text as a visitor types it, trimmed; `limit` in characters as they see them. */
export const prose = (limit: number) =>
  z.string().check(
    z.refine(isCleanText, fault('unsafe-characters')),
    z.overwrite((text) => (isVisible(text) ? text.trim() : '')),
    z.refine((text) => fitsIn(text, limit), fault('too-long')),
  );

const placeCode = z.string().check(z.refine(isPlaceCode, fault('place-unknown')));

/** What the form sends (product 6.1); one schema for form, server and tests. */
export const briefSchema = z.strictObject({
  category: z.enum(offerCategories, fault('category-required')),
  description: prose(briefLimits.description).check(z.minLength(1, fault('description-required'))),
  goal: z.enum(goals, fault('goal-required')),
  distributedIn: z.array(placeCode).check(
    z.minLength(1, fault('places-required')),
    z.maxLength(briefLimits.distributedIn, fault('places-too-many')),
    z.overwrite((codes) => [...new Set(codes)]),
  ),
  madeIn: z.optional(placeCode),
  usedBy: prose(briefLimits.usedBy).check(z.minLength(1, fault('audience-required'))),
  messagesAndValues: z.optional(prose(briefLimits.messagesAndValues)),
  /** Two questions that the form already asks, folded: what goes wrong today, and what is different the day after. */
  moment: z.optional(prose(briefLimits.moment)),
  change: z.optional(prose(briefLimits.change)),
} satisfies Record<BriefField, z.ZodMiniType>);

export type Brief = z.infer<typeof briefSchema>;

export type BriefFaults = Partial<Record<BriefField, BriefFault>>;

/** The first fault of each field, for the form and for the server's answer. */
export function briefFaults(brief: unknown): BriefFaults {
  const parsed = briefSchema.safeParse(brief);
  const faults: BriefFaults = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0];
    if (isBriefField(field))
      faults[field] ??= isBriefFault(issue.message) ? issue.message : faultOfWrongType[field];
  }
  return faults;
}

/** What a field of the wrong type says: the same as an empty one. */
const faultOfWrongType: Record<BriefField, BriefFault> = {
  category: 'category-required',
  description: 'description-required',
  goal: 'goal-required',
  distributedIn: 'places-required',
  madeIn: 'place-unknown',
  usedBy: 'audience-required',
  messagesAndValues: 'unsafe-characters',
  moment: 'unsafe-characters',
  change: 'unsafe-characters',
};

function isBriefField(value: unknown): value is BriefField {
  return briefFields.some((field) => field === value);
}

function isBriefFault(value: unknown): value is BriefFault {
  return faultCodes.some((code) => code === value);
}
