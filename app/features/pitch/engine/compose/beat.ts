import type { Duration } from '../../pitch';
import { upperFirst } from '../words';

/** One way to say a beat: one or more whole sentences, not typeset; `[…]` is a placeholder. */
export type Variant = {
  text: string;
  /** How good it is against its fellows, 0 to 3. */
  worth: number;
};

/** What saying a beat brings to 15, 30, 60 and 90 s: 0 never, 1–5 welcome, 9 expected, 30 all but required. */
export type Weight = Record<Duration, number>;

/**
 * A moment of the pitch that is said once, in one of its variants, or not at all.
 * Beats come in the order they are spoken.
 */
export type Beat = {
  name: string;
  variants: Variant[];
  weight: Weight;
  /** A new paragraph begins here in the longer pitches. */
  opensParagraph?: boolean;
  /** Said only where the brief gives too little to fill the duration. */
  lastResort?: boolean;
};

/** The name of the beats that a pitch may begin with. */
export const hookBeat = 'hook';

export function weigh(seconds15: number, seconds30: number, seconds60: number, seconds90: number): Weight {
  return { 15: seconds15, 30: seconds30, 60: seconds60, 90: seconds90 };
}

/** A beat from texts, the best first; the worth of each is given once or falls by a tenth from `worth`. */
export function beat(
  name: string,
  weight: Weight,
  texts: (string | Variant | undefined | false)[],
  opensParagraph = false,
): Beat {
  const variants = texts
    .filter((text) => text !== undefined && text !== false)
    .map((text, rank) =>
      typeof text === 'string'
        ? { text: upperFirst(text), worth: 1 - rank * 0.1 }
        : { ...text, text: upperFirst(text.text) },
    );
  return { name, weight, variants, opensParagraph };
}
