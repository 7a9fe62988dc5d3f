import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';

import type { Locale } from '#app/i18n/locales';
import { english } from './vocabulary/en';
import { spanish } from './vocabulary/es';
import { french } from './vocabulary/fr';
import type { Vocabulary } from './vocabulary/vocabulary';
import { fold, tells, wordsOf } from './words';

const languages: Record<Locale, { stem: (word: string) => string; vocabulary: Vocabulary }> = {
  en: { stem: stemEnglish, vocabulary: english },
  fr: { stem: stemFrench, vocabulary: french },
  es: { stem: stemSpanish, vocabulary: spanish },
};

/** One thing that a question asks about. `synonyms` are terms too. */
export type Concept = { term: string; synonyms: readonly string[] };

/**
 * The terms that a text is indexed by: the stems of its words, without accents. A word has two where its stem depends on
 * its accents, since questions are often typed without them.
 */
export function termsOf(text: string, lang: Locale): string[] {
  return wordsOf(text)
    .filter(({ folded }) => tells(folded))
    .flatMap(({ at, end, folded }) => [
      ...new Set([stemOf(text.slice(at, end), lang), stemOf(folded, lang)]),
    ]);
}

/** What a question asks about, without the words it is asked with; twelve things at most. */
export function conceptsOf(question: string, lang: Locale): Concept[] {
  const { asking, phrases, synonyms } = tableOf(lang);
  let text = ` ${wordsOf(question.normalize('NFC'))
    .map(({ at, end }) => question.normalize('NFC').slice(at, end).toLowerCase())
    .join(' ')} `;
  for (const { pattern, subject } of phrases) text = text.replace(pattern, ` ${subject} `);
  const terms = wordsOf(text)
    .filter(({ folded }) => tells(folded) && !asking.has(folded))
    .map(({ at, end }) => stemOf(text.slice(at, end).slice(0, longestWord), lang));
  return [...new Set(terms)]
    .slice(0, mostConcepts)
    .map((term) => ({ term, synonyms: synonyms.get(term) ?? [] }));
}

const mostConcepts = 12;
const longestWord = 40;

function stemOf(word: string, lang: Locale): string {
  return fold(languages[lang].stem(word.toLowerCase()));
}

type Table = {
  asking: ReadonlySet<string>;
  phrases: readonly { pattern: RegExp; subject: string }[];
  synonyms: ReadonlyMap<string, readonly string[]>;
};

const tables = new Map<Locale, Table>();

function tableOf(lang: Locale): Table {
  const known = tables.get(lang);
  if (known) return known;
  const { asking, phrases, synonyms } = languages[lang].vocabulary;
  const table = {
    asking: new Set(wordsOf(asking).map(({ folded }) => folded)),
    phrases: phrases.map(([phrase, subject]) => ({ pattern: looselyWritten(phrase), subject })),
    synonyms: synonymsIn(synonyms, lang),
  };
  tables.set(lang, table);
  return table;
}

/** With or without its accents. */
function looselyWritten(phrase: string): RegExp {
  const spelled = phrase.replace(/\P{ASCII}/gu, (letter) => `[${letter}${fold(letter)}]`);
  return new RegExp(` ${spelled} `, 'g');
}

function synonymsIn(lines: readonly string[], lang: Locale): Map<string, readonly string[]> {
  const byTerm = new Map<string, Set<string>>();
  for (const line of lines) {
    const terms = [...new Set(termsOf(line, lang))];
    for (const term of terms) {
      const others = terms.filter((other) => other !== term);
      byTerm.set(term, new Set([...(byTerm.get(term) ?? []), ...others]));
    }
  }
  return new Map(Array.from(byTerm, ([term, others]) => [term, [...others]]));
}
