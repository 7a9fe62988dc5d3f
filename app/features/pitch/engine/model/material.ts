import type { Locale } from '#app/i18n/locales';
import type { AnsweredBrief, Passage, Pitch, QuestionId } from '../../pitch';
import { plainText, questionIds } from '../../pitch';
import { regionName } from '../regions/names';
import type { PitchAnswer } from './pitch-answer';

/** What the founder wrote, as the model reads it: places by name, without what was left empty. */
export function offerMaterial(brief: AnsweredBrief, lang: Locale) {
  const place = (code: string) => ({ code, name: regionName(code, lang) });
  const { category, description, goal, usedBy, distributedIn, madeIn, messagesAndValues, change } = brief;
  const moment = momentOf(brief);
  // The moment of an answer stands by itself.
  const answers = (brief.answers ?? [])
    .filter(({ question }) => question.id !== 'moment')
    .map(({ question: { id, text: question }, answer }) => ({ id, question, answer }));
  return {
    ...{ category, description, goal, usedBy, distributedIn: distributedIn.map(place) },
    ...(madeIn !== undefined && { madeIn: place(madeIn) }),
    ...(messagesAndValues && { messagesAndValues }),
    ...(moment !== null && { moment }),
    ...(change && { change }),
    ...(answers.length > 0 && { answers }),
  };
}

/** What goes wrong today, as the founder tells it in the form or in an answer. */
export function momentOf({ moment, answers = [] }: AnsweredBrief): string | null {
  return answers.findLast(({ question }) => question.id === 'moment')?.answer ?? (moment || null);
}

/** The questions that may still be asked: those without an answer, in the form or since. */
export function openQuestions(brief: AnsweredBrief): QuestionId[] {
  const answered = new Set((brief.answers ?? []).map(({ question }) => question.id));
  if (momentOf(brief) !== null) answered.add('moment');
  if (brief.change) answered.add('change');
  // What a user can do at once is the offer's to tell.
  if (brief.goal === 'users') answered.add('ask');
  return questionIds.filter((id) => !answered.has(id));
}

/** A pitch in the shape in which the model answers one. */
export function pitchMaterial({ oneLiner, openings, spoken, email }: Pitch): PitchAnswer {
  const lines = (passages: Passage[] = []) => passages.map((passage) => plainText(passage));
  return {
    seconds60: lines(spoken['60']),
    seconds30: lines(spoken['30']),
    seconds15: lines(spoken['15']),
    seconds90: lines(spoken['90']),
    openings: lines(openings),
    oneLiner: plainText(oneLiner),
    email: { subject: plainText(email.subject), body: lines(email.body) },
  };
}
