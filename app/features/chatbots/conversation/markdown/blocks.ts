/** `text`: with its inline marks; `undefined` as a start: a list of points. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'quote'; inside: Block[] }
  | { kind: 'list'; start: number | undefined; items: Block[][] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** Nobody writes a quote in a quote in a quote …: what lies deeper is text. */
const deepest = 8;

/**
 * The blocks of an answer (CommonMark 0.31, sections 4 and 5, with the tables of GitHub), without HTML and definitions
 * of links, which are text. Its work grows with the length of the text.
 */
export function blocksOf(text: string): Block[] {
  return read(text.split(/\r?\n|\r/).map(withSpaces), 0);
}

function withSpaces(line: string): string {
  return line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '    '));
}

/** The lines of a block, and the number of lines that it took. */
type Taken = [block: Block, lines: number];

function read(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const [block, taken] = take(lines, at, depth);
    blocks.push(block);
    at += taken;
  }
  return blocks;
}

function take(lines: readonly string[], at: number, depth: number): Taken {
  const line = lines[at] ?? '';
  if (/^ {4}/.test(line)) return takeIndented(lines, at);
  if (fenceIn(line)) return takeFenced(lines, at);
  if (heading.test(line)) return [{ kind: 'heading', text: headingText(line) }, 1];
  if (rule.test(line)) return [{ kind: 'rule' }, 1];
  if (quote.test(line) && depth < deepest) return takeQuote(lines, at, depth);
  if (markerIn(line) && depth < deepest) return takeList(lines, at, depth);
  if (isTableHead(lines, at)) return takeTable(lines, at, depth);
  return takeParagraph(lines, at, depth);
}

const isBlank = (line = '') => line.trim() === '';
const heading = /^ {0,3}#{1,6}(?: |$)/;
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const quote = /^ {0,3}>/;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;

function headingText(line: string): string {
  return line
    .trim()
    .replace(/^#+/, '')
    .replace(/(?:^|[ \t])#+$/, '')
    .trim();
}

/** What ends a paragraph without a blank line. */
function interrupts(lines: readonly string[], at: number, depth: number): boolean {
  const line = lines[at] ?? '';
  if (fenceIn(line) || heading.test(line) || rule.test(line)) return true;
  if (depth >= deepest) return isTableHead(lines, at);
  const marker = markerIn(line);
  const isList = marker && marker.text !== '' && (marker.number ?? 1) === 1;
  return quote.test(line) || Boolean(isList) || isTableHead(lines, at);
}

function takeParagraph(lines: readonly string[], at: number, depth: number): Taken {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end])) {
    if (underline.test(lines[end] ?? '')) {
      return [{ kind: 'heading', text: paragraphText(lines, at, end) }, end + 1 - at];
    }
    if (interrupts(lines, end, depth)) break;
    end += 1;
  }
  return [{ kind: 'paragraph', text: paragraphText(lines, at, end) }, end - at];
}

/** Two spaces at the end of a line stay: they break it. */
function paragraphText(lines: readonly string[], from: number, to: number): string {
  return lines
    .slice(from, to)
    .map((line) => line.trimStart())
    .join('\n')
    .trimEnd();
}

function takeIndented(lines: readonly string[], at: number): Taken {
  let end = at + 1;
  while (end < lines.length && (/^ {4}/.test(lines[end] ?? '') || isBlank(lines[end]))) end += 1;
  const code = lines.slice(at, end).map((line) => line.slice(4));
  return [{ kind: 'code', text: code.join('\n').replace(/\n+$/, '') }, end - at];
}

type Fence = { indent: number; marks: string };

function fenceIn(line: string): Fence | undefined {
  const [, indent = '', ticks, tildes] = /^( {0,3})(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line) ?? [];
  const marks = ticks ?? tildes;
  return marks === undefined ? undefined : { indent: indent.length, marks };
}

function closes(line: string, { marks }: Fence): boolean {
  const end = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return end !== undefined && end[0] === marks[0] && end.length >= marks.length;
}

/** One that is never closed goes on to the end. */
function takeFenced(lines: readonly string[], at: number): Taken {
  const fence = fenceIn(lines[at] ?? '') ?? { indent: 0, marks: '```' };
  let end = at + 1;
  while (end < lines.length && !closes(lines[end] ?? '', fence)) end += 1;
  const indent = new RegExp(`^ {0,${fence.indent}}`);
  const code = lines.slice(at + 1, end).map((line) => line.replace(indent, ''));
  if (end === lines.length && code.at(-1) === '') code.pop();
  return [{ kind: 'code', text: code.join('\n') }, end + 1 - at];
}

