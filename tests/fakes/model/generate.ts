import { type JsonSchema, resolved, typesOf } from './json-schema.ts';

/** Below this depth only what is required is filled in, so that a schema that holds itself ends. */
const deepest = 6;

type Prose = (minLength: number, maxLength: number) => string;

/**
 * A value that satisfies the schema: every property, two items where no bounds say otherwise, prose for text. Patterns
 * are beyond it, but for those that come with a known format.
 */
export function generate(root: JsonSchema, prose: Prose): unknown {
  return valueOf(root, 0);

  function valueOf(given: JsonSchema, depth: number): unknown {
    const schema = resolved(given, root);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valueOf(chosen(choices, depth), depth);
    const type = typesOf(schema).find((name) => name !== 'null') ?? 'null';
    if (type === 'object') return objectOf(schema, depth);
    if (type === 'array') return listOf(schema, depth);
    if (type === 'string') return textOf(schema, prose);
    if (type === 'boolean') return true;
    return type === 'null' ? null : numberOf(schema, type === 'integer');
  }

  /** The first that is not null; deep down rather null, which ends. */
  function chosen(choices: JsonSchema[], depth: number): JsonSchema {
    const isNull = (choice: JsonSchema) => typesOf(choice).every((name) => name === 'null') && !choice.$ref;
    const preferred = depth < deepest ? choices.find((choice) => !isNull(choice)) : choices.find(isNull);
    return preferred ?? choices[0] ?? {};
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, depth: number) {
    const others = typeof additionalProperties === 'object' ? additionalProperties : {};
    const names = depth < deepest ? [...new Set([...Object.keys(properties), ...required])] : required;
    return Object.fromEntries(names.map((name) => [name, valueOf(properties[name] ?? others, depth + 1)]));
  }

  function listOf({ prefixItems, items = {}, minItems = 0, maxItems = Infinity }: JsonSchema, depth: number) {
    if (prefixItems) return prefixItems.map((item) => valueOf(item, depth + 1));
    const length = Math.min(Math.max(minItems, depth < deepest ? 2 : 0), maxItems);
    return Array.from({ length }, () => valueOf(items, depth + 1));
  }
}

const known: Record<string, string> = {
  email: 'someone@example.com',
  uri: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00Z',
};

function textOf({ format = '', minLength = 0, maxLength = Infinity }: JsonSchema, prose: Prose): string {
  return known[format] ?? prose(minLength, maxLength);
}

function numberOf(schema: JsonSchema, whole: boolean): number {
  const step = schema.multipleOf ?? (whole ? 1 : 0.5);
  const lowest = schema.minimum ?? (schema.exclusiveMinimum ?? -step) + step;
  const highest = schema.maximum ?? (schema.exclusiveMaximum ?? Infinity) - step;
  const value = Math.ceil(lowest / step) * step;
  return value > highest ? Math.floor(highest / step) * step : value;
}
