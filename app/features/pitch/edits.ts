import type { Locale } from '#app/i18n/locales';
import { fitsIn } from '#app/lib/text';
import type { Edit } from './edit';
import { maxWordsFor } from './engine/max-words';
import { countWords } from './engine/words';
import { type Duration, durationsOf, type Passage, type Pitch, plainText, type Span } from './pitch';
import { durations, editLimit } from './pitch-constants';
import { type Sentence, sentencesOf } from './sentences';
import { wordDiff } from './word-diff';

/**
 * Sentences that took the place of others; `behind` are those before them and `ahead` those after, the nearest first.
 * `isOwn`: of the text itself, where nothing may be lost.
 */
type Hunk = { behind: string[]; ahead: string[]; removed: string[]; added: string[]; isOwn?: boolean };

/** The pitch with `text` in the place of what it says in that duration; words that stay keep their language. */
export function editedPitch(pitch: Pitch, duration: Duration, text: string): Pitch {
  const old = pitch.spoken[`${duration}`] ?? [];
  return { ...pitch, spoken: { ...pitch.spoken, [duration]: passagesFrom(text, old) } };
}

/** The pitch in which the texts other than that of the edit say the change too, wherever they held its sentences. */
export function carriedOver(pitch: Pitch, edit: Edit, lang: Locale): Pitch {
  const hunks = hunksOf(edit);
  const spoken = { ...pitch.spoken };
  for (const duration of durationsOf(pitch)) {
    if (duration === edit.duration) continue;
    spoken[duration] = applyHunks(spoken[duration] ?? [], hunks, maxWordsFor(lang, duration));
  }
  return { ...pitch, spoken, email: { ...pitch.email, body: applyHunks(pitch.email.body, hunks) } };
}

/** A pitch written anew with what its maker had changed by hand, where it still says what they changed. */
export function withEdits(pitch: Pitch, edits: readonly Edit[], lang: Locale): Pitch {
  return edits.reduce((written, edit) => {
    const text = written.spoken[`${edit.duration}`];
    const hunks = hunksOf(edit).map((hunk) => ({ ...hunk, isOwn: true }));
    const mended = text && { ...written.spoken, [edit.duration]: applyHunks(text, hunks) };
    const edited = mended ? { ...written, spoken: mended } : written;
    return edit.followed ? carriedOver(edited, edit, lang) : edited;
  }, pitch);
}

/** The last edit of each duration: its text took the place of what was edited there before. */
export function lastEdits(edits: readonly Edit[] = []): Edit[] {
  return durations.flatMap((duration) => edits.findLast((edit) => edit.duration === duration) ?? []);
}

/** Whether sentences that the maker wrote are nowhere in the pitch. */
export function hasLost({ spoken }: Pitch, edit: Edit): boolean {
  const sentences = durations.flatMap((duration) => sentencesOf(spoken[`${duration}`] ?? []).map(textOf));
  return hunksOf(edit).some(({ added }) => added.some((sentence) => !sentences.includes(sentence)));
}

function hunksOf({ before, text }: Edit): Hunk[] {
  const [old, now] = [sentencesIn(before), sentencesIn(text)];
  const { removed, added } = wordDiff(old, now);
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (!removed[i] && !added[j] && i < old.length && j < now.length) {
      i += 1;
      j += 1;
      continue;
    }
    const hunk: Hunk = { behind: now.slice(0, j).toReversed(), ahead: [], removed: [], added: [] };
    while (removed[i]) hunk.removed.push(old[i++] ?? '');
    while (added[j]) hunk.added.push(now[j++] ?? '');
    hunks.push({ ...hunk, ahead: now.slice(j) });
  }
  return hunks;
}

function sentencesIn(text: string): string[] {
  return sentencesOf(paragraphsIn(text).map((paragraph) => [{ text: paragraph }])).map(textOf);
}

function textOf({ passage }: Sentence): string {
  return plainText(passage);
}

/**
 * A text with the hunks that find their sentences in it, as long as it has room: `most` words, or as many as it had, and
 * no more characters than a text that is typed.
 */
