import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { type Passage, type Pitch, plainText } from '../../pitch';
import { fold, splitSentences } from '../words';
import { toPassages } from './clean';

/**
 * How the model answers a pitch: a text is one paragraph. Lengths are not part of the shape, for a service that checks
 * it loosely would lose a good answer over one word; they are checked afterwards and asked for again.
 */
export const pitchAnswerSchema = z.object({
  oneLiner: z.string(),
  openings: z.array(z.string()).min(1),
  seconds15: z.array(z.string()).min(1),
  seconds30: z.array(z.string()).min(1),
  seconds60: z.array(z.string()).min(1),
  seconds90: z.array(z.string()).min(1),
  email: z.object({ subject: z.string(), body: z.array(z.string()).min(1) }),
});
export type PitchAnswer = z.infer<typeof pitchAnswerSchema>;

/** The answer as a pitch: plain text, typeset, blanks as placeholders. Parts of which nothing is left are empty. */
export function readPitch(answer: PitchAnswer, lang: Locale): Pitch {
  const passages = (texts: string[]) => toPassages(texts, lang);
  const spoken: Pitch['spoken'] = {
    15: passages([answer.seconds15.join(' ')]),
    30: passages([answer.seconds30.join(' ')]),
    60: passages(answer.seconds60),
    90: passages(answer.seconds90),
  };
  return {
    oneLiner: passages([answer.oneLiner])[0] ?? [],
    spoken,
    openings: openingsOf(passages(answer.openings), spoken['60'][0] ?? [], lang),
    email: {
      subject: passages([answer.email.subject])[0] ?? [],
      body: passages(answer.email.body),
    },
  };
}

const mostOpenings = 3;

/** What the 60 seconds begin with comes first, whatever the model says that it is; each opening once. */
function openingsOf(offered: Passage[], spoken: Passage, lang: Locale): Passage[] {
  const text = plainText(spoken);
  const used = offered.find((opening) => fold(text).startsWith(fold(plainText(opening))));
  const first = used ?? toPassages(splitSentences(text).slice(0, 1), lang)[0];
  const others = offered.filter((opening) => first === undefined || !isSame(opening, first));
  return [...(first === undefined ? [] : [first]), ...others]
    .filter((opening, at, all) => all.findIndex((one) => isSame(one, opening)) === at)
    .slice(0, mostOpenings);
}

function isSame(one: Passage, other: Passage): boolean {
  return fold(plainText(one)) === fold(plainText(other));
}
