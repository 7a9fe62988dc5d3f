/**
 * One way round for each group of files that import each other, from an import graph (path → paths it imports).
 * Two cycles through the same files count once: mending the first shows the next.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function visit(path: string): void {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push(trail.slice(start));
      return;
    }
    trail.push(path);
    for (const next of graph.get(path) ?? []) visit(next);
    trail.pop();
    finished.add(path);
  }

  for (const path of graph.keys()) visit(path);
  return cycles;
}
