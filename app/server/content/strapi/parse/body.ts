import * as z from 'zod';

import type { BodyBlock } from '../../content-source';
import { blocksToMarkdown } from './blocks';
import { code, heading, link, list, plain, quote } from './markdown';
import { readPicture } from './picture';
import { text } from './strapi';

const richText = z
  .union([z.string(), z.array(z.unknown())])
  .optional()
  .catch(undefined);

const component = z.object({
  __component: z.string().catch(''),
  title: text,
  text,
  level: z.number().optional().catch(undefined),
  author: text,
  items: z.array(z.string()).optional().catch(undefined),
  ordered: z.boolean().catch(false),
  content: richText,
  body: richText,
  code: z.string().optional().catch(undefined),
  language: text,
  url: text,
  caption: text,
  illustration: z.unknown().optional(),
});

type Component = z.infer<typeof component>;

const node = z.object({ type: z.string(), children: z.array(z.unknown()) });

/** A dynamic zone, components, text or rich text in JSON, as Markdown. Fields are known by name, not by component. */
export function readBody(body: unknown, mediaBase: string | undefined): BodyBlock[] {
  if (typeof body === 'string' || isRichText(body)) return readBody([{ content: body }], mediaBase);
  const parts = Array.isArray(body) ? body : [body];
  return parts.flatMap((part) => {
    const { data } = component.safeParse(part);
    if (!data) return [];
    const illustration = readPicture(data.illustration, mediaBase);
    // A caption without its picture is shown as text.
    const markdown = toMarkdown(illustration ? { ...data, caption: undefined } : data, mediaBase);
    if (!illustration) return markdown ? [{ kind: 'text' as const, markdown }] : [];
    const { caption } = data;
    return [{ kind: 'text' as const, markdown, illustration, ...(caption ? { caption } : {}) }];
  });
}

/** Names of components of which no field is known, so that nothing of them is shown. */
export function unknownComponents(body: unknown): string[] {
  return (Array.isArray(body) ? body : [body]).flatMap((part: unknown) => {
    const { __component: name } = component.safeParse(part).data ?? {};
    const fields = Object.keys(z.record(z.string(), z.unknown()).safeParse(part).data ?? {});
    return name && !fields.some((field) => field !== '__component' && field in component.shape) ? [name] : [];
  });
}

function isRichText(body: unknown): body is unknown[] {
  return Array.isArray(body) && body.length > 0 && body.every((part) => node.safeParse(part).success);
}

function toMarkdown({ __component: type, ...written }: Component, mediaBase: string | undefined): string {
  const part = type.includes('quote')
    ? asQuotation(written)
    : { ...written, content: written.content ?? written.body };
  const isQuote = part.author !== undefined || type.includes('quote');
  const parts = [
    part.title && !part.url && heading(part.title, 2),
    part.text && part.level !== undefined && heading(part.text, part.level),
    part.text && part.level === undefined && (isQuote ? quote(quoted(part.text, part.author)) : part.text),
    part.items && list(part.items.map(plain), part.ordered),
    typeof part.content === 'string' && part.content.trim(),
    Array.isArray(part.content) && blocksToMarkdown(part.content, mediaBase),
    part.code && code(part.code, part.language),
    part.url && link(plain(part.title ?? part.url), part.url),
    part.caption && plain(part.caption),
  ];
  return withMediaOf(mediaBase, parts.filter(Boolean).join('\n\n'));
}

/** A quotation as Strapi's starter has it: who said it in `title`, the words in `body`. */
function asQuotation({ body, ...part }: Omit<Component, '__component'>): Omit<Component, '__component'> {
  if (part.text !== undefined || typeof body !== 'string') return { ...part, content: part.content ?? body };
  return { ...part, text: body, author: part.author ?? part.title, title: undefined };
}

function quoted(words: string, author: string | undefined): string {
  return author ? `${plain(words)}\n\n— ${plain(author)}` : plain(words);
}

/** Makes links to uploaded files absolute: editors write their paths on the service, which this site does not have. */
function withMediaOf(mediaBase: string | undefined, markdown: string): string {
  if (!mediaBase) return markdown;
  return markdown.replace(
    /(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)(\/uploads\/)/gm,
    `$1${new URL(mediaBase).origin}$2`,
  );
}
