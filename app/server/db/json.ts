import { type $ZodType, parse } from 'zod/v4/core';

/** A value as the columns keep it; undefined becomes null. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** Throws a `ZodError` or a `SyntaxError`. */
export function fromJson<Value>(schema: $ZodType<Value>, text: string): Value {
  return parse(schema, JSON.parse(text));
}
