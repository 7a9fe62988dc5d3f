import type { Locale } from '#app/i18n/locales';
import { lastEdits } from '../../edits';
import type { AnsweredBrief, Passage, Pitch, QuestionId } from '../../pitch';
import { plainText } from '../../pitch';
import { questionIds } from '../../pitch-constants';
import { regionName } from '../regions/names';
import type { PitchAnswer } from './pitch-answer';

export function offerMaterial(brief: AnsweredBrief, lang: Locale) {
  const place = (code: string) => ({ code, name: regionName(code, lang) });
  const { category, description, goal, usedBy, distributedIn, madeIn, messagesAndValues, change } = brief;
  const moment = momentOf(brief);
  const answers = (brief.answers ?? [])
    .filter(({ question }) => question.id !== 'moment')
    .map(({ question: { id, text: question }, answer }) => ({ id, question, answer }));
  const edits = lastEdits(brief.edits).map(({ text }) => text);
  return {
    ...{ category, description, goal, usedBy, distributedIn: distributedIn.map(place) },
    ...(madeIn !== undefined && { madeIn: place(madeIn) }),
    ...(messagesAndValues && { messagesAndValues }),
    ...(moment !== null && { moment }),
    ...(change && { change }),
    ...(answers.length > 0 && { answers }),
    ...(edits.length > 0 && { 'written by the founder': edits }),
  };
}

/** What the founder told, for what is said aloud: places, origin and values are for the other calls (decision 181). */
export function toldMaterial(brief: AnsweredBrief) {
  const { description, usedBy, change, answers = [] } = brief;
  const moment = momentOf(brief);
  const told = {
    ...(moment !== null && { moment }),
    ...(change && { change }),
    ...Object.fromEntries(answers.map(({ question, answer }) => [question.id, answer])),
  };
  const edits = lastEdits(brief.edits).map(({ text }) => text);
  return {
    'the founder wrote': description,
    'it is for': usedBy,
    ...(Object.keys(told).length > 0 && { 'they also told': told }),
    ...(edits.length > 0 && { 'changed in the pitch by their hand': edits }),
  };
}

function momentOf({ moment, answers = [] }: AnsweredBrief): string | null {
  return answers.findLast(({ question }) => question.id === 'moment')?.answer ?? (moment || null);
}

/** The questions that may still be asked: those without an answer, in the form or since. */
export function openQuestions(brief: AnsweredBrief): QuestionId[] {
  const answered = new Set((brief.answers ?? []).map(({ question }) => question.id));
  // A model knows which sentence tells what is offered.
  answered.add('offer');
  if (momentOf(brief) !== null) answered.add('moment');
  if (brief.change) answered.add('change');
  // The ask of users is what they can do at once, which the offer tells.
  if (brief.goal === 'users') answered.add('ask');
  return questionIds.filter((id) => !answered.has(id));
}

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
