import { type Inline, type Run, runOf, withEmphasis } from './emphasis';

/** Of a link or a picture; `isOpen` unless it stands in a link, which holds no other. */
type Bracket = { kind: 'bracket'; text: string; isOpen: boolean };

type Reading = {
  text: string;
  /** Where it goes on. */
  at: number;
  pieces: (Inline | Run | Bracket)[];
  /** Lengths of marks of code that come no more: none is looked for twice. */
  missing: Set<number>;
};

/** More marks than this in one paragraph are no writing: pairing them takes the square of their number. */
const mostMarks = 600;

/**
 * The text of a paragraph, heading or cell with its emphasis, code and links (CommonMark 0.31, section 6). Of a picture
 * the description is left, HTML is text, and where a link leads is for who draws it to judge.
 */
export function inlinesOf(text: string): Inline[] {
  if ((text.match(/[*_[\]]/g)?.length ?? 0) > mostMarks) return [{ kind: 'text', text }];
  const reading: Reading = { text, at: 0, pieces: [], missing: new Set() };
  while (reading.at < text.length) takeNext(reading);
  return withEmphasis(reading.pieces.map(withoutBracket));
}

type Rule = [form: RegExp, take: (reading: Reading, found: RegExpExecArray) => void];

/** The first that fits is taken. */
const rules: Rule[] = [
  [/( *)\n */y, (reading, [, spaces = '']) => (spaces.length > 1 ? breakLine(reading) : say(reading, '\n'))],
  [/\\\n */y, breakLine],
  [/\\([!-/:-@[-`{-~])/y, (reading, [, escaped = '']) => say(reading, escaped)],
  [/`+/y, takeCode],
  [/\*+|_+/y, takeRun],
  [/!?\[/y, ({ pieces }, [text]) => pieces.push({ kind: 'bracket', text, isOpen: true })],
  [/\]/y, closeBracket],
  [/<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy, takeAddress],
  [/&(?:#?\w{1,8});/y, (reading, [entity]) => say(reading, decoded(entity))],
  [/[^\\`*_![\]<&\n ]+| +|[^]/y, (reading, [text]) => say(reading, text)],
];

function takeNext(reading: Reading): void {
  for (const [form, take] of rules) {
    form.lastIndex = reading.at;
    const found = form.exec(reading.text);
    if (!found) continue;
    reading.at = form.lastIndex;
    take(reading, found);
    return;
  }
}

function say({ pieces }: Reading, text: string): void {
  pieces.push({ kind: 'text', text });
}

function breakLine({ pieces }: Reading): void {
  pieces.push({ kind: 'break' });
}

function takeRun({ text, at, pieces }: Reading, { 0: marks, index }: RegExpExecArray): void {
  pieces.push(runOf(marks, text[index - 1], text[at]));
}

function takeCode(reading: Reading, [marks]: RegExpExecArray): void {
  const { text, at, pieces, missing } = reading;
  const end = missing.has(marks.length) ? undefined : endOfCode(text, at, marks.length);
  if (end === undefined) {
    missing.add(marks.length);
    return say(reading, marks);
  }
  const code = text.slice(at, end).replaceAll('\n', ' ');
  const isPadded = /^ .* $/.test(code) && code.trim() !== '';
  pieces.push({ kind: 'code', text: isPadded ? code.slice(1, -1) : code });
  reading.at = end + marks.length;
}

function endOfCode(text: string, from: number, length: number): number | undefined {
  const marks = /`+/g;
  marks.lastIndex = from;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    if (found[0].length === length) return found.index;
  }
  return undefined;
}

function takeAddress({ pieces }: Reading, [, href = '']: RegExpExecArray): void {
  pieces.push({ kind: 'link', href, inside: [{ kind: 'text', text: href }] });
}

function closeBracket(reading: Reading): void {
  const { pieces } = reading;
  const opened = pieces.findLastIndex(({ kind }) => kind === 'bracket');
  const bracket = pieces[opened];
  if (bracket?.kind !== 'bracket') return say(reading, ']');
  const href = bracket.isOpen ? takeTarget(reading) : undefined;
  if (href === undefined) {
    pieces[opened] = withoutBracket(bracket);
    return say(reading, ']');
  }
  const [, ...within] = pieces.splice(opened);
  const inside = withEmphasis(within.map(withoutBracket));
  if (bracket.text === '![') return say(reading, plainText(inside));
  for (const piece of pieces) if (piece.kind === 'bracket' && piece.text === '[') piece.isOpen = false;
  pieces.push({ kind: 'link', href, inside });
}

const beforeTarget = /\(\s{0,9}/y;
const framedTarget = /<((?:\\.|[^<>\\\n])*)>/y;
const plainTarget = /(?!<)(?:\\[!-/:-@[-`{-~]|[^\s()])*/y;
const afterTarget = /(?:\s{1,9}(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\)))?\s{0,9}\)/y;

/** Where a link leads; its title is left out. Undefined where none follows. */
function takeTarget(reading: Reading): string | undefined {
  const { text } = reading;
  let { at } = reading;
  const skip = (form: RegExp) => {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) at = form.lastIndex;
    return found;
  };
  if (!skip(beforeTarget)) return undefined;
  const from = at;
  const framed = skip(framedTarget)?.[1];
  if (framed === undefined) {
    // Its own brackets are even.
    let depth = 0;
    for (skip(plainTarget); text[at] === '(' || (text[at] === ')' && depth > 0); skip(plainTarget)) {
      depth += text[at] === '(' ? 1 : -1;
      at += 1;
    }
    if (depth > 0) return undefined;
  }
  const target = framed ?? text.slice(from, at);
  if (!skip(afterTarget)) return undefined;
  reading.at = at;
  return unescaped(target);
}

function withoutBracket(piece: Reading['pieces'][number]): Inline | Run {
  return piece.kind === 'bracket' ? { kind: 'text', text: piece.text } : piece;
}

function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return '\n';
      return 'inside' in inline ? plainText(inline.inside) : inline.text;
    })
    .join('');
}

function unescaped(text: string): string {
  return text.replaceAll(
    /\\([!-/:-@[-`{-~])|&#?\w{1,8};/g,
    (word, escaped?: string) => escaped ?? decoded(word),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** A character reference of HTML; of the named ones those that are met. */
function decoded(entity: string): string {
  const name = entity.slice(1, -1);
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return entities[name] ?? entity;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}
