import { type ESTree, parseSync, Visitor } from 'vite';

import type { Fault } from './check.ts';

const engine = 'app/features/pitch/engine/';

/**
 * Lines as the formatter folds them, a longer one than 120 characters counted as several: code, and code with data, so that
 * no table walks from one to the other. They fall with what they bound; decision 147 tells why, and how one is raised.
 */
export const bounds = { code: 8_766, all: 10_785, width: 120, patterns: 284, composed: 3, pattern: 100 };
const slack = { lines: 20, patterns: 5 };

/** What the engine weighs more than it may, and patterns that one cannot read or that might hang. */
export function findEngineFaults(files: ReadonlyMap<string, string>): Fault[] {
  const own = [...files].filter(([path]) => path.startsWith(engine));
  const patterns = codeIn(own).flatMap(([path, source]) => patternsOf(path, source));
  const literals = patterns.flatMap((one) =>
    one.pattern === undefined ? [] : [{ ...one, text: one.pattern }],
  );
  return [
    ...sumsOf(own)
      .filter(([, measured, most]) => measured > most)
      .map(([what, measured, most]) => ({
        path: engine,
        line: 1,
        message: `has ${measured} ${what}: ${most} are the bound`,
      })),
    ...literals
      .filter(({ text }) => text.length > bounds.pattern)
      .map(({ path, line, text }) => ({
        path,
        line,
        message: `has a regular expression of ${text.length} characters: ${bounds.pattern} are the bound`,
      })),
    ...literals
      .filter(({ text }) => repeatsRepetition(text))
      .map(({ path, line }) => ({ path, line, message: 'repeats without end what repeats without end' })),
  ];
}

/** Bounds that no longer bound anything: what was taken out would be filled again. */
export function findEngineSlack(files: ReadonlyMap<string, string>): Fault[] {
  return sumsOf([...files].filter(([path]) => path.startsWith(engine)))
    .filter(([, measured, most, free]) => measured < most - free)
    .map(([what, measured, most]) => ({
      path: engine,
      line: 1,
      message: `has ${measured} ${what}: lower the bound of ${most}`,
    }));
}

type Files = readonly [path: string, text: string][];
type Sum = readonly [what: string, measured: number, most: number, slack: number];

function sumsOf(own: Files): Sum[] {
  const code = codeIn(own);
  const all = own.filter(([path]) => path.endsWith('.ts') || path.endsWith('.yaml'));
  const patterns = code.flatMap(([path, source]) => patternsOf(path, source));
  const composed = patterns.filter(({ pattern }) => pattern === undefined);
  return [
    ['lines of code', linesOf(code), bounds.code, slack.lines],
    ['lines of code and data', linesOf(all), bounds.all, slack.lines],
    ['regular expressions', patterns.length, bounds.patterns, slack.patterns],
    ['composed regular expressions', composed.length, bounds.composed, slack.patterns],
  ];
}

function codeIn(own: Files): Files {
  return own.filter(([path]) => path.endsWith('.ts'));
}

function linesOf(files: Files): number {
  const lines = files.flatMap(([, text]) => text.trimEnd().split('\n'));
  return lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / bounds.width)), 0);
}

/** Without a pattern where it is composed when the program runs. */
type Pattern = { path: string; line: number; pattern?: string };

function patternsOf(path: string, source: string): Pattern[] {
  const found: Pattern[] = [];
  const lineOf = ({ start }: { start: number }) => source.slice(0, start).split('\n').length;
  new Visitor({
    Literal(node) {
      if (isPattern(node)) found.push({ path, line: lineOf(node), pattern: node.regex.pattern });
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        found.push({ path, line: lineOf(node) });
    },
  }).visit(parseSync(path, source).program);
  return found;
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
