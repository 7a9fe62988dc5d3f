import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../../pitch';
import { packFor } from '../packs';
import { toPassage } from '../span';
import { withoutHiddenCharacters } from './fence';

/** Texts of a model as passages, typeset; those of which nothing is left are dropped. */
export function toPassages(texts: string[], lang: Locale): Passage[] {
  return texts
    .map((text) => plainLine(text, lang))
    .filter(Boolean)
    .map((text) => toPassage(text));
}

/**
 * A text of a model as one line that can be said: no markup, link, address, emoji, list or mark of a conversation,
 * whatever it holds; blanks in brackets stay. Empty when no word is left.
 */
export function plainLine(text: string, lang: Locale): string {
  const bare = [lineMarks, tags, links, symbols, brackets, tidy].reduce(
    (rest, clean) => clean(rest),
    withoutHiddenCharacters(text.slice(0, longest).normalize('NFC')),
  );
  return /\p{L}/u.test(bare) ? packFor(lang).typeset(bare) : '';
}

/** Characters of a paragraph; nothing that can be said in 90 seconds is longer. */
const longest = 4000;

/** Headings, quotations, items, fences and rules are what they are by standing first in a line. */
function lineMarks(text: string): string {
  return text
    .replace(/^[ \t]*(?:```|~~~)[^\n]*$/gmu, '')
    .replace(/^[ \t]*(?:[-*_=][ \t]*){3,}$/gmu, '')
    .replace(/^[ \t]*\[[^\]\n]*\]:[^\n]*$/gmu, '')
    .replace(/^[ \t]*(?:#{1,6}|>+|[-*+•·–—]|\d{1,2}[.)])[ \t]+/gmu, '')
    .replace(/^[ \t]*(?:system|assistant|user|developer)[ \t]*:[ \t]*/gimu, '');
}

function tags(text: string): string {
  return text
    .replace(/&(?:lt|#0*60|#x0*3c);/giu, '<')
    .replace(/&(?:gt|#0*62|#x0*3e);/giu, '>')
    .replace(/&(?:quot|#0*34);/giu, '"')
    .replace(/&(?:apos|rsquo|#0*39);/giu, '’')
    .replace(/&amp;/giu, '&')
    .replace(/&#?\w{1,10};/gu, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, ' ')
    .replace(/<(script|style|iframe|object|svg|template|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replace(/<\|[^|<>]{0,40}\|>|<{1,2}\/?[a-z!?][^<>]{0,1000}>{1,2}/giu, ' ')
    .replace(/<\/?[a-z!?][^<>]*$/giu, ' ');
}

function links(text: string): string {
  return text
    .replace(/!\[[^\]]*\](?:\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\])?/gu, ' ')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)?/gu, '$1')
    .replace(
      /\b(?:[a-z][a-z\d+.-]*:\/\/|(?:javascript|vbscript|data|mailto|tel):(?=\S)|www\.)\S*[^\s.,;:!?)\]»”"]/giu,
      ' ',
    )
    .replace(/[^\s@]{1,100}@[\w-]{1,60}(?:\.[\w-]{1,60})+/gu, ' ')
    .replace(
      /(?<!\S)[\w-]+(?:\.[\w-]+)*\.(?:fr|com|org|net|io|es|eu|app|dev|de|ca|be|ch|co|uk|ai|example|test)\b(?:\/\S*)?/giu,
      ' ',
    );
}

function symbols(text: string): string {
  return text
    .replace(/[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}\uFE0F\u20E3]/gu, ' ')
    .replace(/\*\*|__|~~|`|(?<!\w)[*_]|[*_](?!\w)/gu, '')
    .replace(/["“”„]([^"“”„]{1,200})["“”]/gu, '« $1 »')
    .replace(/["“”„{}<>|\\^~]/gu, ' ');
}

/** A blank says in a few words what to fill in; other brackets go, and marks such as `[INST]` with their word. */
function brackets(text: string): string {
  const blanks: string[] = [];
  return text
    .replace(/\[\s*([^[\]\n]{3,80}?)\s*\]/gu, (_, inner: string) => {
      if (!/\p{Ll}/u.test(inner)) return ' ';
      blanks.push(inner);
      return `\u0001${blanks.length - 1}\u0002`;
    })
    .replace(/\[\/?[\p{Lu}_]{0,12}\]/gu, ' ')
    .replace(/[[\]]/gu, ' ')
    .replace(/\u0001(\d+)\u0002/gu, (_, at: string) => `[${blanks[Number(at)] ?? ''}]`);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\(\s*\)|«\s*»|\[\s*\]/gu, ' ')
    .replace(/ +([,.…)])(?!\d)/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .replace(/^[\s,;:.!?)/»]+(?=\S)|[\s,;:(«]+$/gu, '')
    .trim();
}
