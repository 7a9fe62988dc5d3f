import type * as z from 'zod/mini';

import { type Duration, durationsOf, nearestDuration, type Pitch } from './pitch';
import type { presentationSchema, sharingSchema } from './snapshot-schema';
import { preferredDuration } from './ui/preferred-duration';

export type Sharing = z.infer<typeof sharingSchema>;
export type Presentation = z.infer<typeof presentationSchema>;

type PresentationOptions = Pick<Presentation, 'lang' | 'writtenAt'> & { sharing: Sharing };

/** What others are shown of a pitch: the durations that its maker leaves, which always hold the one shown first. */
export function presentationOf(
  pitch: Pitch,
  { lang, writtenAt, sharing }: PresentationOptions,
): Presentation {
  const duration = presentedDuration(pitch, sharing);
  const durations = durationsOf(pitch).filter((one) => !sharing.hidesLonger || one <= duration);
  return {
    lang,
    name: pitch.name,
    oneLiner: pitch.oneLiner,
    spoken: Object.fromEntries(durations.map((one) => [one, pitch.spoken[`${one}`]])),
    duration,
    writtenAt,
    inPreview: sharing.inPreview,
  };
}

/** The duration chosen, else the nearest below it that the pitch fills, else its shortest. */
export function presentedDuration(pitch: Pitch, { duration }: Pick<Sharing, 'duration'>): Duration {
  return duration === null ? preferredDuration(pitch) : nearestDuration(pitch, duration);
}
