import { type $ZodType, safeParse } from 'zod/v4/core';

/** What a text of JSON holds; undefined where it is none, or other than the schema says. */
export function parseJson<Value>(
  text: string | null | undefined,
  schema: $ZodType<Value>,
): Value | undefined {
  try {
    return safeParse(schema, JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
