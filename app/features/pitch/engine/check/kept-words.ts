import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';

import { proseFields } from '../../brief';
import type { CoveredField, Passage, Pitch, PitchOrder } from '../../pitch';
import { durationsOf, spokenIn } from '../../pitch';
import type { Reading } from '../facts';
import { answersOf } from '../read/answers';
import { mendedAsIn } from '../read/spelling';
import { fold } from '../words';
import { sentencesOf, type ContentWords, contentWordsOf } from './sentences';
import { bareWords, sourceOf } from './source';

type Subject = PitchOrder & { pitch: Pitch; reading: Reading };

/**
 * What the founder typed, field by field and in its order, each stretch with the sentence of the longest text that says it.
 * The facts that were read in a field say where it is parted; the same for every engine, since it compares words alone.
 * Undefined where the pitch is in another language than the brief, and nothing can be compared.
 */
export function keptWordsOf({
  brief,
  lang,
  quotedLang,
  pitch,
  reading,
}: Subject): CoveredField[] | undefined {
  const longest = durationsOf(pitch).at(-1);
  if (longest === undefined || (sourceOf(brief, lang).isForeign && quotedLang === undefined))
    return undefined;
  const told = toldIn(spokenIn(pitch, longest), lang);
  const texts: [CoveredField['field'], string][] = [
    ...proseFields.map((field): [typeof field, string] => [field, brief[field] ?? '']),
    ...Object.entries(answersOf(brief)).map(([, answer]): ['answer', string] => ['answer', answer]),
  ];
  return texts
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text]) => ({
      field,
      stretches: joined(
        splitAtFacts(text, field, reading)
          .flatMap((part) => aroundName(part, reading.offer.name))
          .flatMap((part) => stretchesOf(part, told, { lang, text })),
      ),
    }));
}

type Stretch = CoveredField['stretches'][number];

/** A mark goes with the words before it, a word too short to tell anything with those after it. */
function joined(stretches: Stretch[]): Stretch[] {
  const parts: Stretch[] = [];
  stretches.forEach((stretch, index) => {
    const last = parts.at(-1);
    const next = stretches[index + 1];
    const isMark = !/[\p{L}\p{N}]/u.test(stretch.text);
    const host = isMark ? (last ?? next) : isGlue(stretch) ? (next ?? last) : stretch;
    const said = host?.said;
    if (last && last.said === said) last.text += stretch.text;
    else parts.push(said === undefined ? { text: stretch.text } : { text: stretch.text, said });
  });
  return parts;
}

function isGlue({ text, said }: Stretch): boolean {
  return said === undefined && bareWords(text).every((word) => word.length < 4 && !/\d/u.test(word));
}

type SpokenIndex = { sentences: ContentWords[]; words: ReadonlySet<string>; whole: ContentWords };

function toldIn(passages: Passage[], lang: PitchOrder['lang']): SpokenIndex {
  const sentences = sentencesOf(passages).map(({ text }) => text);
  const text = sentences.join(' ');
  return {
    sentences: sentences.map((one) => wordsOf(one, lang)),
    // A number may be typed with other spaces than it is said with.
    words: new Set(
      [...bareWords(text), ...fold(text).split(/[^\p{L}\p{N}]+/u)].map((word) => stemOf(word, lang)),
    ),
    whole: wordsOf(text, lang),
  };
}

/** The facts of a field and what stands between them; where none was read in it, its clauses. */
function splitAtFacts(text: string, field: CoveredField['field'], { facts }: Reading): string[] {
  const spans = facts.filter((fact) => fact.field === field).map(({ span }) => span);
  if (spans.length === 0) return text.split(/(?<=[.,;:!?\n]\s)/u);
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from > at) parts.push(text.slice(at, from));
    if (to > at) parts.push(text.slice(Math.max(at, from), to));
    at = Math.max(at, to);
  }
  return [...parts, text.slice(at)].filter(Boolean);
}

/** The name of the offer may be said where nothing else of its sentence is. */
function aroundName(part: string, name: string | undefined): string[] {
  const at = name === undefined ? -1 : part.indexOf(name);
  if (name === undefined || at < 0) return [part];
  return [part.slice(0, at), name, part.slice(at + name.length)].filter(Boolean);
}

type Field = { lang: PitchOrder['lang']; text: string };

function stretchesOf(part: string, told: SpokenIndex, field: Field): Stretch[] {
  const said = sentenceSaying(part, told, field);
  if (said === undefined) return [{ text: part }];
  const words = part.match(/\s*\S+\s*/gu) ?? [part];
  const kept = words.map((word) => isSaid(word, told, field));
  const stretches: Stretch[] = [];
  words.forEach((text, index) => {
    // Articles and prepositions go with the word that they stand before.
    const isKept =
      kept.slice(index).find((one) => one !== undefined) ?? kept.findLast((one) => one !== undefined);
    const stretch = isKept === false ? { text } : { text, said };
    const last = stretches.at(-1);
    if (last && last.said === stretch.said) last.text += text;
    else stretches.push(stretch);
  });
  return stretches;
}

/** The number of the sentence that says it best, from 1; undefined when none says it, nor all of them together. */
function sentenceSaying(part: string, told: SpokenIndex, { lang, text }: Field): number | undefined {
  // What was mistyped is said mended.
  const telling = wordsOf(mendedAsIn(text, part, lang), lang);
  if (telling.stems.size === 0 && telling.counts.size === 0) return undefined;
  const shares = told.sentences.map((one) => (isSaidBy(one, telling) ? shareOf(telling, one) : 0));
  const best = Math.max(...shares);
  if (best > 0) return shares.indexOf(best) + 1;
  // What was said in two sentences counts with the first of them.
  if (!isSaidBy(told.whole, telling)) return undefined;
  return told.sentences.findIndex((one) => shareOf(telling, one) > 0) + 1 || undefined;
}

/** Undefined for words too short to tell anything. */
function isSaid(word: string, { words }: SpokenIndex, { lang, text }: Field): boolean | undefined {
  const telling = bareWords(mendedAsIn(text, word, lang)).filter((one) => one.length > 3 || /\d/u.test(one));
  return telling.length === 0 ? undefined : telling.every((one) => holds(words, stemOf(one, lang)));
}

/** All its numbers, and more than half of its telling words. */
function isSaidBy(said: ContentWords, part: ContentWords): boolean {
  return [...part.counts].every((number) => said.numbers.has(number)) && shareOf(part, said) > 0.5;
}

/** 0 to 1; 1 when there are no telling words. */
function shareOf({ stems }: ContentWords, said: ContentWords): number {
  return stems.size === 0 ? 1 : [...stems].filter((stem) => holds(said.stems, stem)).length / stems.size;
}

/** Two letters more are another form of a word: a stemmer cuts “signale” and “signalons” differently. */
function holds(stems: ReadonlySet<string>, stem: string): boolean {
  const isForm = (one: string) =>
    Math.abs(one.length - stem.length) <= 2 && (one.startsWith(stem) || stem.startsWith(one));
  return stems.has(stem) || (stem.length > 3 && [...stems].some((one) => one.length > 3 && isForm(one)));
}

function wordsOf(text: string, lang: PitchOrder['lang']): ContentWords {
  const telling = bareWords(text).filter((word) => word.length > 3 && !/\d/u.test(word));
  return { ...contentWordsOf(text, lang), stems: new Set(telling.map((word) => stemOf(word, lang))) };
}

const stemmers = { en: stemEnglish, es: stemSpanish, fr: stemFrench };

function stemOf(word: string, lang: PitchOrder['lang']): string {
  return /\d/u.test(word) ? word : stemmers[lang](word);
}
