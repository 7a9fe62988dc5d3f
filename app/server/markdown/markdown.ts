import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

import { childElements, elementsOf, replaceChildren } from './tree';

/** Sanitised by `allowed`. Frames and players become links, headings of the first level second ones. */
export function markdownTree(markdown: string): Root {
  return toTree.runSync(toTree.parse(markdown));
}

const inline = ['a', 'em', 'strong', 'del', 'code', 'br', 'sup', 'sub', 'b', 'i', 'kbd', 'img'];
const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const alignments: ['align', 'left', 'center', 'right'] = ['align', 'left', 'center', 'right'];

const allowed: Schema = {
  tagNames: [...inline, ...blocks, ...tables, 'figure', 'figcaption'],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    code: [['className', /^language-[\w-]+$/]],
    th: [alignments],
    td: [alignments],
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: {
    li: ['ul', 'ol'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    thead: ['table'],
    tbody: ['table'],
  },
  strip: ['script', 'style', 'template', 'svg', 'math', 'title', 'noscript', 'textarea', 'xmp'],
  allowComments: false,
  allowDoctypes: false,
};

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: {
      // A note stays where its author wrote it: the foot of one block is the middle of the page.
      footnoteReference: (_state, node) => element('sup', `[${node.label ?? node.identifier}]`),
      footnoteDefinition: (state, node) => [
        element('p', `[${node.label ?? node.identifier}]`),
        ...state.all(node),
      ],
    },
  })
  .use(rehypeRaw)
  .use(() => lowerTitles)
  .use(() => linkEmbeds)
  .use(rehypeSanitize, allowed);

function element(tagName: string, text: string): Element {
  return { type: 'element', tagName, properties: {}, children: [{ type: 'text', value: text }] };
}

function lowerTitles(tree: Root): void {
  for (const heading of elementsOf(tree)) if (heading.tagName === 'h1') heading.tagName = 'h2';
}

const embeds = new Set(['iframe', 'embed', 'video', 'audio', 'object']);

function linkEmbeds(tree: Root): void {
  replaceChildren(tree, (child, parent) => {
    if (child.type !== 'element' || !embeds.has(child.tagName)) return [child];
    const src = embedAddress(child);
    if (!src) return [];
    const title = child.properties.title;
    const link = element('a', typeof title === 'string' && title.trim() ? title.trim() : src);
    link.properties.href = src;
    if (parent.type === 'element' && parent.tagName !== 'div') return [link];
    return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }];
  });
}

function embedAddress(embed: Element): string | undefined {
  const candidates = [embed, ...childElements(embed)].flatMap(({ properties }) => [
    properties.src,
    properties.data,
  ]);
  const src = candidates.find((value) => typeof value === 'string');
  const url = URL.parse(src?.startsWith('//') ? `https:${src}` : (src ?? ''));
  return url && /^https?:$/.test(url.protocol) ? watchAddress(url) : undefined;
}

function watchAddress(url: URL): string {
  const youtube = /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url.hostname);
  const [, player, id] = /^\/(embed|video)\/([\w-]+)/.exec(url.pathname) ?? [];
  if (youtube && player && id) return `https://www.youtube.com/watch?v=${id}`;
  if (url.hostname === 'player.vimeo.com' && id) return `https://vimeo.com/${id}`;
  return url.href;
}
