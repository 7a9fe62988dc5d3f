import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const firstLetters = 26;

/**
 * Gives each class and movement of the style modules a name of two or three letters, by their order: what is hashed
 * does not pack, and was a tenth of the styles. Browser and server are built from the same files, so they agree. The
 * function that it returns throws where a module says a name that was not found in it.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const modules = globSync('app/**/*.module.css').toSorted();
  const keys = modules.flatMap((path) =>
    namesIn(readFileSync(path, 'utf8')).map((name) => `${path} ${name}`),
  );
  const short = new Map(keys.map((key, at) => [key, shortName(at)]));
  return (name, file) => {
    const key = `${relative('.', file.replace(/\?.*$/, ''))} ${name}`;
    const found = short.get(key);
    if (!found) throw new Error(`No short name for ${key}`);
    return found;
  };
}

function namesIn(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '');
  const names = rules.matchAll(/[.#]([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi);
  return [...new Set(Array.from(names, ([, own, moves]) => own ?? moves ?? ''))].toSorted();
}

/** a0, b0 … z0, a1 … */
function shortName(at: number): string {
  const letter = String.fromCodePoint(97 + (at % firstLetters));
  return letter + Math.floor(at / firstLetters).toString(36);
}
