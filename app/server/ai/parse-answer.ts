import type * as z from 'zod';

import { ModelError } from './model-error';

/** Fences and prose around the JSON are dropped. Throws `ModelError`: `empty` or `invalid-answer`. */
export async function parseAnswer<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (text.trim() === '') throw new ModelError('empty');
  const candidates = [text, ...objectsIn(text)].map(readJson);
  for (const candidate of candidates) {
    const parsed = candidate && (await schema.safeParseAsync(candidate.value));
    if (parsed?.success) return parsed.data;
  }
  throw new ModelError('invalid-answer');
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A text of braces alone must not cost much. */
const beginnings = 20;

/** Balanced pieces, the longest first: the answer is longer than an example before it. */
function objectsIn(text: string): string[] {
  const pieces: string[] = [];
  let from = text.indexOf('{');
  for (let tried = 0; from >= 0 && tried < beginnings; tried += 1) {
    const end = endOfObject(text, from);
    if (end !== undefined) pieces.push(text.slice(from, end));
    from = text.indexOf('{', end ?? from + 1);
  }
  return pieces.toSorted((one, other) => other.length - one.length);
}

function endOfObject(text: string, from: number): number | undefined {
  const marks = /"(?:[^"\\]|\\.)*"|[{}]/gs;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return mark.index + 1;
  }
  return undefined;
}
