import { Readable } from 'node:stream';
import type { SitemapItemLoose } from 'sitemap';

import { locales } from '#app/i18n/locales';
import { pathWith } from '#app/lib/page-head';
import { type Runtime, runtime } from '#app/server/runtime';
import { contentPages, type Page } from './content-pages';
import { indexablePages } from './indexable-pages';

type Sitemap = { xml: string; whole: boolean };

/** Kept for so long, in milliseconds: a thousand articles take 50 to write down. */
const fresh = 60_000;

const kept = new WeakMap<Runtime, { at: number; sitemap: Promise<Sitemap> }>();

/** `GET /sitemap.xml`: every page for search engines; without those of the content service while it is away. */
export async function sitemap(): Promise<Response> {
  const { xml, whole } = await keptSitemap(runtime());
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': whole ? 'public, max-age=3600' : 'no-store',
    },
  });
}

function keptSitemap(current: Runtime): Promise<Sitemap> {
  const known = kept.get(current);
  if (known && known.at > Date.now() - fresh) return known.sitemap;
  const written = writeSitemap(current);
  kept.set(current, { at: Date.now(), sitemap: written });
  const forget = () => void kept.delete(current);
  written.then(({ whole }) => whole || forget(), forget);
  return written;
}

async function writeSitemap({ content, env }: Runtime): Promise<Sitemap> {
  const { pages, whole } = await contentPages(content);
  const all = [...indexablePages().map((path) => ({ path, langs: locales })), ...pages];
  // Loaded with the first request: few ask for it.
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  const items = all.flatMap((page) => addressesOf(page, env.siteUrl));
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return { xml: xml.toString(), whole };
}

/** The bare address and one for each language, which all name each other. */
function addressesOf({ path, langs, modified }: Page, siteUrl: string): SitemapItemLoose[] {
  const bare = siteUrl + path;
  const links = langs.map((lang) => ({ lang, url: siteUrl + pathWith(path, { lang }) }));
  const all = [{ lang: 'x-default', url: bare }, ...links];
  return all.map(({ url }) => ({ url, lastmod: modified, links: all }));
}
