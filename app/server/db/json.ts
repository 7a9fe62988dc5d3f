import { type $ZodType, parse } from 'zod/v4/core';

/** The text to store for a value; `undefined` is stored as `null`. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** The value of a stored text, checked. Throws a `ZodError` or a `SyntaxError` when it is not what the schema says. */
export function fromJson<Value>(schema: $ZodType<Value>, text: string): Value {
  return parse(schema, JSON.parse(text));
}
