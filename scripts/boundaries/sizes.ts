import type { Fault } from './check.ts';

/** In lines, of files outside the engine; decision 101 tells why these. A room is a feature, or a folder of `features/pitch`. */
const bounds = { median: 40, most: 130, longest: 270, room: 3_500 };

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
  return [...faultsOfFiles(lengths), ...faultsOfRooms(lengths), ...findRepeats(sources)];
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
  const sums = new Map<string, number>();
  for (const { path, lines } of lengths) {
    const room = /^app\/features\/(?:pitch\/)?[^/]+(?=\/)/.exec(path)?.[0];
    if (room !== undefined) sums.set(room, (sums.get(room) ?? 0) + lines);
  }
  return [...sums]
    .filter(([, lines]) => lines > bounds.room)
    .map(([path, lines]) => ({ path, line: 1, message: `has ${lines} lines: ${bounds.room} are the bound` }));
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
