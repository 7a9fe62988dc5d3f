import type { Locale } from '#app/i18n/locales';
import { durations, plainText, type Brief, type Duration, type Passage, type Pitch } from '../pitch';
import { oneLinerLimit, sentenceLimits, wordBands } from './bands';
import { jargonOf, smallWordsOf } from './check-words';
import { placeName } from './places/names';
import { countWords, fold, splitSentences } from './words';

/** One of the checks that a program decides, by its number in the rubric of a good pitch. */
export type Check = {
  check:
    | 'band'
    | 'one-liner'
    | 'language'
    | 'typography'
    | 'proof'
    | 'traced'
    | 'jargon'
    | 'speakable'
    | 'no-repeat'
    | 'brief-appears';
  ok: boolean;
  /** The first thing found wrong, with the duration it was found in. */
  detail?: string;
};

/** The checks of a good pitch that need no reader, each with the first fault found. */
export function checkPitch(pitch: Pitch, brief: Brief, lang: Locale): Check[] {
  const texts = durations.map((duration) => ({
    duration,
    passages: pitch.spoken[`${duration}`],
    text: plainText(pitch.spoken[`${duration}`]),
  }));
  const each = (check: Check['check'], faultOf: (spoken: Spoken) => string | undefined): Check => {
    const fault = texts
      .map((spoken) => ({ spoken, found: faultOf(spoken) }))
      .find(({ found }) => found !== undefined);
    return fault === undefined
      ? { check, ok: true }
      : { check, ok: false, detail: `${fault.spoken.duration} s: ${fault.found}` };
  };
  const source = sourceOf(brief, lang);
  return [
    each('band', ({ duration, text }) => outsideBand(countWords(text), wordBands[lang][duration])),
    oneLiner(pitch),
    each('language', ({ passages }) => otherLanguage(passages, lang)),
    each('typography', ({ text }) => (lang === 'fr' ? badFrenchSpace(text) : undefined)),
    each('proof', ({ passages, text }) =>
      hasPlaceholder(passages) || sharesFact(text, brief)
        ? undefined
        : 'no fact of the brief, no placeholder',
    ),
    each('traced', ({ passages }) => untraced(passages, source)),
    each('jargon', ({ passages }) => jargonIn(passages, brief, lang)),
    each('speakable', ({ text }) => unspeakable(text)),
    each('no-repeat', ({ text }) => repeated(text)),
    each('brief-appears', ({ duration, text }) =>
      duration < 60 ? undefined : missingFromBrief(text, brief, lang),
    ),
  ];
}

type Spoken = { duration: Duration; passages: Passage[]; text: string };

function outsideBand(words: number, [least, most]: readonly [number, number]): string | undefined {
  return words >= least && words <= most ? undefined : `${words} words, not ${least}–${most}`;
}

function oneLiner(pitch: Pitch): Check {
  const { length } = plainText(pitch.oneLiner);
  const ok = length > 0 && length <= oneLinerLimit;
  return ok ? { check: 'one-liner', ok } : { check: 'one-liner', ok, detail: `${length} characters` };
}

/** Small words of another language outnumber those of this one (quoted spans do not count). */
function otherLanguage(passages: Passage[], lang: Locale): string | undefined {
  const words = fold(ownText(passages)).match(/[a-z]+/gu) ?? [];
  const counts = Object.entries(smallWordsOf).map(([one, list]) => ({
    lang: one,
    count: words.filter((word) => list.has(word)).length,
  }));
  const own = counts.find((count) => count.lang === lang)?.count ?? 0;
  const other = counts.find((count) => count.lang !== lang && count.count > own);
  return other === undefined ? undefined : `reads as ${other.lang}`;
}

