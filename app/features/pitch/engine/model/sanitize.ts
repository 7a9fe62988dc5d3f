import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../../pitch';
import { typeset } from '../languages/typeset';
import { emoji, site } from '../read/mask';
import { hasLetter, splitSentences } from '../words';

/** Drops what a reader does not see and a model reads: controls, bidirectional, zero-width and tag characters. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(/\p{Cf}|(?!\n)\p{Cc}/gu, '');
}

export function toPassages(texts: string[], lang: Locale): Passage[] {
  const lines = texts.map((text) => plainLine(text, lang)).filter(Boolean);
  return lines.map((text) => [{ text }]);
}

/** One sayable line: no markup, link, emoji or list, no sentence with a hole in brackets. May be empty. */
export function plainLine(text: string, lang: Locale): string {
  const seen = withoutHiddenCharacters(text.slice(0, longest).normalize('NFC'));
  const bare = brackets(tidy(symbols(links(tags(lineMarks(seen))))));
  return hasLetter(bare) ? typeset(bare, lang) : '';
}

const longest = 4000;

function lineMarks(text: string): string {
  return text
    .replace(/^[ \t]*(?:```|~~~)[^\n]*$/gmu, '')
    .replace(/^[-*_= \t]{3,}$/gmu, '')
    .replace(/^[ \t]*\[[^\]\n]*\]:[^\n]*$/gmu, '')
    .replace(/^[ \t]*(?:#{1,6}|>{1,9}|[-*+•·–—]|\d{1,2}[.)])[ \t]+/gmu, '')
    .replace(/^[ \t]*(?:system|assistant|user|developer)[ \t]*:[ \t]*/gimu, '');
}

function tags(text: string): string {
  return text
    .replace(/&(#?\w{1,10});/gu, (_, name: string) => entities.get(name.toLowerCase()) ?? ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, ' ')
    .replace(/<(script|style|iframe|object|svg|template|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replace(/<\|[^|<>]{0,40}\|>|<{1,2}\/?[a-z!?][^<>]{0,1000}>{1,2}/giu, ' ')
    .replace(/<\/?[a-z!?][^<>]*$/giu, ' ');
}

const entities = new Map(
  '< lt #60 #060 #x3c #x03c, > gt #62 #062 #x3e #x03e, " quot #34, ’ apos rsquo #39 #x27, & amp'
    .split(', ')
    .map((line) => line.split(' '))
    .flatMap(([character = '', ...names]) => names.map((name): [string, string] => [name, character])),
);

function links(text: string): string {
  return text
    .replace(/(!?)\[([^\]]{0,400})\]\([^)\n]{0,800}\)*/gu, (_, image: string, label: string) =>
      image ? ' ' : label,
    )
    .replace(/!\[[^\]]{0,400}\](?:\[[^\]]{0,400}\])?/gu, ' ')
    .replace(/\b(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.)\S*[^\s.,;:!?)»”]/giu, ' ')
    .replace(/\b(?:javascript|vbscript|data|mailto|tel):\S+/giu, ' ')
    .replace(/[^\s@]{1,100}@[\w.-]{0,100}\w/gu, ' ')
    .replace(site, ' ');
}

function symbols(text: string): string {
  return text
    .replace(emoji, ' ')
    .replace(/\*\*|__|~~|`|(?<!\w)[*_]|[*_](?!\w)/gu, '')
    .replace(/[{}<>|\\^~]/gu, ' ');
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|«\s*»|\[\s*\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.…)])(?!\d)/gu, '$1')
    .replace(/^[\s,;:.!?)/»]+(?=\S)|[\s,;:(«]+$/gu, '')
    .trim();
}

/** Marks such as `[INST]` go by themselves, a hole to fill in with its sentence, other brackets alone. */
function brackets(text: string): string {
  if (!/[[\]]/u.test(text)) return text;
  const sentences = splitSentences(text.replace(/\[\/?[\p{Lu}\d_ ]{0,20}\]/gu, ' '));
  const whole = sentences.filter((sentence) => !/\[[^\]]*\p{Ll}/u.test(sentence));
  return tidy(whole.join(' ').replace(/[[\]]/gu, ' '));
}
