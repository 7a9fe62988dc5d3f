import { type Language, languages } from '../languages/language';
import { isArticle, isSmallWord } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../facts';
import { isName } from '../read/names';
import { startsCapitalized } from '../words';

/**
 * “She takes orders again”, said after others were spoken of: “Achieng takes orders again”, where the moment names who that is.
 * A pronoun that follows the moment itself stays.
 */
export function withPerson(
  { text, facts }: Line,
  before: Line,
  { facts: all, lang }: Reading,
): string | undefined {
  const moment = all.find(({ kind }) => kind === 'moment');
  const person = moment && personIn(moment.text, languages[lang]);
  if (person === undefined || before.kind === 'moment' || facts[0]?.field !== 'change') return undefined;
  const { someone, nowadays } = languages[lang].cues;
  const words = wordsOf(text, lang);
  const pronoun = words[nowadays.has(words[0]?.folded ?? '') ? 1 : 0];
  if (!pronoun || !someone.has(pronoun.folded)) return undefined;
  return text.slice(0, pronoun.from) + person + text.slice(pronoun.to);
}

/** The one name in it: “Last month Achieng sewed …”, « En mars, Denis a percé … ». A place has a preposition, a thing its article. */
function personIn(moment: string, language: Language): string | undefined {
  const { cues, lang } = language;
  const words = wordsOf(moment, lang);
  const names = words.flatMap((first, at) => {
    const lead = words[at - 1];
    // What a sentence begins with has a capital, whatever it is.
    if (!lead || !isNamePart(first, cues) || goesOn(moment, lead, first, cues)) return [];
    const isOfPlace = cues.beforePlace.has(lead.folded) || isSmallWord(lead, language);
    if (isOfPlace || isArticle(lead, language)) return [];
    const rest = words.slice(at + 1);
    const end = rest.findIndex((word, index) => !goesOn(moment, words[at + index] ?? first, word, cues));
    const last = rest[(end < 0 ? rest.length : end) - 1] ?? first;
    return [moment.slice(first.from, last.to)];
  });
  const [name] = names;
  return names.length === 1 && name !== undefined && isName(name, cues) ? name : undefined;
}

/** “Mama Doose” is one name, « la Tabaski, Ndèye » are two. */
function goesOn(text: string, before: Word, word: Word, cues: Language['cues']): boolean {
  return isNamePart(before, cues) && isNamePart(word, cues) && text.slice(before.to, word.from) === ' ';
}

function isNamePart({ text, folded }: Word, { calendar }: Language['cues']): boolean {
  return startsCapitalized(text) && !calendar.has(folded);
}