function badFrenchSpace(text: string): string | undefined {
  return /.{0,12}(?:[^\u202f][;!?]|[^\u00a0]:(?=\s)|«[^\u00a0]|[^\u00a0]»|\p{L}'\p{L})/u.exec(text)?.[0];
}

function hasPlaceholder(passages: Passage[]): boolean {
  return passages.some((passage) =>
    passage.some((span) => span.placeholder === true || span.lang !== undefined),
  );
}

/** Five words in a row of the brief, or one of its figures. */
function sharesFact(text: string, brief: Brief): boolean {
  const said = bareWords(text);
  if (figuresOf(brief.description).some((figure) => figuresOf(text).includes(figure))) return true;
  const words = bareWords(brief.description).split(' ');
  return words.some((_, at) => at + 5 <= words.length && said.includes(words.slice(at, at + 5).join(' ')));
}

function sourceOf(brief: Brief, lang: Locale): { figures: Set<string>; words: Set<string> } {
  const text = `${brief.description} ${brief.usedBy} ${brief.messagesAndValues ?? ''}`;
  const codes = [...brief.distributedIn, ...(brief.madeIn === undefined ? [] : [brief.madeIn])];
  const names = codes.map((code) => placeName(code, lang)).join(' ');
  return { figures: new Set(figuresOf(text)), words: new Set(bareWords(`${text} ${names}`).split(' ')) };
}

/** A figure, or a capital in the middle of a sentence, that the brief does not hold. */
function untraced(
  passages: Passage[],
  source: { figures: Set<string>; words: Set<string> },
): string | undefined {
  const text = ownText(passages).replace(/[’'](?=\p{Lu})/gu, ' ');
  const figure = figuresOf(text).find((one) => !source.figures.has(one));
  if (figure !== undefined) return figure;
  const names = text.match(/(?<=[\p{L}\d,;)»’”"] )(?:\p{Lu}[\p{L}\d&-]+)/gu) ?? [];
  return names.find(
    (name) =>
      !bareWords(name)
        .split(' ')
        .every((word) => source.words.has(word) || word === 'i'),
  );
}

function jargonIn(passages: Passage[], brief: Brief, lang: Locale): string | undefined {
  const text = fold(
    ownText(passages).replace(/[«“"][^»”"]*[»”"]/gu, (quoted) => (isDeclared(quoted, brief) ? ' ' : quoted)),
  );
  return jargonOf[lang].exec(text)?.[0];
}

function isDeclared(quoted: string, brief: Brief): boolean {
  return bareWords(brief.messagesAndValues ?? '').includes(bareWords(quoted));
}

function unspeakable(text: string): string | undefined {
  const lengths = splitSentences(text.replace(/\n+/gu, ' ')).map(countWords);
  const longest = Math.max(...lengths);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (longest > sentenceLimits.longest) return `a sentence of ${longest} words`;
  if (mean > sentenceLimits.mean) return `${mean.toFixed(1)} words a sentence`;
  return /\p{Extended_Pictographic}|^[-*#•]|https?:|\S@\S|<\/?\w/mu.exec(text)?.[0];
}

function repeated(text: string): string | undefined {
  const sentences = splitSentences(text.replace(/\n+/gu, ' ')).map(bareWords);
  return sentences.find((sentence, at) => sentence !== '' && sentences.indexOf(sentence) !== at);
}

/** The audience, the places and the declared values are in the longer versions. */
function missingFromBrief(text: string, brief: Brief, lang: Locale): string | undefined {
  const said = bareWords(text);
  const saidWords = new Set(said.split(' ').map((word) => word.slice(0, 4)));
  const codes = [...brief.distributedIn.slice(0, 3), ...(brief.madeIn === undefined ? [] : [brief.madeIn])];
  const place = codes.find((code) => !said.includes(bareWords(placeName(code, lang))));
  if (place !== undefined) return `place ${place}`;
  const telling = (source: string) =>
    bareWords(source)
      .split(' ')
      .filter((word) => word.length > 3);
  const audience = telling(brief.usedBy);
  if (audience.length > 0 && !audience.some((word) => saidWords.has(word.slice(0, 4)))) return 'audience';
  const values = telling(brief.messagesAndValues ?? '');
  return values.length === 0 || values.some((word) => saidWords.has(word.slice(0, 4))) ? undefined : 'values';
}

/** The engine's own words: neither placeholders nor words quoted in another language. */
function ownText(passages: Passage[]): string {
  return passages
    .map((passage) =>
      passage
        .map((span) => (span.placeholder === true || span.lang !== undefined ? '…' : span.text))
        .join(''),
    )
    .join('\n');
}

function figuresOf(text: string): string[] {
  return (text.match(/\d+(?:[\s.,]\d+)*/gu) ?? []).map((figure) => figure.replace(/[\s.,]/gu, ''));
}

function bareWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
