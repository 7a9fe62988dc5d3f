import { fillFrame, framesOf } from '../languages/frames';
import { languages } from '../languages/language';
import { isDeed, saysI } from '../languages/words';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../facts';
import { measured } from '../read/measure';
import { foundersAt } from '../read/units';
import { countWords, lowerFirst } from '../words';

/**
 * What the founders do, said right after the answered moment or after what others do instead: “So we mark lanes”, « Moi, je
 * fabrique », «Nosotros subimos pianos». Undefined where it begins otherwise, or would be long in one breath.
 */
export function linkedToScene(line: Line, before: Line, reading: Reading): string | undefined {
  const { lang, brief } = reading;
  const language = languages[lang];
  const { afterScene } = framesOf[lang];
  const scene = before.facts[0]?.field;
  const frames = scene === 'instead' || scene === 'moment' ? afterScene[scene] : undefined;
  const words = wordsOf(line.text, lang);
  const [first] = words;
  const isDone =
    line.facts[0]?.form === 'sentence' &&
    isDeed(words.slice(0, mostToVerb), language) &&
    foundersAt(measured(line.text, language), language) === 0 &&
    countWords(line.text.split(/[.:;]/u)[0] ?? '') <= mostInBreath;
  if (!first || !isDone || before.text.endsWith('?')) return undefined;
  const isOfOne = saysI(first, language);
  // «Nosotros» would be wrong of two sisters.
  const isOfWomen = wordsOf(brief.description, lang).some(({ folded }) => language.cues.women.has(folded));
  const frame = isOfWomen && !isOfOne ? frames?.women : frames?.[isOfOne ? 'i' : 'we'];
  const text = lang === 'en' && isOfOne ? line.text : lowerFirst(line.text);
  const said = fillFrame(frame ?? '', { text }) ?? '';
  const isSaid = said.split(/,?\s/u)[0]?.toLocaleLowerCase() === first.text.toLocaleLowerCase();
  return said === '' || isSaid ? undefined : said;
}

const mostToVerb = 3;
const mostInBreath = 24;