function applyHunks(passages: Passage[], hunks: Hunk[], most = Number.POSITIVE_INFINITY): Passage[] {
  const before = sentencesOf(passages);
  const after = hunks.reduce((sentences, hunk) => {
    const next = applyHunk(sentences, hunk);
    const [text, old] = [textIn(next), textIn(sentences)];
    const hasTime = countWords(text) <= most || countWords(text) <= countWords(old);
    return hasTime && (fitsIn(text, editLimit) || text.length <= old.length) ? next : sentences;
  }, before);
  return after === before ? passages : passagesOf(after);
}

function textIn(sentences: Sentence[]): string {
  return sentences.map(textOf).join(' ');
}

/** The same array when the hunk finds no place. */
function applyHunk(
  sentences: Sentence[],
  { behind, ahead, removed, added, isOwn = false }: Hunk,
): Sentence[] {
  const find = (text: string) => sentences.findIndex((one) => textOf(one) === text);
  // A question that ends one text is not said where there is no room for it.
  const nearest = (texts: readonly string[]) => {
    const from = texts.findIndex((text) => find(text) >= 0 || !(isOwn || text.endsWith('?')));
    return find(texts[from] ?? '');
  };
  const indexes = removed.map(find).filter((at) => at >= 0);
  if (removed.length > 0 && indexes.length === 0) return sentences;
  const [first] = indexes;
  const after = nearest(behind);
  const isFirst = behind.length === 0 && added.length > 0;
  const at = first ?? (after >= 0 ? after + 1 : isFirst ? 0 : nearest(ahead));
  if (at < 0) return sentences;
  const near = sentences[at] ?? sentences[at - 1];
  const lang = near?.passage[0]?.lang;
  const additions = added.map((text): Sentence => ({
    passage: [{ text, ...(lang && { lang }) }],
    paragraph: near?.paragraph ?? 0,
  }));
  const remaining = (from: number, to?: number) =>
    sentences.slice(from, to).filter((_, index) => !indexes.includes(index + from));
  return [...remaining(0, at), ...additions, ...remaining(at)];
}

function passagesOf(sentences: Sentence[]): Passage[] {
  const paragraphs: Passage[] = [];
  sentences.forEach(({ passage, paragraph }, index) => {
    const last = paragraphs.at(-1);
    if (last && sentences[index - 1]?.paragraph === paragraph) last.push({ text: ' ' }, ...passage);
    else paragraphs.push([...passage]);
  });
  return paragraphs.map((passage) => passage.reduce<Span[]>(appendSpan, []));
}

/** Typed paragraphs: lines that stand apart. */
function paragraphsIn(text: string): string[] {
  return text
    .split(/\n+/u)
    .map((paragraph) => paragraph.replaceAll(/[\t ]+/gu, ' ').trim())
    .filter(Boolean);
}

/** A typed text as passages: words that were there keep their language, new ones have that of the word before them. */
function passagesFrom(text: string, old: Passage[]): Passage[] {
  const known = old.flatMap((passage) => passage.flatMap(splitIntoWords));
  const paragraphs = paragraphsIn(text).map((paragraph) => splitIntoWords({ text: paragraph }));
  const words = paragraphs.flat();
  const { added, removed } = wordDiff(known.map(trimmed), words.map(trimmed));
  const unchanged = known.filter((_, index) => !removed[index]).values();
  let lang = known[0]?.lang;
  const spans = words.map((word, index): Span => {
    if (!added[index]) lang = unchanged.next().value?.lang;
    return lang === undefined ? word : { ...word, lang };
  });
  let at = 0;
  return paragraphs.map((paragraph) => {
    const marked = spans.slice(at, (at += paragraph.length));
    return marked.reduce<Span[]>(appendSpan, []);
  });
}

function splitIntoWords(span: Span): Span[] {
  return span.text.split(/(?<=\s)(?=\S)/u).map((text) => ({ ...span, text }));
}

function trimmed({ text }: Span): string {
  return text.trim();
}

function appendSpan(spans: Span[], span: Span): Span[] {
  const last = spans.at(-1);
  if (last && (last.lang === span.lang || span.text === ' ')) last.text += span.text;
  else spans.push({ ...span });
  return spans;
}
