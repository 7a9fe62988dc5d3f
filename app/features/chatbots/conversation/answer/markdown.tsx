import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes, Table } from 'mdast';
import { Fragment, type ReactNode } from 'react';

import type { Passage } from '../../chat';
import { citationsIn } from './citations';
import { SafeLink } from './safe-link';
import styles from './answer-text.module.css';

type MarkdownProps = { text: string; passages: readonly Passage[] };

/**
 * Draws an answer's Markdown: text, emphasis, lists, code, tables and links. Everything else, HTML and pictures above
 * all, is shown as the text it is made of, so that nothing is loaded from anywhere.
 */
export function Markdown({ text, passages }: MarkdownProps) {
  if (isTangled(text)) return <p className={styles.plain}>{text}</p>;
  const { children } = fromMarkdown(withoutDeepNesting(text), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return children.map((node, index) => <Node key={index} node={node} passages={passages} depth={0} />);
}

/** More marks than this in one paragraph are no writing: the parser's work grows with the square of them too. */
const mostMarks = 600;

function isTangled(text: string): boolean {
  return text.split(/\n\s*\n/).some((paragraph) => (paragraph.match(/[*_[\]]/g)?.length ?? 0) > mostMarks);
}

const deepest = 8;
const markers = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const deepMarkers = new RegExp(`^((?:${markers}){${deepest}})(?:${markers})+|^[ \\t]{${4 * deepest},}`, 'gm');

/** Nobody writes a quote in a quote in a quote …, and the parser's work grows with the square of it. */
function withoutDeepNesting(text: string): string {
  return text.replace(deepMarkers, (_, marker: string | undefined) => marker ?? ' '.repeat(4 * deepest - 1));
}

type NodeProps = { node: Nodes; passages: readonly Passage[]; depth: number };

function Node({ node, passages, depth }: NodeProps): ReactNode {
  if (depth > 4 * deepest) return null;
  const inside = () =>
    'children' in node &&
    node.children.map((child, index) => (
      <Node key={index} node={child} passages={passages} depth={depth + 1} />
    ));
  switch (node.type) {
    case 'text':
      return citationsIn(node.value, passages);
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return <h3>{inside()}</h3>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        // A long line is scrolled by the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>;
    case 'listItem':
      return <li>{inside()}</li>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return <SafeLink href={node.url}>{inside()}</SafeLink>;
    case 'table':
      return <TableNode table={node} passages={passages} />;
    case 'image':
      return node.alt;
    case 'html':
      return node.value;
    default:
      return <Fragment>{inside()}</Fragment>;
  }
}

function TableNode({ table: { children }, passages }: { table: Table; passages: readonly Passage[] }) {
  const [head, ...body] = children;
  const cells = (row: typeof head, Cell: 'th' | 'td') =>
    row?.children.map((cell, index) => (
      <Cell key={index}>
        {cell.children.map((child, at) => (
          <Node key={at} node={child} passages={passages} depth={0} />
        ))}
      </Cell>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
