import { isLocale, type Locale } from '#app/i18n/locales';
import { lastEdits } from '../../edits';
import { briefTexts } from '../../brief';
import type { AnsweredBrief } from '../../pitch';
import { detectLanguage } from '../language';
import { wordsOf } from '../phrases';
import { regionName } from '../regions/names';
import { rememberedFor } from '../words';
import { numbersSaid } from './numbers';

/** What a pitch may draw on: all that the founder wrote, and the names of the places chosen. */
export type Source = ReturnType<typeof sourceOf>;

export function sourceOf(brief: AnsweredBrief, lang: Locale) {
  return sources[lang](brief);
}

/** Each check of a run asks for the same source. */
const sourceIn = (lang: Locale) => rememberedFor((brief: AnsweredBrief) => readSource(brief, lang));
const sources = { en: sourceIn('en'), fr: sourceIn('fr'), es: sourceIn('es') };

function readSource(brief: AnsweredBrief, lang: Locale) {
  const { description, usedBy, messagesAndValues: values = '', madeIn } = brief;
  const answers = brief.answers?.map(({ answer }) => answer) ?? [];
  // What the maker wrote by hand is theirs, as the brief is; the other texts may still say an older edit that they follow.
  const followed = brief.edits?.filter((edit) => edit.followed);
  const edits = [...lastEdits(brief.edits), ...lastEdits(followed)].map(({ text }) => text);
  const fields = [...briefTexts.map((field) => brief[field] ?? ''), ...answers, ...edits];
  const places = [...brief.distributedIn, ...(madeIn ? [madeIn] : [])].map((code) => regionName(code, lang));
  const spoken = detectLanguage(`${description}\n${usedBy}`, lang);
  // An answer may be in another language than the description.
  const languageOf = (field: string) =>
    [field === description ? spoken : detectLanguage(field, spoken)].find(isLocale) ?? 'en';
  const numbers = fields.flatMap((field) => numbersSaid(field, languageOf(field)));
  return {
    lang: isLocale(spoken) ? spoken : undefined,
    /** Where the founder wrote in another language than the pitch's words cannot be compared. */
    isForeign: spoken !== lang,
    numbers: new Set(numbers.map(({ value }) => value)),
    words: new Set([...fields, ...places].flatMap(bareWords)),
    values: bareWords(values).join(' '),
  };
}

export function bareWords(text: string): string[] {
  return wordsOf(text).flatMap(({ folded }) => folded.split(/[-']/u).filter(Boolean));
}
