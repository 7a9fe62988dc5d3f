import { locales } from '../../app/i18n/locales';
import { placeholder } from '../unit/content/placeholder';
import { person } from './support/askers';
import { inLanguage, unlistedPages } from './support/pages';
import { expect, test } from './support/test';
import { missingWords } from './support/word-ids';

type Fetched = { status: number; redirected: boolean; html: string; links: string[] };

test('every link of every page leads to a page that is there, and to a place on it', async ({ server }) => {
  test.setTimeout(360_000);
  const pages = await everyPage(server.url);
  const faults: string[] = [];
  for (const [address, { status, links }] of pages) {
    if (status !== (new URL(address).pathname === '/404' ? 404 : 200)) faults.push(`${address}: ${status}`);
    for (const link of links) {
      const { hash } = new URL(link);
      const place = decodeURIComponent(hash.slice(1));
      const target = pages.get(withoutHash(link))?.html ?? '';
      if (place !== '' && !target.includes(` id="${place}"`)) faults.push(`${address}: no ${link}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every page that a link leads to says its words in its language', async ({ server }) => {
  test.setTimeout(360_000);
  const faults: string[] = [];
  for (const [address, { html, links }] of await everyPage(server.url)) {
    if (!html.startsWith('<!DOCTYPE html>')) continue;
    const missing = missingWords(html);
    if (missing.length > 0) faults.push(`${address}: lacks ${missing.join(', ')}`);
    const asked = languageOf(address);
    if (asked && !html.includes(`<html lang="${asked}"`)) faults.push(`${address}: is not in ${asked}`);
    const others = asked ? links.filter((link) => isOfPage(link) && languageOf(link) === null) : [];
    if (others.length > 0) faults.push(`${address}: loses its language in ${others.join(', ')}`);
    const unfilled = placeholder.exec(wordsIn(html))?.[0];
    if (unfilled) faults.push(`${address}: holds the placeholder ${unfilled}`);
    const headings = html.match(/<h1[ >]/g)?.length ?? 0;
    if (headings !== 1) faults.push(`${address}: ${headings} headings of the first level`);
    if (!/<title>[^<]+ \| [^<]+<\/title>/.test(html)) faults.push(`${address}: no title`);
  }
  expect(faults).toEqual([]);
});

test('every address of the sitemap is a page that names itself and may be kept', async ({ server }) => {
  test.setTimeout(360_000);
  const addresses = await sitemapOf(server.url);
  expect(addresses).toContain(`${server.url}/actus/test-de-turing?lang=fr`);
  const pages = await everyPage(server.url);
  const faults: string[] = [];
  for (const address of addresses) {
    const { status = 0, redirected = false, html = '' } = pages.get(address) ?? {};
    const canonical = unescaped(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '');
    if (status !== 200 || redirected) faults.push(`${address}: ${redirected ? 'moved' : status}`);
    else if (canonical !== address) faults.push(`${address}: canonical ${canonical}`);
    else if (html.includes('content="noindex"')) faults.push(`${address}: noindex`);
    else if (!html.includes('property="og:image"')) faults.push(`${address}: no picture`);
  }
  expect(faults).toEqual([]);
});

test('the words around every page are those of its language', async ({ request }) => {
  const [english = [], ...others] = await Promise.all(
    (['en', 'fr', 'es'] as const).map(async (lang) =>
      linkWords(await (await request.get(`/?lang=${lang}`)).text()),
    ),
  );
  expect(english.length).toBeGreaterThan(15);
  for (const words of others) {
    expect(words).toHaveLength(english.length);
    const same = new Set(words.filter((word) => english.includes(word)));
    expect([...same].filter((word) => !sameEverywhere.includes(word))).toEqual([]);
  }
});

const sameEverywhere = ['Verbe', 'Contact', 'Chatbots', 'FAQ', 'Newsletter', 'Cookies'];

/** The words of the links of the header and the footer, but for the names of the languages. */
function linkWords(html: string): string[] {
  const around = html.replace(/<main.*<\/main>/s, '');
  return Array.from(around.matchAll(/<a (?![^>]*hrefLang)[^>]*>(.*?)<\/a>/gs), ([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  ).filter((word) => word !== '');
}

/** What a visitor reads of a page, roughly. */
function wordsIn(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
}

let known: Promise<Map<string, Fetched>> | undefined;

/** What the links from the sitemap and from the unlisted pages lead to, link by link, by address. */
function everyPage(site: string): Promise<Map<string, Fetched>> {
  known ??= follow(site);
  return known;
}

async function follow(site: string): Promise<Map<string, Fetched>> {
  const pages = new Map<string, Fetched>();
  const unlisted = unlistedPages.flatMap((path) => locales.map((lang) => site + inLanguage(path, lang)));
  const ahead = [...(await sitemapOf(site)), ...unlisted];
  while (ahead.length > 0) {
    const next = [...new Set(ahead.splice(0))].filter((address) => !pages.has(address));
    for (let start = 0; start < next.length; start += 4) {
      await Promise.all(
        next.slice(start, start + 4).map(async (address) => {
          const page = await read(address, site);
          pages.set(address, page);
          ahead.push(...page.links.map(withoutHash));
        }),
      );
    }
  }
  return pages;
}

async function sitemapOf(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const xml = await answer.text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = '']) => unescaped(loc));
}

async function read(address: string, site: string): Promise<Fetched> {
  const answer = await fetch(address, { headers: person });
  const html = await answer.text();
  const links = Array.from(
    html.matchAll(/<a [^>]*?href="([^"]*)"/g),
    ([, href = '']) => new URL(unescaped(href), answer.url),
  );
  const own = links.filter(({ origin }) => origin === site).map(({ href }) => href);
  return { status: answer.status, redirected: answer.redirected, html, links: own };
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&#x27;', "'");
}

function languageOf(address: string): string | null {
  return new URL(address).searchParams.get('lang');
}

function isOfPage(address: string): boolean {
  return !/\.\w+$/.test(new URL(address).pathname);
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, '');
}
