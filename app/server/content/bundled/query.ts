import { sameAs } from '../same-text';
import type { Entity } from './entities';

const defaultLocale = 'fr';
const defaultPageSize = 25;
const maxPageSize = 100;
const relations = ['image', 'createdBy', 'category', 'seo', 'body'];

type Answer = {
  data: Record<string, unknown>[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};

/**
 * One list as the service gives it: `filters[…][$eq]` and `[$eqi]`, `locale`, `sort`, `populate`, `pagination`. Undefined
 * where a parameter is none of these. Pages are of 25 unless told otherwise, and of 100 at most, in silence.
 */
export function answerQuery(entities: Entity[], query: URLSearchParams): Answer | undefined {
  const locale = query.get('locale') ?? defaultLocale;
  const filters: Filter[] = [];
  const sorts: Sort[] = [];
  const populated = new Set<string>();
  const pagination = { page: 1, pageSize: defaultPageSize };
  for (const [name, value] of query) {
    const [root, ...keys] = name.replaceAll(']', '').split('[');
    if (root === 'filters') filters.push({ keys: keys.slice(0, -1), operator: keys.at(-1), value });
    else if (root === 'sort') sorts.push(toSort(value));
    else if (root === 'populate') populated.add(value.split('.').at(0) ?? '');
    else if (root === 'pagination' && keys[0] === 'page') pagination.page = Number(value);
    else if (root === 'pagination' && keys[0] === 'pageSize') pagination.pageSize = Number(value);
    else if (root !== 'locale') return undefined;
  }
  const { page } = pagination;
  const pageSize = Math.min(pagination.pageSize, maxPageSize);
  if (!(page >= 1 && pageSize >= 1)) return undefined;

  const found = entities
    .filter((entity) => entity.locale === locale && filters.every((filter) => fits(entity, filter)))
    .toSorted((a, b) => firstDifference(sorts, a, b));
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize).map((entity) => shown(entity, populated)),
    meta: {
      pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
    },
  };
}

type Filter = { keys: string[]; operator: string | undefined; value: string };
type Sort = { field: string; direction: 1 | -1 };

function fits(entity: Entity, { keys, operator, value }: Filter): boolean {
  const found = keys.reduce<unknown>(fieldOf, entity);
  if (found === undefined || found === null) return false;
  return operator === '$eqi' ? sameAs(value)(String(found)) : String(found) === value;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function toSort(value: string): Sort {
  const [field = '', direction] = value.split(':');
  return { field, direction: direction === 'desc' ? -1 : 1 };
}

function firstDifference(sorts: Sort[], a: Entity, b: Entity): number {
  for (const { field, direction } of sorts) {
    const difference = compare(a[field], b[field]);
    if (difference !== 0) return difference * direction;
  }
  return 0;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'fr');
}

/** Relations stand only in what asks for them. */
function shown(entity: Entity, populated: ReadonlySet<string>): Record<string, unknown> {
  const fields = Object.entries(entity);
  return Object.fromEntries(fields.filter(([name]) => !relations.includes(name) || populated.has(name)));
}
