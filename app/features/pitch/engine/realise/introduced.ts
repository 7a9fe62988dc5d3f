import { fillFrame, framesOf } from '../languages/frames';
import { languages } from '../languages/language';
import { isArticle, isIndefinite, isSmallWord } from '../languages/words';
import { wordsOf } from '../phrases';
import type { Reading } from '../facts';
import { measured } from '../read/measure';
import { hasDigit, lowerFirst } from '../words';

/**
 * “It is a rail with 61 soft fingers”, «Pykasu: es un arpa …» with the name of the offer: “Keyfinger is a rail …”; “Sudsy:
 * we wash …” is “At Sudsy, we wash …”, and “The Slam: the top is …” “With The Slam, the top is …” (not «Arreglo de …», which may be
 * a noun, nor “I”, nor “it is late”). Undefined where the text introduces nothing, or names the offer already.
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
  const { persons, atName, withName, titled } = framesOf[lang];
  // «En Semilla Abuela juntamos»: the place says who “nosotras” are.
  const isAlone = cues.subjects.has(first) && grammar.isOurs(second) === 'we';
  const isOurs = first === persons.we.we || grammar.isOurs(first) === 'we' || isAlone;
  // “When a windmill stops turning, our fixers are there”
  const isLed = cues.subordinators.has(first) && words.some(({ folded }) => cues.ourselves.has(folded));
  if (isUnderTitle && (isOurs || isLed) && !hasDigit(name))
    return fillFrame(atName, { name, text: lowerFirst(isAlone ? said.slice(words[1]?.from) : said) });
  const { introductions } = cues;
  const begins = [first, `${first} ${second}`].findIndex((one) => introductions.has(one));
  const thing = words[begins + 1];
  const isNoun =
    isArticle(thing, languages[lang]) || (lang === 'es' && isSmallWord(words[begins + 2], languages[lang]));
  const isThing =
    isIndefinite(thing, languages[lang]) ||
    (isUnderTitle && (isNoun || cues.likenesses.has(thing?.folded ?? '')));
  const isPart =
    isUnderTitle && isArticle(words[0], languages[lang]) && measured(said, languages[lang]).hasVerb;
  if (begins < 0 && isPart) return fillFrame(withName, { name, text: lowerFirst(said) });
  if (begins < 0 || said.includes(name) || !isThing) return undefined;
  const phrase = said.slice(thing?.from);
  return fillFrame(titled[offer.plural ? 'plural' : 'singular'], { name, phrase });
}
