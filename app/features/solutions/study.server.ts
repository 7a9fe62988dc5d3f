import * as z from 'zod';

import type { RequestContext } from '#app/server/http/request-context';
import { readPage } from '#app/server/pages/pages';
import type { Study } from './solution';
import { headOf, readingSchema, shownText } from './text.server';

const addressSchema = z.strictObject({ slug: z.string() });

const studyHead = z.object({ label: z.string().min(1), articles: readingSchema.default([]) });

/** A text of the folder `data` by its slug; null for one that does not exist. */
export async function studyFor(
  input: unknown,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<Study | null> {
  const slug = addressSchema.safeParse(input).data?.slug;
  const page = slug === undefined ? undefined : await readPage(`data/${slug}`, locale);
  return page ? { ...shownText(page), ...headOf(page, studyHead) } : null;
}
