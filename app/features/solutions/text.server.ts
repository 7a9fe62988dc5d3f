import * as z from 'zod';

import type { PageText } from '#app/server/pages/pages';
import { drawingNames, type Text } from './solution';

const textHead = z.object({ lede: z.string().min(1), drawing: z.enum(drawingNames).default('verbs') });

export const readingSchema = z.array(z.object({ slug: z.string().min(1), label: z.string().min(1) }));

/** What a page shows of its text. Throws where its head lacks something. */
export function shownText(page: PageText): Text {
  const { title, description, intro, sections } = page;
  return {
    title,
    description,
    ...headOf(page, textHead),
    intro,
    sections: sections.map(({ id, title: heading, html, entries }) => ({
      id,
      title: heading,
      html,
      entries: entries.map((entry) => ({ id: entry.id, title: entry.title, html: entry.html })),
    })),
  };
}

/** The head of a text, parsed; throws with the text's name. */
export function headOf<Head>({ name, lang, fields }: PageText, schema: z.ZodType<Head>): Head {
  const read = schema.safeParse(fields);
  if (!read.success) throw new Error(`${lang}/${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}
