import type { Database } from '../db/database';
import type { PageCache } from '../http/page-cache/page-cache';
import type { Images } from '../images/images';
import type { ContentSource, Purge } from './content-source';

/**
 * Empties what this process keeps of the content service, and has every process on the same database do so. Rejects where
 * the database is away: the others then do it once they listen again.
 */
export type PurgeEverywhere = (what: Purge) => Promise<void>;

type Deps = {
  database: Pick<Database, 'subscribe' | 'transaction'>;
  content: Pick<ContentSource, 'purge'>;
  images: Pick<Images, 'purge'>;
  pageCache: Pick<PageCache, 'purge'> | undefined;
};

/** A wake-up carries no data, so each purge has a channel. Whoever has missed some is woken on all of them. */
const kinds: Purge['kind'][] = [undefined, 'articles', 'chatbots', 'media'];
const purges: Purge[] = kinds.flatMap((kind) => [
  { kind, removed: false },
  { kind, removed: true },
]);

export function createPurgeEverywhere({ database, content, images, pageCache }: Deps): PurgeEverywhere {
  const purge = (what: Purge) => {
    content.purge(what);
    if (what.kind === 'media') void images.purge();
    // Titles and pictures stand on many pages.
    pageCache?.purge();
  };
  for (const what of purges) database.subscribe(channelOf(what), () => purge(what));
  return async (what) => {
    purge(what);
    await database.transaction(async (t) => t.notify(channelOf(what)));
  };
}

function channelOf({ kind, removed }: Purge): string {
  return `content:${kind ?? 'all'}:${removed ? 'gone' : 'changed'}`;
}
