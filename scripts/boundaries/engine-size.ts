import { type ESTree, parseSync, Visitor } from 'vite';

import type { Fault } from './check.ts';

const engine = 'app/features/pitch/engine/';

/** Lines of at most 120 characters, a longer one counted as several; decisions 111, 117, 118, 121, 123, 124, 134 and 139 tell why these. */
export const bounds = { code: 8_778, data: 2_018, width: 120, patterns: 299, composed: 3, pattern: 100 };

/** What the engine weighs more than it may, and patterns that one cannot read or that might hang. */
export function findEngineFaults(files: ReadonlyMap<string, string>): Fault[] {
  const own = [...files].filter(([path]) => path.startsWith(engine));
  const code = own.filter(([path]) => path.endsWith('.ts'));
  const data = own.filter(([path]) => path.endsWith('.yaml'));
  const patterns = code.flatMap(([path, source]) => patternsOf(path, source));
  const literals = patterns.flatMap((one) =>
    one.pattern === undefined ? [] : [{ ...one, text: one.pattern }],
  );
  const sums: [what: string, measured: number, most: number][] = [
    ['lines of code', linesOf(code), bounds.code],
    ['lines of data', linesOf(data), bounds.data],
    ['regular expressions', patterns.length, bounds.patterns],
    ['composed regular expressions', patterns.length - literals.length, bounds.composed],
  ];
  return [
    ...sums
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

function linesOf(files: readonly [path: string, text: string][]): number {
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
