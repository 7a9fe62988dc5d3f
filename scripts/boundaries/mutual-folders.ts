/** An import of one file by another, both as paths from the root; `line` is 1-based. */
export type Import = { from: string; to: string; line: number };

/** An import that makes two folders import each other. */
export type MutualImport = Import & { folders: [from: string, to: string] };

/**
 * The imports that make two folders import each other, neither holding the other: of each pair the direction with
 * fewer imports, which is the one to mend. Compared are the folders in which the two paths part, so that
 * `engine/languages/fr` and `engine/read` are `engine/languages` and `engine/read`.
 */
export function findMutualImports(imports: readonly Import[]): MutualImport[] {
  const byDirection = new Map<string, MutualImport[]>();
  for (const each of imports) {
    const folders = partingFolders(each.from, each.to);
    if (!folders) continue;
    const direction = folders.join(' ');
    byDirection.set(direction, [...(byDirection.get(direction) ?? []), { ...each, folders }]);
  }
  return [...byDirection].flatMap(([direction, forth]) => {
    const back = byDirection.get(opposite(direction)) ?? [];
    const isRarer =
      forth.length < back.length || (forth.length === back.length && direction < opposite(direction));
    return back.length > 0 && isRarer ? forth : [];
  });
}

function opposite(direction: string): string {
  return direction.split(' ').toReversed().join(' ');
}

/** The folders below the last one that both paths share; undefined where one of the files stands in that folder. */
function partingFolders(from: string, to: string): [string, string] | undefined {
  const [one, other] = [from.split('/'), to.split('/')];
  const shared = one.findIndex((name, index) => name !== other[index]);
  if (shared < 0 || shared >= one.length - 1 || shared >= other.length - 1) return undefined;
  return [one.slice(0, shared + 1).join('/'), other.slice(0, shared + 1).join('/')];
}
