import type { Passage, Span } from '../pitch';

/** Marks words of the visitor's that are in another language; `toPassage` makes a span of them. */
export function quote(text: string): string {
  return `\u0001${text}\u0002`;
}

/** A text with `[placeholders]` and quoted words as spans. */
export function toPassage(text: string, quotedLang?: string): Passage {
  return text
    .split(/(\[[^\]]+\]|\u0001[^\u0002]*\u0002)/u)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('[')) return { text: part, placeholder: true };
      if (!part.startsWith('\u0001')) return { text: part };
      const words = part.slice(1, -1);
      return quotedLang === undefined ? { text: words } : { text: words, lang: quotedLang };
    });
}

export function countPlaceholders(text: string): number {
  return text.match(/\[[^\]]+\]/gu)?.length ?? 0;
}
