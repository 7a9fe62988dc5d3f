import type { Locale } from '#app/i18n/locales';
import type { AnsweredBrief, Question } from '../../pitch';
import type { LanguagePack } from '../pack';
import type { Reading } from '../read/reading';
import { mostTelling } from './most-telling';
import type { Blank } from './placeholders';

/** What to ask the founder: each fact left to fill in, the most telling first, then what the brief leaves out. */
export function questionsOf(
  blanks: Blank[],
  brief: AnsweredBrief,
  reading: Reading,
  pack: LanguagePack,
): Question[] {
  const asked = new Set((brief.answers ?? []).map(({ question }) => question.id));
  const open = blanks
    .filter(({ placeholder }) => !asked.has(placeholder))
    .toSorted((a, b) => mostTelling(a.lifts, b.lifts))
    .map(({ placeholder, lifts }) => ({
      id: placeholder,
      text: pack.typeset(pack.question(placeholder, reading)),
      lifts,
    }));
  const values: Question = { id: 'values', text: pack.typeset(valuesQuestion[pack.lang]), lifts: 14 };
  const isMissing = (brief.messagesAndValues ?? '') === '' && !asked.has(values.id);
  return [...open, ...(isMissing ? [values] : [])].slice(0, mostQuestions);
}

const mostQuestions = 4;

const valuesQuestion: Record<Locale, string> = {
  fr: 'En deux ou trois mots, à quoi tenez-vous le plus dans votre travail ?',
  en: 'In two or three words, what matters most to you in your work?',
  es: 'En dos o tres palabras, ¿qué es lo que más le importa en su trabajo?',
};
