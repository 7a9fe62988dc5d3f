import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import type { ArticlePart, ArticlePicture } from '../article';
import { isDrawing } from '#app/lib/image-address';
import { childElements, elementsOf, replaceChildren } from '#app/server/markdown/tree';
import { drawingAt } from './drawings';

type PicturePart = Extract<ArticlePart, { kind: 'picture' | 'drawing' }>;

/** Splits a sanitised tree into pictures, tables, videos and the text between, by sections; a link around a picture is lost. */
export function cutIntoParts(tree: Root): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let text: ElementContent[] = [];
  const flush = () => {
    const html = htmlOf(text);
    if (html) parts.push({ kind: 'text', html });
    text = [];
  };
  for (const child of tree.children) {
    if (child.type === 'text') text.push(child);
    if (child.type !== 'element') continue;
    if (child.tagName === 'h2') flush();
    const images = [child, ...elementsOf(child)].filter(({ tagName }) => tagName === 'img');
    const caption = images.length > 0 ? takeCaption(child) : undefined;
    if (images.length > 0) removeImages(child);
    const own = ownPart(child);
    if (own) {
      flush();
      parts.push(own);
    } else if (images.length === 0 || toString(child).trim()) {
      if (child.tagName === 'h2') parts.push({ kind: 'title', html: htmlOf([child]) });
      else text.push(child);
    }
    if (images.length > 0) flush();
    parts.push(...images.flatMap((image) => pictureOf(image, caption)));
  }
  flush();
  return parts;
}

const toHtml = unified().use(rehypeStringify);

function htmlOf(children: ElementContent[]): string {
  return toHtml.stringify({ type: 'root', children }).trim();
}

function ownPart(block: Element): ArticlePart | undefined {
  if (block.tagName === 'table') return { kind: 'table', html: htmlOf([block]) };
  return panelIn(block) ?? versionsIn(block) ?? measureIn(block) ?? quotationIn(block) ?? videoIn(block);
}

/** A quotation that is a list, and that nobody says, gives its section another weight. */
function panelIn(quotation: Element): ArticlePart | undefined {
  const [list, second] = childElements(quotation);
  if (quotation.tagName !== 'blockquote' || list?.tagName !== 'ul' || second) return undefined;
  return { kind: 'panel', html: htmlOf([list]) };
}

/**
 * A quotation each of whose paragraphs begins with a label: `> **Before.** “…”`. One alone that nobody says, without
 * quotation marks, is a lesson: `> **Takeaway.** …`.
 */
function versionsIn(quotation: Element): ArticlePart | undefined {
  if (quotation.tagName !== 'blockquote') return undefined;
  const versions = childElements(quotation).map(labelled);
  const [first, second] = versions;
  if (!first || !versions.every((version) => version !== undefined)) return undefined;
  return second || /^[«“"]/u.test(first.html.trim())
    ? { kind: 'versions', versions }
    : { kind: 'lesson', ...first };
}

function labelled({ tagName, children }: Element): { label: string; html: string } | undefined {
  const [first, ...rest] = children;
  if (tagName !== 'p' || first?.type !== 'element' || first.tagName !== 'strong') return undefined;
  // Of two labels in a paragraph the second is no label.
  if (rest.some((child) => child.type === 'element' && child.tagName === 'strong')) return undefined;
  const label = /^(.+)\.$/.exec(toString(first).trim())?.[1];
  const html = htmlOf(rest);
  return label && html ? { label, html } : undefined;
}

/**
 * A quotation of one paragraph that begins with a figure: `> **−40 %** of the time`. One that wins is emphasised too:
 * `> ***7 out of 10***`.
 */
function measureIn(quotation: Element): ArticlePart | undefined {
  const [paragraph, second] = childElements(quotation);
  if (quotation.tagName !== 'blockquote' || !paragraph || second) return undefined;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'element') return undefined;
  const won = first.tagName === 'em' && childElements(first).length === 1;
  const { tagName } = won ? (childElements(first)[0] ?? first) : first;
  if (tagName !== 'strong') return undefined;
  const figure = toString(first).trim();
  const html = htmlOf(rest);
  return /^[+−]?\d/u.test(figure) && html ? { kind: 'measure', figure, won, html } : undefined;
}

function quotationIn(quotation: Element): ArticlePart | undefined {
  const paragraphs = childElements(quotation);
  if (quotation.tagName !== 'blockquote' || paragraphs.length === 0) return undefined;
  const by = signatureOf(paragraphs);
  const said = by ? paragraphs.slice(0, -1) : paragraphs;
  return { kind: 'quotation', html: htmlOf(said), by: by ? htmlOf([by]) : '' };
}

const dash = /^[—–]\s*/u;

/** Who said it: the last paragraph, where it alone begins with a dash, as each line of a dialogue does. */
function signatureOf(paragraphs: Element[]): Element | undefined {
  const [last, ...earlier] = paragraphs.toReversed();
  if (!last || earlier.length === 0 || earlier.some((said) => dash.test(toString(said).trim())))
    return undefined;
  const [first, ...rest] = last.children;
  if (first?.type !== 'text' || !dash.test(first.value)) return undefined;
  return { ...last, children: [{ ...first, value: first.value.replace(dash, '') }, ...rest] };
}

const videoSites = new Set(['youtube.com', 'youtu.be', 'vimeo.com', 'dailymotion.com', 'dai.ly']);

function videoIn(paragraph: Element): ArticlePart | undefined {
  const [link] = childElements(paragraph);
  if (paragraph.tagName !== 'p' || link?.tagName !== 'a') return undefined;
  const title = toString(link).trim();
  const { href } = link.properties;
  if (typeof href !== 'string' || toString(paragraph).trim() !== title) return undefined;
  const host = URL.parse(href)?.hostname.replace(/^(?:www|m)\./, '');
  return host && videoSites.has(host) ? { kind: 'video', href, title, host } : undefined;
}

function takeCaption(figure: Element): string | undefined {
  const caption = childElements(figure).find(({ tagName }) => tagName === 'figcaption');
  if (!caption) return undefined;
  figure.children = figure.children.filter((child) => child !== caption);
  return toString(caption).trim();
}

const emptyWithoutWords = new Set(['a', 'p', 'figure', 'strong', 'em']);

function removeImages(block: Element): void {
  replaceChildren(block, (child) => {
    if (child.type !== 'element') return [child];
    const empty = emptyWithoutWords.has(child.tagName) && !toString(child).trim();
    return child.tagName === 'img' || empty ? [] : [child];
  });
}

function pictureOf({ properties }: Element, caption?: string): PicturePart[] {
  const { src, alt, title } = properties;
  const url = typeof src === 'string' ? pictureAddress(src) : undefined;
  if (!url) return [];
  const words = caption ?? (typeof title === 'string' ? title.trim() : '');
  const svg = drawingAt(url);
  if (svg) return [{ kind: 'drawing', svg, caption: words || undefined }];
  const picture = { url, alt: typeof alt === 'string' ? alt : '', ...sizeOf(properties) };
  return [{ kind: 'picture', picture, caption: words || undefined }];
}

function pictureAddress(src: string): string | undefined {
  if (/^\/(?![/\\])/.test(src)) return src;
  const url = URL.parse(src);
  return url && /^https?:$/.test(url.protocol) && !isDrawing(url.pathname) ? url.href : undefined;
}

function sizeOf({ width, height }: Element['properties']): Pick<ArticlePicture, 'width' | 'height'> {
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : {};
}
