import type { Locale } from '#app/i18n/locales';
import type { Language } from '../../languages/language';
import { slipsOf } from '../../languages/slips';
import { weightsOf } from '../../languages/weights';
import { wordsOf } from '../../phrases';
import { hasDigit } from '../../words';
import { breathOf, marksIn, oddsAt } from './features';

/**
 * A sentence that was typed in one breath, with a comma where editors set a mark and its founder none: « c’est fini, donc moi j’ai 22
 * coupeurs ». Told by weights that were fitted on texts which editors marked (`npm run parting`). It never becomes two sentences: the
 * second may lean on the first.
 */
export function withPauses(text: string, language: Language): string {
  const words = wordsOf(text, language.lang);
  const marks = marksIn(text, words);
  const breath = breathOf(words, marks, language);
  const weights = weightsOf('pausing', language.lang);
  const pauses: number[] = [];
  let last = 0;
  for (let at = fewestWords; at < words.length - 1; at += 1) {
    if (marks[at] !== '') {
      last = at;
      continue;
    }
    const odds = oddsAt(breath, at, last, weights);
    if (odds < leastOdds[language.lang] || isOneWithNext(words[at - 1]?.folded ?? '', language)) continue;
    pauses.push(words[at - 1]?.to ?? 0);
    last = at;
  }
  return pauses.reduceRight((said, at) => `${said.slice(0, at)},${said.slice(at)}`, text);
}

/** « ses 14 couvertures », « un toit où on la porte », « 4500 les chaussettes », “400 000”: no mark parts them. */
function isOneWithNext(before: string, { cues, lang }: Language): boolean {
  const { several, single } = slipsOf[lang];
  const lists = [several, single, cues.relatives, cues.subordinators, cues.clauseOpeners];
  return hasDigit(before) || cues.afterJoint.has(before) || lists.some((list) => list.has(before));
}

const fewestWords = 2;
/** In the logarithm of the odds. English and Spanish run on by fewer words that tell of it. */
const leastOdds: Record<Locale, number> = { en: 2, es: 1.5, fr: 0.5 };
