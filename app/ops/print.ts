import type { Answer } from './command';

export function printed(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  return Array.isArray(answer) ? table(answer) : fields(answer);
}

const widest = 60;

function table(rows: Record<string, unknown>[]): string {
  const [first] = rows;
  if (!first) return 'none';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => short(textOf(row[name]))))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function fields(facts: Record<string, unknown>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => {
      const text = textOf(value);
      if (text === '') return [];
      return text.includes('\n') ? [`${name}:`, indented(text)] : [`${name}: ${text}`];
    })
    .join('\n');
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return withoutControls(`${value}`);
  return Array.isArray(value) && value.length === 0 ? '' : withoutControls(JSON.stringify(value, null, 2));
}

function short(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

/** What a visitor wrote must not command the terminal that shows it. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '\uFFFD');
}
