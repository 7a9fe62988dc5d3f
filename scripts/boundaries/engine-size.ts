import { type ESTree, parseSync, Visitor } from 'vite';

import type { Fault } from './check.ts';

const engine = 'app/features/pitch/engine/';

/**
 * `file` is in lines; `function` and `all` are in names and values, which a formatter does not fold: what is written in fewer
 * lines counts the same, and a step that gets a name of its own lightens the function that it leaves. Decision 155 tells why.
 */
export const bounds = { file: 290, function: 200, all: 34_800, pattern: 100, composed: 3 };

/** What of the engine one cannot read together, and patterns that one cannot read or that might hang. */
export function findEngineFaults(files: ReadonlyMap<string, string>): Fault[] {
  const sources = sourcesOf(files);
  const composed = sources.flatMap(({ patterns }) => patterns.filter(({ pattern }) => pattern === undefined));
  return [
    ...sources.flatMap((source) => [...tooLong(source), ...tooMuchAtOnce(source), ...unreadable(source)]),
    ...composed.slice(bounds.composed).map(({ path, line }) => ({
      path,
      line,
      message: `composes a regular expression: ${bounds.composed} are the bound`,
    })),
  ];
}

/** The sum is told and fails nothing: whoever passes it looks for what can go. */
export function tellEngineSize(files: ReadonlyMap<string, string>): string {
  const sources = sourcesOf(files);
  const all = sources.reduce((sum, { names }) => sum + names.length, 0);
  const patterns = sources.reduce((sum, one) => sum + one.patterns.length, 0);
  const over = all > bounds.all ? `, more than ${bounds.all}: look for what can go` : ` of ${bounds.all}`;
  return `the engine has ${all} names and values${over}; ${patterns} regular expressions`;
}

/** Without a pattern where it is composed when the program runs. */
type Pattern = { path: string; line: number; pattern?: string };

type Source = {
  path: string;
  text: string;
  /** Where each name or value stands. */
  names: number[];
  functions: ESTree.Span[];
  patterns: Pattern[];
};

function sourcesOf(files: ReadonlyMap<string, string>): Source[] {
  return [...files]
    .filter(([path]) => path.startsWith(engine) && path.endsWith('.ts'))
    .map(([path, text]) => readSource(path, text));
}

function readSource(path: string, text: string): Source {
  const source: Source = { path, text, names: [], functions: [], patterns: [] };
  const count = ({ start }: ESTree.Span) => source.names.push(start);
  const enter = (node: ESTree.Span) => source.functions.push(node);
  const keep = (node: ESTree.Span, pattern?: string) =>
    source.patterns.push({ path, line: lineOf(node, text), ...(pattern !== undefined && { pattern }) });
  new Visitor({
    Identifier: count,
    TemplateElement: count,
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    Literal(node) {
      count(node);
      if (isPattern(node)) keep(node, node.regex.pattern);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') keep(node);
    },
  }).visit(parseSync(path, text).program);
  return source;
}

function tooLong({ path, text }: Source): Fault[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > bounds.file ? [{ path, line: bounds.file, message: `has ${lines} lines: split it` }] : [];
}

/** Functions inside it are part of what one reads, but for those that have a name and stand by themselves. */
function tooMuchAtOnce({ path, text, names, functions }: Source): Fault[] {
  return functions.flatMap((one) => {
    const apart = functions.filter((other) => isWithin(other, one) && hasOwnName(other, text));
    const own = names.filter((at) => holds(one, at) && !apart.some((other) => holds(other, at)));
    const message = `has a function of ${own.length} names and values: ${bounds.function} are the bound`;
    return own.length > bounds.function ? [{ path, line: lineOf(one, text), message }] : [];
  });
}

/** A callback is read where it stands. */
function hasOwnName({ start, end }: ESTree.Span, text: string): boolean {
  return /^(?:async )?function \w/u.test(text.slice(start, end));
}

function isWithin(inner: ESTree.Span, outer: ESTree.Span): boolean {
  return inner !== outer && holds(outer, inner.start);
}

function holds({ start, end }: ESTree.Span, at: number): boolean {
  return at >= start && at < end;
}

function unreadable({ patterns }: Source): Fault[] {
  return patterns.flatMap(({ path, line, pattern = '' }) => [
    ...(pattern.length > bounds.pattern
      ? [
          {
            path,
            line,
            message: `has a regular expression of ${pattern.length} characters: ${bounds.pattern} are the bound`,
          },
        ]
      : []),
    ...(repeatsRepetition(pattern)
      ? [{ path, line, message: 'repeats without end what repeats without end' }]
      : []),
  ]);
}

function lineOf({ start }: ESTree.Span, text: string): number {
  return text.slice(0, start).split('\n').length;
}

function isPattern(node: ESTree.Node): node is ESTree.RegExpLiteral {
  return 'regex' in node;
}

/** `(a+b)*`: a text of such a shape may take a program for ever. */
export function repeatsRepetition(pattern: string): boolean {
  const open: boolean[] = [];
  const tokens = pattern.match(/\\.|\[(?:\\.|[^\]\\])*\]|[()]|[*+]|\{\d+,\}|./gsu) ?? [];
  return tokens.some((token, at) => {
    const isEndless = /^(?:[*+]|\{\d+,\})$/u.test(tokens[at + 1] ?? '');
    if (token === '(') open.push(false);
    const holdsEndless = token === ')' && open.pop() === true;
    if ((isEndless || holdsEndless) && open.length > 0) open[open.length - 1] = true;
    return holdsEndless && isEndless;
  });
}
