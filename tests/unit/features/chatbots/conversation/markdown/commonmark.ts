import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

import { blocksOf, type Block } from '#app/features/chatbots/conversation/markdown/blocks';
import type { Inline } from '#app/features/chatbots/conversation/markdown/emphasis';
import { inlinesOf } from '#app/features/chatbots/conversation/markdown/inlines';

/** What the site reads, as HTML of one line; headings without their level, points always with paragraphs. */
export function asWeRead(text: string): string {
  return blocksOf(text).map(htmlOfBlock).join('');
}

/** What a whole implementation of CommonMark reads, in the same form. */
export function asCommonMark(text: string): string {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return htmlOfNodes(tree.children);
}

function htmlOfBlock(block: Block): string {
  const inlines = (text: string) => inlinesOf(text).map(htmlOfInline).join('');
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlines(block.text)}</p>`;
    case 'heading':
      return `<h>${inlines(block.text)}</h>`;
    case 'code':
      return `<pre>${block.text}</pre>`;
    case 'rule':
      return '<hr>';
    case 'quote':
      return `<quote>${block.inside.map(htmlOfBlock).join('')}</quote>`;
    case 'list':
      return `<list ${block.start}>${block.items.map((item) => `<li>${item.map(htmlOfBlock).join('')}</li>`).join('')}</list>`;
    case 'table': {
      const row = (cells: string[]) =>
        `<tr>${cells.map((cell) => `<td>${inlines(cell)}</td>`).join('')}</tr>`;
      return `<table>${[block.head, ...block.rows].map(row).join('')}</table>`;
    }
  }
}

function htmlOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return `<code>${inline.text}</code>`;
    case 'break':
      return '<br>';
    case 'link':
      return `<a ${inline.href}>${inline.inside.map(htmlOfInline).join('')}</a>`;
    default:
      return `<${inline.kind}>${inline.inside.map(htmlOfInline).join('')}</${inline.kind}>`;
  }
}

function htmlOfNodes(nodes: readonly (RootContent | PhrasingContent)[]): string {
  return nodes.map(htmlOfNode).join('');
}

function htmlOfNode(node: Nodes): string {
  const inside = () => ('children' in node ? htmlOfNodes(node.children) : '');
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading':
      return `<h>${inside()}</h>`;
    case 'code':
      return `<pre>${node.value}</pre>`;
    case 'thematicBreak':
      return '<hr>';
    case 'blockquote':
      return `<quote>${inside()}</quote>`;
    case 'list':
      return `<list ${node.start ?? undefined}>${inside()}</list>`;
    case 'listItem':
      return `<li>${inside()}</li>`;
    case 'table':
      return `<table>${node.children
        .map((row) => `<tr>${filled(row.children, node.children[0]?.children.length)}</tr>`)
        .join('')}</table>`;
    case 'inlineCode':
      // A browser draws the end of a line and the space after it as one.
      return `<code>${node.value.replaceAll(/\n */g, ' ')}</code>`;
    case 'break':
      return '<br>';
    case 'link':
      return `<a ${node.url}>${inside()}</a>`;
    case 'emphasis':
    case 'strong':
      return `<${node.type}>${inside()}</${node.type}>`;
    case 'image':
      return node.alt ?? '';
    default:
      throw new Error(`What is read has no ${node.type}`);
  }
}

/** As many cells as the head has. */
function filled(cells: readonly { children: PhrasingContent[] }[], width = 0): string {
  return Array.from({ length: width }, (_, at) => `<td>${htmlOfNodes(cells[at]?.children ?? [])}</td>`).join(
    '',
  );
}
