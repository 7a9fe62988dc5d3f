import { findCycles } from './cycles.ts';
import { readImports, targetOf } from './imports.ts';
import { findMutualImports, type Import } from './mutual-folders.ts';
import { type Layer, layerOf, reachOf } from './allowed-imports.ts';

/** One line a person can act on; `path` is relative to the root of the repository. */
export type Fault = { path: string; line: number; message: string };

const environmentReader = 'app/server/env.ts';
const generated = 'app/routeTree.gen.ts';

/**
 * Every import that is not allowed, cycle, pair of folders that import each other, and stray reading of the environment among `files`, a map from path (relative to the
 * root of the repository) to source text. Only `app/` is judged.
 */
export function findFaults(files: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = [];
  const graph = new Map<string, string[]>();
  const imports: Import[] = [];
  for (const [path, source] of files) {
    const fault = (line: number, message: string) => faults.push({ path, line, message });
    const from = layerOf(path);
    const reach = readImports(path, source);
    const targets: string[] = [];
    if (from.kind === undefined)
      fault(1, 'this folder has no place in app/: see "where do I put X?" in the README');
    for (const { specifier, line } of reach.imports) {
      const target = targetOf(path, specifier);
      if (target === undefined) continue;
      const file = resolve(target, files);
      targets.push(file);
      if (path !== generated) imports.push({ from: path, to: file, line });
      if (!mayImport(from, layerOf(file)))
        fault(line, `may not import ${specifier}: ${why(from, layerOf(file))}`);
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
  for (const { from, to, line, folders } of findMutualImports(imports)) {
    faults.push({
      path: from,
      line,
      message: `imports ${to}, but ${folders[1]} imports ${folders[0]}: move what both need`,
    });
  }
  return faults;
}

function mayImport(from: Layer, to: Layer): boolean {
  if (from.kind === undefined || to.kind === undefined) return false;
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature) return false;
  const { kind } = to;
  return reachOf(from.kind)?.some((allowed) => kind === allowed || kind.startsWith(`${allowed}/`)) ?? false;
}

function why(from: Layer, to: Layer): string {
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature) {
    return `feature → feature (${from.feature} → ${to.feature}) is never allowed`;
  }
  return `${from.kind ?? 'an unknown place'} → ${to.kind ?? 'an unknown place'} is not allowed`;
}

function resolve(target: string, files: ReadonlyMap<string, string>): string {
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const ending = endings.find((each) => files.has(target + each));
  return ending === undefined ? target : target + ending;
}
