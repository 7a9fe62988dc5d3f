import type { Locale } from '#app/i18n/locales';
import type { AnsweredBrief, QuestionId } from '../../pitch';
import { questionIds } from '../../pitch-constants';
import { languages } from '../languages/language';
import { measured } from './measure';

export function isSentence(answer: string, lang: Locale): boolean {
  return measured(answer, languages[lang]).hasVerb;
}

/** What was answered to each question: the form's two fields, and the answers given since, which win. */
export function answersOf(brief: AnsweredBrief): Partial<Record<QuestionId, string>> {
  const answers: Partial<Record<QuestionId, string>> = {};
  if (brief.moment) answers.moment = brief.moment;
  if (brief.change) answers.change = brief.change;
  for (const { question, answer } of brief.answers ?? []) {
    const id = questionIds.find((one) => one === question.id) ?? 'proof';
    answers[id] = question.id === id ? answer : [answers[id], answer].filter(Boolean).join('. ');
  }
  return answers;
}
