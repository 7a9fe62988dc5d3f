import type { Element, ElementContent, RootContent } from 'hast';

import { childElements } from '#app/server/markdown/tree';
import { markdownTree } from '#app/server/markdown/markdown';
import type { Span } from '#app/server/typefaces/lines';

/** `told` bars are those that the text speaks of; `text` is the value in the reader's language. */
export type Bar = { label: string; value: number; text: string; told: boolean };

/**
 * What a document is set of, one below the other. The first row of a table is its head; columns of figures (`numeric`)
 * end on one line.
 */
export type Block =
  | { kind: 'title' | 'label' | 'paragraph' | 'quote'; text: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; rows: Span[][][]; numeric?: boolean[] }
  | { kind: 'bars'; caption: string; bars: Bar[] };

/**
 * Markdown as blocks: `##` is a title, deeper headings are labels. Pictures and rules are left out, lists in lists
 * are items of the one around them.
 */
export function markdownBlocks(markdown: string): Block[] {
  return markdownTree(markdown).children.flatMap((child) =>
    child.type === 'element' ? blocksOf(child) : [],
  );
}

/** All that blocks will set, in any order. */
export function lettersOf(blocks: Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items.flat();
      if (block.kind === 'bars') return lettersOfBars(block);
      return block.kind === 'table' ? block.rows.flat(2) : block.text;
    })
    .map(({ text }) => text)
    .join(' ');
}

function lettersOfBars({ caption, bars }: Extract<Block, { kind: 'bars' }>): Span[] {
  return [{ text: caption }, ...bars.map(({ label, text }) => ({ text: `${label} ${text}` }))];
}

function blocksOf(element: Element): Block[] {
  switch (element.tagName) {
    case 'h2':
      return [{ kind: 'title', text: spansOf(element) }];
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ kind: 'label', text: spansOf(element) }];
    case 'blockquote':
      return childElements(element).map((child) => ({ kind: 'quote', text: spansOf(child) }));
    case 'ul':
    case 'ol':
      return [{ kind: 'list', ordered: element.tagName === 'ol', items: itemsOf(element) }];
    case 'table':
      return [tableOf(rowsOf(element))];
    case 'hr':
      return [];
    default:
      return [{ kind: 'paragraph', text: spansOf(element) }];
  }
}

function itemsOf(list: Element): Span[][] {
  return childElements(list).flatMap((item) => {
    const inner = childElements(item).filter(isList);
    const own = item.children.filter((child) => child.type !== 'element' || !isList(child));
    return [tidied(own.flatMap((child) => spansIn(child, {}))), ...inner.flatMap(itemsOf)];
  });
}

function isList({ tagName }: Element): boolean {
  return tagName === 'ul' || tagName === 'ol';
}

function tableOf(rows: Element[]): Block {
  const cells = rows.map(childElements);
  const numeric = (cells[0] ?? []).map(({ properties }) => properties.align === 'right');
  return {
    kind: 'table',
    rows: cells.map((row) => row.map(spansOf)),
    ...(numeric.includes(true) ? { numeric } : {}),
  };
}

function rowsOf(table: Element): Element[] {
  return childElements(table).flatMap((part) => (part.tagName === 'tr' ? [part] : rowsOf(part)));
}

function spansOf(element: Element): Span[] {
  return tidied(element.children.flatMap((child) => spansIn(child, {})));
}

type Marks = Omit<Span, 'text'>;

function spansIn(node: ElementContent | RootContent, marks: Marks): Span[] {
  if (node.type === 'text') return [{ ...marks, text: node.value.replaceAll(/[ \t\n]+/g, ' ') }];
  if (node.type !== 'element') return [];
  if (node.tagName === 'br') return [{ ...marks, text: ' ' }];
  const inner = { ...marks, ...marksOf(node) };
  return node.children.flatMap((child) => spansIn(child, inner));
}

function marksOf({ tagName, properties }: Element): Marks {
  const { href, lang } = properties;
  const language = typeof lang === 'string' ? { lang } : {};
  if (tagName === 'strong' || tagName === 'b') return { ...language, weight: 'strong' };
  if (tagName === 'em' || tagName === 'i') return { ...language, weight: 'emphasis' };
  return typeof href === 'string' && URL.canParse(href) ? { ...language, href } : language;
}

/** Without the spaces that the source has at its ends. */
function tidied(spans: Span[]): Span[] {
  const [first, ...rest] = spans.filter(({ text }) => text !== '');
  if (!first) return [{ text: '' }];
  const begun = [{ ...first, text: first.text.trimStart() }, ...rest];
  return begun.map((span, at) => (at === begun.length - 1 ? { ...span, text: span.text.trimEnd() } : span));
}
