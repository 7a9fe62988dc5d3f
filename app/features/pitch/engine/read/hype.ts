import { languages } from '../languages/language';
import { droppable } from '../languages/word-lists';
import { isAnd, isArticle } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import type { Reading } from '../facts';
import { upperFirst } from '../words';

/** A sentence without its words of praise where it stands without them; “it is innovative” stays. */
export function withoutHype(text: string, lang: Reading['lang']): string {
  const words = wordsOf(text, lang);
  const { cues, grammar } = languages[lang];
  const isLink = (word: Word | undefined) => isAnd(word, languages[lang]);
  const dropped = new Set<Word>();
  for (let at = 0; at < words.length; at += 1) {
    const end = endOfRun(words, at, lang, isLink);
    if (end === at) continue;
    let from = at;
    while (adverbs.has(words[from - 1]?.folded ?? '')) from -= 1;
    if (!isSpared(words, from, end, lang)) {
      // “fast and innovative”: the joining word goes too. “of world class and …”: no second adjective follows a
      // complement.
      const isComplement = cues.keepsPreposition.has(words[from]?.folded ?? '');
      const to = !isComplement && !isLink(words[from - 1]) && isLink(words[end]) ? end + 1 : end;
      const start = isLink(words[from - 1]) ? from - 1 : from;
      words.slice(start, to).forEach((word) => dropped.add(word));
    }
    at = end - 1;
  }
  if (dropped.size === 0) return text;
  // “Our breathtaking, one-of-a-kind lamp”: nothing is listed any more.
  const joinsNoun = (at: number) => {
    const end = words.findIndex((word, index) => index > at && !dropped.has(word));
    return end > at + 1 && text.slice(words[end - 1]?.to, words[end]?.from) === ' ';
  };
  // « une équipe passionnée, soudée », «un equipo apasionado, comprometido»: another word follows the noun.
  const followsNoun = (at: number) => {
    const next = words.slice(at + 1).map((word) => word.text);
    if (lang !== 'en' && grammar.finiteVerbIndex(next) === 0) return false;
    const noun = words.findLastIndex((word, index) => index < at && !dropped.has(word));
    const isDirect = text.slice(words[noun]?.to, words[noun + 1]?.from) === ' ';
    // “Our world-class, 100% natural flour”.
    const isEnglish =
      isArticle(words[noun], languages[lang]) || cues.ourselves.has(words[noun]?.folded ?? '');
    return (
      noun >= 0 && isDirect && (lang === 'en' ? isEnglish : !cues.subjects.has(words[at + 1]?.folded ?? ''))
    );
  };
  const kept = words.map((word, at) => {
    const after = text.slice(word.to, words[at + 1]?.from ?? text.length);
    if (!dropped.has(word)) return word.text + (joinsNoun(at) && after === ', ' ? ' ' : after);
    if (/[.:!?]/u.test(after)) return after;
    return after.includes(',') && !dropped.has(words[at + 1] ?? word) && !followsNoun(at) ? after : '';
  });
  const said = (text.slice(0, words[0]?.from ?? 0) + kept.join('')).replace(/\s+([,.:])/gu, '$1');
  // Between two commas stood an aside: “Our frame, unique in the world, takes …”; a word may have been one of several.
  const closed = said.replaceAll(',, ', dropped.size < fewestAside ? ', ' : ' ');
  return upperFirst(grammar.joinWords(closed.replace(/ {2,}/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, '')));
}

const fewestAside = 3;

const adverbs = new Set('mas muy tan plus tres very most more truly so'.split(' '));

function isSpared(words: readonly Word[], from: number, end: number, lang: Reading['lang']): boolean {
  const { cues } = languages[lang];
  const [before, after] = [words[from - 1], words[end]];
  // « par des passionnés pour des passionnés »: it is the noun.
  const isLast = after === undefined || cues.stopNouns.has(after.folded);
  const isNoun = isLast && isArticle(before, languages[lang]);
  const isOutside = lang === 'en' ? after === undefined : from === 0;
  return isNoun || isOutside || cues.copulas.has(before?.folded ?? '');
}

function endOfRun(
  words: readonly Word[],
  start: number,
  lang: Reading['lang'],
  isLink: (word: Word | undefined) => boolean,
): number {
  const praise = droppable(lang);
  let end = praise.startsAt(words, start)?.to ?? start;
  while (end > start) {
    const next = isLink(words[end]) ? end + 1 : end;
    const more = praise.startsAt(words, next)?.to;
    if (more === undefined) break;
    end = more;
  }
  return end;
}
