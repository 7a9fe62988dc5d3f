import type { FakeArticle } from './entries.ts';
import { wrapped } from './wrap.ts';

export type StrapiVersion = 'v4' | 'v5';

type Entry = FakeArticle;

const relations = ['image', 'createdBy', 'category', 'seo', 'body'];

/** One list as a Strapi of that version gives it, its habits included: see the comments. */
export function answerQuery(
  version: StrapiVersion,
  entries: Entry[],
  query: URLSearchParams,
  defaultLocale = 'fr',
) {
  const page = Number(query.get('pagination[page]') ?? 1);
  if (!Number.isInteger(page)) return refuse(version === 'v4' ? 500 : 400);
  // A page holds 25, or as many as asked up to 100, in silence.
  const pageSize = Math.min(Number(query.get('pagination[pageSize]') ?? 25), 100);
  const filters = [...query].filter(([name]) => name.startsWith('filters['));
  const tests = filters.map(([name, value]) => testOf(version, name, value));
  if (!tests.every((test) => test !== undefined)) return refuse(400);

  const drafts =
    query.get(version === 'v4' ? 'publicationState' : 'status') === (version === 'v4' ? 'preview' : 'draft');
  // No locale means the service's own; an unknown one finds nothing.
  const locale = query.get('locale') ?? defaultLocale;
  const every = locale === (version === 'v4' ? 'all' : '*');
  const found = entries
    .filter((entry) => (every || entry.locale === locale) && (drafts || entry.publishedAt !== null))
    .filter((entry) => tests.every((test) => test(entry)))
    .toSorted(query.get('sort[0]') === 'publishedAt:desc' ? byDate : byOrder);
  const populated = [...query]
    .filter(([name]) => name.startsWith('populate['))
    .map(([, field]) => field.split('.')[0]);
  const data = found.slice((page - 1) * pageSize, page * pageSize).map((entry) => {
    const fields = Object.entries(entry).filter(
      ([name]) => !relations.includes(name) || populated.includes(name),
    );
    const shown = Object.fromEntries(fields);
    return version === 'v4' ? wrapped(shown) : shown;
  });
  const pagination = { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length };
  return { status: 200, body: { data, meta: { pagination } } };
}

function testOf(version: StrapiVersion, name: string, value: string) {
  const equals = version === 'v4' ? likeAscii : equalsAscii;
  switch (name) {
    case 'filters[slug][$eq]':
      return (entry: Entry) => entry.slug === value;
    case 'filters[category][name][$eqi]':
      return (entry: Entry) => equals(fieldOf(entry.category, 'name'), value);
    case 'filters[createdBy][username][$eqi]':
      return (entry: Entry) => equals(fieldOf(entry.createdBy, 'username'), value);
    case 'filters[createdBy][id][$eqi]':
      return (entry: Entry) => equals(fieldOf(entry.createdBy, 'id'), value);
    default:
      return undefined;
  }
}

/** Strapi 4 compares by LIKE, where `%` and `_` are wildcards and only ASCII has cases. */
function likeAscii(stored: string | undefined, value: string): boolean {
  if (stored === undefined) return false;
  const pattern = lowerAscii(value)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${pattern}$`, 's').test(lowerAscii(stored));
}

function equalsAscii(stored: string | undefined, value: string): boolean {
  return stored !== undefined && lowerAscii(stored) === lowerAscii(value);
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function fieldOf(value: unknown, key: string): string | undefined {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return field === undefined || field === null ? undefined : String(field);
}

/** Equal dates have no order: they come as they are stored. */
function byDate(a: Entry, b: Entry): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

function byOrder(a: Entry, b: Entry): number {
  return Number(a.order) - Number(b.order) || String(a.name).localeCompare(String(b.name));
}

function refuse(status: number) {
  return { status, body: { data: null, error: { status, name: 'ValidationError', details: {} } } };
}
