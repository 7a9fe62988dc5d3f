import { maxSentenceWords } from '../max-words';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { shareIn, stemsIn } from '../languages/words';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../facts';
import { countWords, upperFirst, withoutEnd } from '../words';
import { personOf } from './slots';
import { withFullStop } from './sentence';

export function audienceLine(reading: Reading, lines: Line[], slots: Slots): Line[] {
  const { audience, lang, brief } = reading;
  // Beside other sentences it sounds like a form (decision 117).
  if (audience.phrase === undefined || audience.broad || lines.length > 1 || reading.quotedLang !== undefined)
    return [];
  if (lines.some(({ text }) => saysMost(text, audience.phrase ?? '', lang, someOfThem))) return [];
  const { audience: others, toUsers = others, deedFor, deedForUsers = deedFor } = framesOf[lang];
  const isToUsers = brief.goal === 'users';
  const frame =
    slots.deed === undefined
      ? (isToUsers ? toUsers : others)[reading.offer.plural ? 'plural' : 'singular']
      : (isToUsers ? deedForUsers : deedFor)[personOf(reading)];
  const filled = fillFrame(frame, { ...slots, people: audience.phrase });
  if (filled === undefined || countWords(filled) > maxSentenceWords) return [];
  const text = withFullStop(languages[lang].grammar.joinWords(filled));
  return [
    { text, kind: 'audience', facts: [], words: countWords(text), worth: worthOfAudience, gap: 0, order: -1 },
  ];
}

const worthOfAudience = 0.5;
const someOfThem = 0.33;

/** “Donkeys for rent that eat the scrub, for town halls”: said in one breath, unless it is said already. */
export function withAudience(
  offer: string,
  { audience, lang, offer: { phrase } }: Reading,
): string | undefined {
  const frame = framesOf[lang].withAudience;
  const people = audience.broad ? undefined : audience.phrase;
  const filled = fillFrame(frame, { offer: withoutEnd(offer), people });
  const [preposition] = /\S+(?= \{people\})/u.exec(frame) ?? [];
  const words = wordsOf(offer, lang);
  const isSaid = words.some(({ folded }) => folded === preposition) || saysMost(offer, people ?? '', lang);
  if (phrase === undefined || filled === undefined || isSaid || /[.!?:]\s/u.test(offer)) return undefined;
  return countWords(filled) > maxSentenceWords
    ? undefined
    : withFullStop(languages[lang].grammar.joinWords(filled));
}

/** “Today they drive”, said of the audience by name: an answer begins where nobody was spoken of yet. */
export function ofAudience(text: string, { audience, lang }: Reading): string {
  const { cues } = languages[lang];
  const words = wordsOf(text, lang);
  const at = cues.nowadays.has(words[0]?.folded ?? '') ? 1 : 0;
  const they = words[at];
  const isAgain = words.some(({ folded }, index) => index !== at && folded === they?.folded);
  // « Les familles … ils » : said again, a pronoun may have another gender.
  const isRisky = lang === 'fr' && isAgain;
  if (!they || !cues.they.has(they.folded) || audience.broad || isRisky) return text;
  const people = audience.phrase ?? '';
  if (people === '' || people.includes(',') || countWords(people) > mostPeopleWords) return text;
  const rest = text.slice(they.to);
  return at === 0 ? upperFirst(people) + rest : text.slice(0, they.from) + people + rest;
}

const mostPeopleWords = 12;

export function saysMost(text: string, other: string, lang: Reading['lang'], most = 0.5): boolean {
  const stemsOf = (one: string) => stemsIn(wordsOf(one, lang), languages[lang]);
  return shareIn(stemsOf(other), stemsOf(text)) > most;
}
