import { memo, type ReactNode, useMemo } from 'react';

import type { Passage } from '../../chat';
import styles from '../answer-text.module.css';
import { citationsIn } from '../citations';
import { SafeLink } from '../safe-link';
import { type Block, blocksOf } from './blocks';
import type { Inline } from './emphasis';
import { inlinesOf } from './inlines';

type MarkdownProps = { text: string; passages: readonly Passage[] };

/**
 * Draws an answer's Markdown: text, emphasis, lists, code, tables and links. Everything else, HTML and pictures above
 * all, is shown as the text it is made of, so that nothing is loaded from anywhere.
 */
export function Markdown({ text, passages }: MarkdownProps) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return <Blocks blocks={blocks} passages={passages} />;
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function Blocks({ blocks, passages }: { blocks: Block[]; passages: readonly Passage[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} passages={passages} />);
}

function BlockView({ block, passages }: { block: Block; passages: readonly Passage[] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines text={block.text} passages={passages} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <Inlines text={block.text} passages={passages} />
        </h3>
      );
    case 'code':
      return (
        // A long line is scrolled by the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.inside} passages={passages} />
        </blockquote>
      );
    case 'list':
      return <List list={block} passages={passages} />;
    case 'table':
      return <Table table={block} passages={passages} />;
  }
}

function List({ list: { start, items }, passages }: { list: Of<'list'>; passages: readonly Passage[] }) {
  const points = items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item} passages={passages} />
    </li>
  ));
  return start === undefined ? <ul>{points}</ul> : <ol start={start}>{points}</ol>;
}

function Table({ table: { head, rows }, passages }: { table: Of<'table'>; passages: readonly Passage[] }) {
  const cells = (row: string[], Cell: 'th' | 'td') =>
    row.map((text, index) => (
      <Cell key={index}>
        <Inlines text={text} passages={passages} />
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
          {rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of an answer that grows, only the paragraph that does is read and drawn again. */
const Inlines = memo(function Inlines({ text, passages }: MarkdownProps) {
  return drawn(inlinesOf(text), passages);
});

function drawn(inlines: Inline[], passages: readonly Passage[]): ReactNode {
  return inlines.map((inline, index) => <InlineView key={index} inline={inline} passages={passages} />);
}

function InlineView({ inline, passages }: { inline: Inline; passages: readonly Passage[] }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return citationsIn(inline.text, passages);
    case 'code':
      return <code>{inline.text}</code>;
    case 'emphasis':
      return <em>{drawn(inline.inside, passages)}</em>;
    case 'strong':
      return <strong>{drawn(inline.inside, passages)}</strong>;
    case 'link':
      return <SafeLink href={inline.href}>{drawn(inline.inside, passages)}</SafeLink>;
    case 'break':
      return <br />;
  }
}
