import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import * as z from 'zod';

/** Parses YAML front matter by `schema`. Throws with the file's path. */
export function readFrontMatter<Schema extends z.ZodType>(path: string, source: string, schema: Schema) {
  const file = new VFile(source);
  try {
    matter(file, { strip: true });
  } catch (error) {
    throw new Error(`${path}: ${error}`, { cause: error });
  }
  const head = schema.safeParse(file.data.matter);
  if (!head.success) throw new Error(`${path}: ${z.prettifyError(head.error)}`);
  return { head: head.data, body: String(file).trim() };
}
