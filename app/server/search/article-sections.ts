import type { Locale } from '#app/i18n/locales';
import { type Article, type BodyBlock, type ContentSource, ContentError } from '../content/content-source';
import { errorFacts } from '../error-facts';
import type { Log } from '../log';
import { type Section, sectionsIn } from './article-passages';

/** Articles of a language whose sections are read: the newest. */
const mostArticles = 200;
const mostCharacters = 2_000_000;
/** How long a service that failed is left alone, in ms. */
const restMs = 60_000;
/** Articles that fail one after the other are the service's failure. */
const mostFailures = 3;

type Deps = { content: Pick<ContentSource, 'article'>; log: Log; now?: () => number };

/** Sections of the articles of a content service, read beside the questions and never for one of them. */
export type ArticleSections = {
  /** What is known of an article; nothing before it was read. */
  of(card: Article, locale: Locale): readonly Section[];
  /** A number that changes whenever sections of more articles of a language have been read. */
  version(locale: Locale): number;
  /**
   * Reads the articles that are new or were changed since, one after the other, and tells whether there were any. After a failure
   * the rest is read, and the service then left alone for a minute; what was known of its articles stays.
   */
  read(cards: readonly Article[], locale: Locale): Promise<boolean>;
};

type Known = { revision: string; sections: readonly Section[] };

/** `read`: the articles that it was made of, as their list said; `failed`: those that come last the next time. */
type Shelf = {
  known: Map<string, Known>;
  failed: Set<string>;
  read?: string;
  version: number;
  isReading: boolean;
  restsUntil: number;
};

export function createArticleSections({ content, log, now = Date.now }: Deps): ArticleSections {
  const shelves = new Map<Locale, Shelf>();

  function shelfOf(locale: Locale): Shelf {
    const empty = {
      known: new Map(),
      failed: new Set<string>(),
      version: 0,
      isReading: false,
      restsUntil: 0,
    };
    const shelf = shelves.get(locale) ?? empty;
    shelves.set(locale, shelf);
    return shelf;
  }

  async function fill(shelf: Shelf, cards: readonly Article[]): Promise<'read' | 'overtaken' | 'failed'> {
    const known = new Map(shelf.known);
    shelf.known = known;
    let remaining = mostCharacters;
    let isOvertaken = false;
    let failures = 0;
    const isFailed = (card: Article) => shelf.failed.has(keyOf(card));
    const failed = new Set(cards.filter(isFailed).map(keyOf));
    const soundFirst = [...cards.filter((card) => !isFailed(card)), ...cards.filter(isFailed)];
    for (const card of soundFirst) {
      if (remaining <= 0) {
        known.delete(keyOf(card));
        continue;
      }
      const cached = known.get(keyOf(card));
      const isCurrent = cached?.revision === revisionOf(card);
      const current = isCurrent ? cached : await ask(card);
      if (!current) {
        failed.add(keyOf(card));
        failures += 1;
        if (failures === mostFailures) break;
        continue;
      }
      failed.delete(keyOf(card));
      if (!isCurrent) failures = 0;
      remaining -= sizeOf(current);
      if (current.revision !== cached?.revision) shelf.version += 1;
      if (current.revision !== revisionOf(card)) isOvertaken = true;
      known.set(keyOf(card), current);
    }
    shelf.failed = failed;
    const listed = new Set(cards.map(keyOf));
    for (const key of known.keys()) if (!listed.has(key)) known.delete(key);
    if (failed.size > 0) return 'failed';
    return isOvertaken ? 'overtaken' : 'read';
  }

  async function ask(card: Article): Promise<Known | undefined> {
    try {
      const found = await content.article(card.lang, card.slug);
      return { revision: revisionOf(found ?? card), sections: sectionsOf(found?.blocks ?? []) };
    } catch (error) {
      if (!(error instanceof ContentError))
        log.warn(errorFacts(error), 'an article could not be read for search');
      return undefined;
    }
  }

  /** Nested deeper than the stack, it is shown as plain text: without sections. */
  function sectionsOf(blocks: readonly BodyBlock[]): readonly Section[] {
    try {
      return sectionsIn(blocks);
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  }

  return {
    of: (card, locale) => shelfOf(locale).known.get(keyOf(card))?.sections ?? [],
    version: (locale) => shelfOf(locale).version,
    async read(listed, locale) {
      const shelf = shelfOf(locale);
      const cards = listed.slice(0, mostArticles);
      const signature = cards.map((card) => `${keyOf(card)} ${revisionOf(card)}`).join('\n');
      if (shelf.isReading || shelf.read === signature || shelf.restsUntil > now()) return false;
      const before = shelf.version;
      shelf.isReading = true;
      const outcome = await fill(shelf, cards);
      // An article may be shown as it was while it is asked for anew: it is then read again with the next question.
      if (outcome === 'read') shelf.read = signature;
      if (outcome === 'failed') shelf.restsUntil = now() + restMs;
      shelf.isReading = false;
      return shelf.version > before;
    },
  };
}

function keyOf({ lang, slug }: Article): string {
  return `${lang} ${slug}`;
}

function revisionOf({ updatedAt, publishedAt }: Article): string {
  return updatedAt ?? publishedAt;
}

function sizeOf({ sections }: Known): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}
