import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { slug as slugOf } from 'github-slugger';
import { unified } from 'unified';
import * as z from 'zod';

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
export type PageEntry = { id: string; title: string; html: string; text: string };

/** `html` and `text` end at the first heading of the third level, where `entries` begin. */
export type PageSection = PageEntry & { entries: PageEntry[] };

export type PageFile = z.infer<typeof headSchema> & {
  fields: Record<string, unknown>;
  intro: string;
  sections: PageSection[];
};

/** `{{email}}` stands for one of `facts`, `## Title {#anchor}` names an anchor. Throws with the file's path. */
export function readPageFile(
  path: string,
  source: string,
  { facts, siteUrl }: { facts: Record<string, unknown>; siteUrl: string },
): PageFile {
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
    sections: sections.map(sectionOf),
  };
}

function withFacts(path: string, source: string, facts: Record<string, unknown>): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const fact = name.split('.').reduce<unknown>(memberOf, facts);
    if (typeof fact !== 'string' && typeof fact !== 'number') throw new Error(`${path}: no fact ${name}`);
    return `${fact}`;
  });
}

function memberOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;
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

function sectionOf({ heading, children }: Cut): PageSection {
  const [own, ...entries] = cutAt('h3', children);
  return { ...entryOf({ heading, children: own?.children ?? [] }), entries: entries.map(entryOf) };
}

function entryOf({ heading, children }: Cut): PageEntry {
  const words = heading ? toString(heading).trim() : '';
  const [, title = words, anchor] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(words) ?? [];
  return { id: anchor ?? slugOf(title), title, html: htmlOf(children), text: textOf(children) };
}

const toHtml = unified().use(rehypeStringify);

function htmlOf(children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  return toHtml.stringify(tree).trim();
}

function textOf(children: RootContent[]): string {
  return children
    .map((child) => (child.type === 'element' ? toString(child) : ''))
    .join(' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}
