import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { slug as slugOf } from 'github-slugger';
import { unified } from 'unified';
import * as z from 'zod';

import { site } from '#app/content/site';
import { readFrontMatter } from '../markdown/front-matter';
import { tameLinks } from '../markdown/links';
import { markdownTree } from '../markdown/markdown';

const headSchema = z.looseObject({
  title: z.string().min(1),
  description: z.string().min(1),
  eyebrow: z.string().min(1).optional(),
  lede: z.string().min(1).optional(),
});

/** `html` is safe to show, `text` is the same without its marks. */
export type TextFileEntry = { id: string; title: string; html: string; text: string };

/** `html` and `text` end at the first heading of the third level, where `entries` begin. */
export type TextFileSection = TextFileEntry & { entries: TextFileEntry[] };

export type ParsedTextFile = z.infer<typeof headSchema> & {
  fields: Record<string, unknown>;
  intro: string;
  sections: TextFileSection[];
};

/**
 * `{{email}}` stands for one of `facts`, `## Title {#anchor}` names an anchor. A line that names a fact which is undefined
 * is left out, and so are sections and entries of which nothing remains. Throws with the file's path.
 */
export function parseTextFile(
  path: string,
  source: string,
  { facts, siteUrl }: { facts: Record<string, unknown>; siteUrl: string },
): ParsedTextFile {
  const { head, body } = readFrontMatter(path, withFacts(path, source, facts), headSchema);
  const tree = markdownTree(body);
  tameLinks(tree, siteUrl);
  const [intro, ...sections] = cutAt('h2', tree.children);
  const { title, description, eyebrow, lede } = head;
  return {
    title,
    description,
    eyebrow,
    lede,
    fields: head,
    intro: htmlOf(intro?.children ?? []),
    sections: sections.map(sectionOf).filter(({ html, entries }) => html !== '' || entries.length > 0),
  };
}

function withFacts(path: string, source: string, facts: Record<string, unknown>): string {
  const lines = source.split('\n').map((line) => {
    let isWhole = true;
    const filled = line.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
      const fact = factOf(path, name, facts);
      isWhole &&= fact !== undefined;
      return `${fact}`;
    });
    return isWhole ? filled : undefined;
  });
  return lines.filter((line) => line !== undefined).join('\n');
}

function factOf(path: string, name: string, facts: Record<string, unknown>): string | number | undefined {
  let fact: unknown = facts;
  for (const key of name.split('.')) {
    if (typeof fact !== 'object' || fact === null || !(key in fact))
      throw new Error(`${path}: no fact ${name}`);
    fact = Reflect.get(fact, key);
  }
  if (fact !== undefined && typeof fact !== 'string' && typeof fact !== 'number') {
    throw new Error(`${path}: ${name} is no text`);
  }
  return fact;
}

type Cut = { heading?: Element; children: RootContent[] };

function cutAt(tagName: 'h2' | 'h3', children: RootContent[]): Cut[] {
  const cuts: Cut[] = [{ children: [] }];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === tagName) cuts.push({ heading: child, children: [] });
    else cuts.at(-1)?.children.push(child);
  }
  return cuts;
}

function sectionOf({ heading, children }: Cut): TextFileSection {
  const [intro, ...entries] = cutAt('h3', children);
  return {
    ...entryOf({ heading, children: intro?.children ?? [] }),
    entries: entries.map(entryOf).filter(({ html }) => html !== ''),
  };
}

function entryOf({ heading, children }: Cut): TextFileEntry {
  const words = heading ? toString(heading).trim() : '';
  const [, title = words, anchor] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(words) ?? [];
  return { id: anchor ?? slugOf(title), title, html: htmlOf(children), text: textOf(children) };
}

const toHtml = unified().use(rehypeStringify);

const unbroken = site.product.replaceAll(' ', '\u00a0');

/** The name of the tool does not break at the end of a line. */
function htmlOf(children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  return toHtml.stringify(tree).trim().replaceAll(site.product, unbroken);
}

function textOf(children: RootContent[]): string {
  return children
    .map((child) => (child.type === 'element' ? textWithoutStruck(child) : ''))
    .join(' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/** A whole sentence struck out is what others say. */
function textWithoutStruck(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || (node.tagName === 'del' && toString(node).endsWith('.'))) return '';
  return node.children.map(textWithoutStruck).join('');
}
