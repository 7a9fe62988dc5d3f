import type { Locale } from '#app/i18n/locales';
import { type AnsweredBrief, durations, type Passage, type Pitch, plainText } from '../../pitch';
import { placeName } from '../places/names';
import type { PitchAnswer } from './pitch-answer';

/** The brief as the model reads it: places by name and code, what was left empty said to be so. */
export function briefMaterial(brief: AnsweredBrief, lang: Locale) {
  const place = (code: string) => ({ code, name: placeName(code, lang) });
  return {
    category: brief.category,
    description: brief.description,
    goal: brief.goal,
    usedBy: brief.usedBy,
    distributedIn: brief.distributedIn.map(place),
    madeIn: brief.madeIn === undefined ? null : place(brief.madeIn),
    messagesAndValues: brief.messagesAndValues || null,
    answers: (brief.answers ?? []).map(({ question, answer }) => ({ question: question.text, answer })),
  };
}

/** A pitch in the shape in which the model answers one. */
export function pitchMaterial(pitch: Pitch): PitchAnswer {
  const lines = (passages: Passage[]) => passages.map((passage) => plainText(passage));
  const [seconds15, seconds30, seconds60, seconds90] = durations.map((duration) =>
    lines(pitch.spoken[`${duration}`]),
  );
  return {
    oneLiner: plainText(pitch.oneLiner),
    openings: lines(pitch.openings),
    seconds15: seconds15 ?? [],
    seconds30: seconds30 ?? [],
    seconds60: seconds60 ?? [],
    seconds90: seconds90 ?? [],
    email: { subject: plainText(pitch.email.subject), body: lines(pitch.email.body) },
  };
}
