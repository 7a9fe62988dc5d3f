import { findCycles } from './cycles.ts';
import { readImports, targetOf } from './imports.ts';
import { type Place, placeOf, reachOf } from './table.ts';

/** One line a person can act on; `path` is relative to the root of the repository. */
export type Fault = { path: string; line: number; message: string };

const environmentReader = 'app/server/env.ts';
const generated = 'app/routeTree.gen.ts';

/**
 * Every wrong arrow, cycle and stray reading of the environment among `files`, a map from path (relative to the
 * root of the repository) to source text. Only `app/` is judged.
 */
export function findFaults(files: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, source] of files) {
    const fault = (line: number, message: string) => faults.push({ path, line, message });
    const from = placeOf(path);
    const reach = readImports(path, source);
    const targets: string[] = [];
    if (from.kind === undefined)
      fault(1, 'this folder has no place in app/: see "where do I put X?" in the README');
    for (const { specifier, line } of reach.imports) {
      const target = targetOf(path, specifier);
      if (target === undefined) continue;
      const file = resolve(target, files);
      targets.push(file);
      if (!mayImport(from, placeOf(file)))
        fault(line, `may not import ${specifier}: ${why(from, placeOf(file))}`);
    }
    for (const line of reach.computed) fault(line, 'imports a computed path, which no check can follow');
    if (path !== environmentReader) {
      for (const line of reach.environment) fault(line, `reads process.env: only ${environmentReader} may`);
    }
    if (path !== generated) graph.set(path, targets);
  }
  for (const cycle of findCycles(graph)) {
    faults.push({
      path: cycle[0] ?? '',
      line: 1,
      message: `is part of a cycle: ${cycle.join(' → ')} → ${cycle[0]}`,
    });
  }
  return faults;
}

function mayImport(from: Place, to: Place): boolean {
  if (from.kind === undefined || to.kind === undefined) return false;
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature) return false;
  const { kind } = to;
  return reachOf(from.kind)?.some((allowed) => kind === allowed || kind.startsWith(`${allowed}/`)) ?? false;
}

function why(from: Place, to: Place): string {
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature) {
    return `feature → feature (${from.feature} → ${to.feature}) is never an arrow`;
  }
  return `${from.kind ?? 'an unknown place'} → ${to.kind ?? 'an unknown place'} is no arrow`;
}

function resolve(target: string, files: ReadonlyMap<string, string>): string {
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const ending = endings.find((each) => files.has(target + each));
  return ending === undefined ? target : target + ending;
}
