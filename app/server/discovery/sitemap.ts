import { Readable } from 'node:stream';
import type { SitemapItemLoose } from 'sitemap';

import { locales } from '#app/i18n/locales';
import { pathWith } from '#app/lib/page-head';
import type { ContentSource } from '#app/server/content/content-source';
import { contentPages, type Page } from './content-pages';
import { indexablePages } from './indexable-pages';

export type Sitemap = {
  /** `GET /sitemap.xml`. Without the pages of the content service while it fails. */
  answer(): Promise<Response>;
};

type Deps = { content: ContentSource; siteUrl: string };

type Written = { xml: string; whole: boolean };

/** Cached for so long, in ms: a thousand articles take 50 to write down. */
const fresh = 60_000;

/** The sitemap, written once a minute at most, for all who ask. */
export function createSitemap(deps: Deps): Sitemap {
  let cached: { at: number; written: Promise<Written> } | undefined;

  function current(): Promise<Written> {
    if (cached && cached.at > Date.now() - fresh) return cached.written;
    const written = writeSitemap(deps);
    cached = { at: Date.now(), written };
    const forget = () => void (cached = undefined);
    written.then(({ whole }) => whole || forget(), forget);
    return written;
  }

  return {
    async answer() {
      const { xml, whole } = await current();
      return new Response(xml, {
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': whole ? 'public, max-age=3600' : 'no-store',
        },
      });
    },
  };
}

async function writeSitemap({ content, siteUrl }: Deps): Promise<Written> {
  const { pages, whole } = await contentPages(content);
  const all = [...indexablePages().map((path) => ({ path, langs: locales })), ...pages];
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  const items = all.flatMap((page) => addressesOf(page, siteUrl));
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return { xml: xml.toString(), whole };
}

function addressesOf({ path, langs, modified }: Page, siteUrl: string): SitemapItemLoose[] {
  const bare = siteUrl + path;
  const links = langs.map((lang) => ({ lang, url: siteUrl + pathWith(path, { lang }) }));
  const all = [{ lang: 'x-default', url: bare }, ...links];
  return all.map(({ url }) => ({ url, lastmod: modified, links: all }));
}
