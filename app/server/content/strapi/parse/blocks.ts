import * as z from 'zod';

import { code, heading, image, link, list, plain, quote } from './markdown';
import { absolute } from './picture';

const maxDepth = 20;
const leadingPunctuation = /^[\s\p{P}\p{S}]*/u;
const trailingPunctuation = /[\s\p{P}\p{S}]*$/u;

const flag = z.boolean().optional().catch(undefined);
const string = z.string().optional().catch(undefined);
const block = z.object({
  type: z.string(),
  children: z.array(z.unknown()).catch([]),
  text: z.string().catch(''),
  level: z.number().catch(2),
  format: string,
  language: string,
  url: z.string().catch(''),
  image: z.object({ url: z.string(), alternativeText: string }).optional().catch(undefined),
  bold: flag,
  italic: flag,
  strikethrough: flag,
  code: flag,
});

type Block = z.infer<typeof block>;

/** Strapi's rich text in JSON ("blocks") as Markdown; a kind that it does not know counts as a paragraph. */
export function blocksToMarkdown(blocks: unknown[], mediaBase: string | undefined, depth = 0): string {
  if (depth > maxDepth) return '';
  const inner = (node: Block) => inline(node.children, depth + 1);
  const nested = (nodes: unknown[]) => blocksToMarkdown(nodes, mediaBase, depth + 1);
  const parts = parse(blocks).map((node) => {
    switch (node.type) {
      case 'heading':
        return heading(wordsOf(node, depth), node.level);
      case 'list':
        return list(itemsOf(node, nested, depth), node.format === 'ordered');
      case 'quote':
        return quote(inner(node));
      case 'code':
        return code(wordsOf(node, depth), node.language);
      case 'image': {
        const url = node.image && absolute(node.image.url, mediaBase);
        return url ? image(node.image?.alternativeText ?? '', url) : '';
      }
      default:
        return inner(node);
    }
  });
  return parts.filter(Boolean).join('\n\n');
}

function itemsOf(node: Block, nested: (nodes: unknown[]) => string, depth: number): string[] {
  const items: string[] = [];
  for (const child of parse(node.children)) {
    if (child.type !== 'list') items.push(inline(child.children, depth + 1));
    else items.push(`${items.pop() ?? ''}\n${nested([child])}`);
  }
  return items;
}

function inline(children: unknown[], depth: number): string {
  if (depth > maxDepth) return '';
  const parts = parse(children).map((node, index, all) => {
    if (node.type === 'text') return marked(node, all[index - 1]?.text, all[index + 1]?.text);
    const words = inline(node.children, depth + 1);
    return node.type === 'link' && node.url ? link(words, node.url) : words;
  });
  return parts.join('').trim();
}

/**
 * Text with its marks. Markdown reads `** a **` as text: the space around the words stays outside of the marks. So it does
 * `**a:**b`: punctuation between words and a letter beside them stays outside too.
 */
function marked(node: Block, previous = '', next = ''): string {
  const isMarked = !node.code && (node.bold || node.italic || node.strikethrough);
  const start = isMarked && /[\p{L}\p{N}]$/u.test(previous) ? leadingPunctuation : /^\s*/;
  const end = isMarked && /^[\p{L}\p{N}]/u.test(next) ? trailingPunctuation : /\s*$/;
  const [before = ''] = start.exec(node.text) ?? [];
  const [after = ''] = end.exec(node.text.slice(before.length)) ?? [];
  const words = node.text.slice(before.length, node.text.length - after.length);
  if (!words) return edge(before);
  let text = node.code ? codeSpan(words) : words.split('\n').map(plain).join('\\\n');
  if (node.italic) text = `*${text}*`;
  if (node.bold) text = `**${text}**`;
  if (node.strikethrough) text = `~~${text}~~`;
  return edge(before) + text + edge(after);
}

function edge(text: string): string {
  return text.replace(/\S+/g, plain);
}

function codeSpan(words: string): string {
  const longest = Math.max(0, ...Array.from(words.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = longest > 0 ? ' ' : '';
  return fence + room + words.replace(/\s+/g, ' ') + room + fence;
}

function wordsOf(node: Block, depth: number): string {
  if (depth > maxDepth) return '';
  return (
    node.text +
    parse(node.children)
      .map((child) => wordsOf(child, depth + 1))
      .join('')
  );
}

function parse(nodes: unknown[]): Block[] {
  return nodes.flatMap((node) => block.safeParse(node).data ?? []);
}
