import type { Fault } from './check.ts';

/** In lines, of files outside the engine; decisions 101 and 116 tell why these. */
const bounds = { median: 40, most: 130, longest: 270 };

/** In lines, of a feature or a folder of `features/pitch`, and of a folder of the parts that all features share. */
const rooms = [
  { path: /^app\/features\/(?:pitch\/)?[^/]+(?=\/)/, bound: 3_500 },
  { path: /^app\/(?:server|components)\/[^/]+(?=\/)/, bound: 2_000 },
];

/** Of all lines, those that explain the code beside them; what they cannot say in one line is a decision. */
const explaining = 0.01;

/** So many lines that stand in two files alike are one thing that has no name yet. */
const repeated = 10;

const mostOf = 0.95;
const generated = 'app/routeTree.gen.ts';
const engine = 'app/features/pitch/engine/';

/** What there is more of than one reads together, among the sources by path that `files` gives. */
export function findSizeFaults(files: ReadonlyMap<string, string>): Fault[] {
  const sources = [...files].filter(([path]) => path !== generated);
  const lengths = sources
    .filter(([path]) => !path.startsWith(engine))
    .map(([path, source]) => ({ path, lines: source.trimEnd().split('\n').length }));
  return [
    ...faultsOfFiles(lengths),
    ...faultsOfRooms(lengths),
    ...faultsOfComments(sources),
    ...findRepeats(sources),
  ];
}

type Length = { path: string; lines: number };

function faultsOfFiles(lengths: readonly Length[]): Fault[] {
  const sorted = lengths.map(({ lines }) => lines).toSorted((one, other) => one - other);
  const shareOf = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const tooLong = lengths
    .filter(({ lines }) => lines > bounds.longest)
    .map(({ path, lines }) => ({ path, line: bounds.longest, message: `has ${lines} lines: split it` }));
  const all: [number, number, string][] = [
    [shareOf(0.5), bounds.median, 'half of the files'],
    [shareOf(mostOf), bounds.most, 'five in a hundred files'],
  ];
  const onTheWhole = all
    .filter(([lines, bound]) => lines > bound)
    .map(([lines, bound, who]) => ({
      path: 'app',
      line: 1,
      message: `${who} have ${lines} lines or more: ${bound} is the bound`,
    }));
  return [...tooLong, ...onTheWhole];
}

function faultsOfRooms(lengths: readonly Length[]): Fault[] {
  return rooms.flatMap(({ path: pattern, bound }) => {
    const sums = new Map<string, number>();
    for (const { path, lines } of lengths) {
      const room = pattern.exec(path)?.[0];
      if (room !== undefined) sums.set(room, (sums.get(room) ?? 0) + lines);
    }
    return [...sums]
      .filter(([, lines]) => lines > bound)
      .map(([path, lines]) => ({ path, line: 1, message: `has ${lines} lines: ${bound} are the bound` }));
  });
}

function faultsOfComments(sources: readonly [path: string, source: string][]): Fault[] {
  const lines = sources.flatMap(([, source]) => source.trimEnd().split('\n'));
  const comments = lines.filter((line) => /^\s*\/\//.test(line)).length;
  const most = Math.floor(lines.length * explaining);
  if (comments <= most) return [];
  return [{ path: 'app', line: 1, message: `${comments} lines begin with //: ${most} are the bound` }];
}

/** One fault for each stretch: the lines behind its first ten are not told again. */
function findRepeats(sources: readonly [path: string, source: string][]): Fault[] {
  const firstPlaces = new Map<string, { path: string; line: number }>();
  const faults: Fault[] = [];
  for (const [path, source] of sources) {
    const lines = tellingLines(source);
    let isInside = false;
    for (let start = 0; start + repeated <= lines.length; start += 1) {
      const key = lines
        .slice(start, start + repeated)
        .map(({ text }) => text)
        .join('\n');
      const line = lines[start]?.line ?? 1;
      const first = firstPlaces.get(key);
      if (first === undefined) firstPlaces.set(key, { path, line });
      const isRepeat = first !== undefined && first.path !== path;
      if (isRepeat && !isInside) {
        faults.push({ path, line, message: `repeats ${repeated} lines of ${first.path}:${first.line}` });
      }
      isInside = isRepeat;
    }
  }
  return faults;
}

/** Without imports, comments, and lines of a single character. */
function tellingLines(source: string): { text: string; line: number }[] {
  return source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text.length > 1 && !/^(?:import |\/\/|\/\*|\*)/.test(text));
}
