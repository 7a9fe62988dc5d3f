import { countWords, fold, upperFirst } from '../../words';
import { tradeTerms } from '../lexicon';
import type { Voice } from '../voice';

/** Step 5: the words of the brief against the people they are for. */
export function audience(voice: Voice): string[] {
  return [
    who(voice),
    voice.reading.quotedLang === undefined
      ? words(voice)
      : 'Check that these people read the language you will speak.',
  ];
}

function who({ reading, audience: phrase, shortAudience }: Voice): string {
  if (reading.quotedLang !== undefined)
    return 'Your audience is quoted in your own words; written in English, it could be the subject of the pitch’s sentences.';
  if (reading.audience.broad)
    return `« ${upperFirst(phrase)} » is nobody in particular: choose those who will buy first, and the pitch will speak of them.`;
  if (!reading.audience.sure)
    return 'Your audience takes a whole sentence: a noun and one detail would do, such as “managers of small grocery shops”.';
  if (countWords(phrase) <= 2)
    return `« ${upperFirst(phrase)} » is broad: an age, a size, a place or a moment would let us picture someone.`;
  return phrase === shortAudience
    ? `« ${upperFirst(phrase)} »: one can picture them, so the pitch names them early.`
    : `The short pitch says « ${shortAudience} »; the full wording (« ${phrase} ») comes back in the longer versions.`;
}

function words({ reading, shortAudience }: Voice): string {
  const folded = fold(reading.brief.description);
  const term = experts.test(fold(reading.brief.usedBy))
    ? undefined
    : tradeTerms.find(([cue]) => cue.test(folded));
  if (term !== undefined) return `« ${term[1]} » is not a word these people use: say « ${term[2]} ».`;
  const [buzz] = reading.jargon;
  if (buzz !== undefined) return `Read « ${buzz} » aloud to one of them: if an eyebrow goes up, cut it.`;
  const long = reading.brief.description
    .split(/[.!?]+\s/u)
    .filter((sentence) => countWords(sentence) > 25).length;
  if (long > 0)
    return `${long === 1 ? 'One sentence is' : 'Several sentences are'} longer than a breath: the pitch cuts ${long === 1 ? 'it' : 'them'}.`;
  if (reading.brief.goal === 'users')
    return /\byour?\b/u.test(fold(reading.sentences.map(({ text }) => text).join(' ')))
      ? 'You already speak to them as “you”: that is the right tone.'
      : 'Your text speaks about them, not to them: the pitch says “you” where it can.';
  const named = fold(shortAudience).match(/[a-z]{5,}/gu) ?? [];
  return named.some((word) => folded.includes(word.slice(0, 6)))
    ? 'There is no trade word to translate, and they already appear in your description: keep that vocabulary.'
    : 'Your words are plain, but these people do not appear in your description: tell one moment of their day.';
}

const experts =
  /\b(?:developer|it |cto|startup|compan|sme|business|manager|director|head of|industr|data|marketing|engineer)/u;
