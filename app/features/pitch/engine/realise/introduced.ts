import { fillFrame, framesOf } from '../languages/frames';
import { type Language, languages } from '../languages/language';
import { isArticle, isIndefinite, isSmallWord } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import type { Reading } from '../facts';
import { hasDigit, lowerFirst } from '../words';

/**
 * “It is a rail with 61 soft fingers”, «Pykasu: es un arpa …» with the name of the offer: “Keyfinger is a rail …”; “Sudsy:
 * we wash …” is “At Sudsy, we wash …” (not «Arreglo de …», which may be a noun, nor “I”, nor “it is late”). Undefined where the text
 * introduces nothing, or names the offer already.
 */
export function introducedByName(text: string, { lang, offer }: Reading): string | undefined {
  const { name } = offer;
  if (name === undefined) return undefined;
  const title = `${name}: `;
  const isUnderTitle = text.startsWith(title);
  const said = isUnderTitle ? text.slice(title.length) : text;
  const words = wordsOf(said, lang);
  const [first = '', second = ''] = words.map(({ folded }) => folded);
  const { cues, grammar } = languages[lang];
  const { persons, atName, titled } = framesOf[lang];
  const isOurs = first === persons.we.we || grammar.isOurs(first) === 'we';
  // “When a windmill stops turning, our fixers are there”
  const isLed = cues.subordinators.has(first) && words.some(({ folded }) => cues.ourselves.has(folded));
  if (isUnderTitle && (isOurs || isLed) && !hasDigit(name))
    return fillFrame(atName, { name, text: lowerFirst(said) });
  const defined = isUnderTitle ? definedUnder(words, languages[lang]) : undefined;
  if (defined !== undefined) return `${name} ${said.slice(defined.from)}`;
  const { introductions } = cues;
  const begins = [first, `${first} ${second}`].findIndex((one) => introductions.has(one));
  const thing = words[begins + 1];
  const isNoun =
    isArticle(thing, languages[lang]) || (lang === 'es' && isSmallWord(words[begins + 2], languages[lang]));
  const isThing =
    isIndefinite(thing, languages[lang]) ||
    (isUnderTitle && (isNoun || cues.likenesses.has(thing?.folded ?? '')));
  if (begins < 0 || said.includes(name) || !isThing) return undefined;
  const phrase = said.slice(thing?.from);
  return fillFrame(titled[offer.plural ? 'plural' : 'singular'], { name, phrase });
}

/** “Kolibri: the machine is a roller with …” is “Kolibri is a roller with …”: the verb that says so. */
function definedUnder(words: readonly Word[], language: Language): Word | undefined {
  const verb = words[2];
  const isSaid = isArticle(words[0], language) && language.cues.copulas.has(verb?.folded ?? '');
  return isSaid && isIndefinite(words[3], language) ? verb : undefined;
}