function takeQuote(lines: readonly string[], at: number, depth: number): Taken {
  const within = linesWithin((line) => (quote.test(line) ? line.replace(/^ *> ?/, '') : undefined));
  for (let next = at; next < lines.length && within.add(lines, next, depth); next += 1);
  return [{ kind: 'quote', inside: read(within.lines, depth + 1) }, within.lines.length];
}

/** The lines of a quote or of a point, without its own marks; a paragraph in it may go on without them. */
function linesWithin(without: (line: string) => string | undefined, first: readonly string[] = []) {
  const within: string[] = [];
  let fence: Fence | undefined;
  const push = (line: string) => {
    const opened = fenceIn(line);
    if (fence && closes(line, fence)) fence = undefined;
    else fence ??= opened;
    within.push(line);
  };
  for (const line of first) push(line);
  return {
    lines: within,
    /** False where it ends before that line. */
    add(lines: readonly string[], at: number, depth: number): boolean {
      const line = lines[at] ?? '';
      const own = without(line);
      const goesOn = () =>
        !fence &&
        !isBlank(line) &&
        !isBlank(within.at(-1)) &&
        !markerIn(line) &&
        !interrupts(lines, at, depth);
      if (own === undefined && !goesOn()) return false;
      push(own ?? line.trimStart());
      return true;
    },
  };
}

type Marker = { kind: string; number: number | undefined; indent: number; text: string };

/** `indent`: how far what belongs to the point stands in. */
function markerIn(line: string): Marker | undefined {
  const found = /^( {0,3})([-+*]|(\d{1,9})[.)])( +|$)(.*)$/.exec(line);
  if (!found) return undefined;
  const [, before = '', mark = '', number, spaces = '', rest = ''] = found;
  const gap = rest === '' || spaces.length > 4 ? 1 : spaces.length;
  return {
    kind: mark.at(-1) ?? '',
    number: number === undefined ? undefined : Number(number),
    indent: before.length + mark.length + gap,
    text: rest === '' ? '' : spaces.slice(gap) + rest,
  };
}

function takeList(lines: readonly string[], at: number, depth: number): Taken {
  const first = markerIn(lines[at] ?? '');
  const items: Block[][] = [];
  let next = at;
  for (let marker = first; marker && marker.kind === first?.kind; marker = markerAt(lines, next)) {
    const [item, taken] = takeItem(lines, next, marker, depth);
    items.push(item);
    next += taken;
  }
  return [{ kind: 'list', start: first?.number, items }, next - at];
}

function markerAt(lines: readonly string[], at: number): Marker | undefined {
  const line = lines[at] ?? '';
  return rule.test(line) ? undefined : markerIn(line);
}

/** With the blank lines after it. */
function takeItem(
  lines: readonly string[],
  at: number,
  { indent, text }: Marker,
  depth: number,
): [Block[], number] {
  const isWithin = new RegExp(`^ {${indent}}`);
  const within = linesWithin(
    (line) => {
      if (isBlank(line)) return '';
      return isWithin.test(line) ? line.slice(indent) : undefined;
    },
    [text],
  );
  const isEmpty = text === '' && isBlank(lines[at + 1]);
  for (let next = at + 1; !isEmpty && next < lines.length && within.add(lines, next, depth); next += 1);
  return [read(within.lines, depth + 1), within.lines.length];
}

const delimiters = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

function isTableHead(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = [lines[at], lines[at + 1]];
  if (!line.includes('|') || !next.includes('|') || !delimiters.test(next)) return false;
  return cellsOf(line).length === cellsOf(next).length;
}

function takeTable(lines: readonly string[], at: number, depth: number): Taken {
  const head = cellsOf(lines[at] ?? '');
  let end = at + 2;
  while (end < lines.length && !isBlank(lines[end]) && !interrupts(lines, end, depth)) end += 1;
  const rows = lines.slice(at + 2, end).map((line) => {
    const cells = cellsOf(line);
    return head.map((_, index) => cells[index] ?? '');
  });
  return [{ kind: 'table', head, rows }, end - at];
}

function cellsOf(line: string): string[] {
  const row = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(^|[^\\])\|$/, '$1');
  // An escaped bar stands in its cell.
  return row.split(/(?<!\\)\|/).map((cell) => cell.replaceAll(String.raw`\|`, '|').trim());
}
