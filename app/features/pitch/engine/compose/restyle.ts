import { sentenceLimits } from '../bands';
import { jargonOf } from '../check-words';
import type { LanguagePack, Style } from '../pack';
import { figuresOf } from '../score/numbers';
import { bareWords } from '../score/source';
import { countWords, fold, splitSentences } from '../words';

/** A text with each of its sentences said as the style wants, unless that would break a rule of speech or of fact. */
export function restyleText(text: string, style: Style, pack: LanguagePack): string {
  if (!style.plain && !style.formal) return text;
  return splitSentences(text)
    .map((sentence) => {
      // Words quoted in another language are the founder's own.
      if (sentence.includes('\u0001')) return sentence;
      const restyled = pack.restyle(sentence, style);
      return isSound(sentence, restyled, pack) ? restyled : sentence;
    })
    .join(' ');
}

function isSound(sentence: string, restyled: string, { lang }: LanguagePack): boolean {
  const words = countWords(restyled);
  const known = new Set(bareWords(sentence).split(' '));
  return (
    (words <= sentenceLimits.longest || words <= countWords(sentence)) &&
    splitSentences(restyled).length === splitSentences(sentence).length &&
    /[.!?…][»”"’]?$/u.test(restyled) &&
    placeholdersOf(restyled) === placeholdersOf(sentence) &&
    figuresOf(restyled).join() === figuresOf(sentence).join() &&
    (!jargonOf[lang].test(fold(restyled)) || jargonOf[lang].test(fold(sentence))) &&
    namesIn(restyled).every((name) =>
      bareWords(name)
        .split(' ')
        .every((word) => known.has(word)),
    )
  );
}

function placeholdersOf(text: string): string {
  return (text.match(/\[[^\]]+\]/gu) ?? []).join();
}

function namesIn(text: string): string[] {
  return text.match(/(?<=[\p{L}\d,;] )\p{Lu}[\p{L}\d]+/gu) ?? [];
}
