import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { layerOf, readClasses, readClassUse } from './class-use';

const read = (path: string) => readFileSync(path, 'utf8');
const modules = globSync('app/**/*.module.css');
const sources = globSync('app/**/*.{ts,tsx}').map((path) => readClassUse(path, read(path)));
const used = new Set([
  ...sources.flatMap(({ classes }) => classes.map(({ module, name }) => `${module} ${name}`)),
  ...modules.flatMap(composedIn),
]);

test('every class that is used is one of a module, by its name', async () => {
  expect(sources.flatMap(({ faults }) => faults)).toEqual([]);
  const there = await allClasses();
  expect([...used].filter((name) => !there.has(name))).toEqual([]);
});

test('every class of a module is used', async () => {
  const there = await allClasses();
  expect(there.size).toBeGreaterThan(250);
  expect([...there].filter((name) => !used.has(name))).toEqual([]);
});

test('every module is in the layer of its folder', () => {
  const astray = modules.filter((path) => {
    const layers = path.startsWith('app/features/') ? ['features'] : ['elements', 'components'];
    return !layers.includes(layerOf(read(path)) ?? '');
  });
  expect(astray).toEqual([]);
});

test('the shared styles are few', () => {
  // The typefaces are records, a file of letters each.
  const paths = globSync('app/styles/*.css').filter((path) => !path.endsWith('fonts.css'));
  const lines = paths.flatMap((path) => read(path).trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(410);
});

test('a class that cannot be followed is told', () => {
  const source = `
    import styles from './a.module.css';
    import { b } from '#app/components/ui/b.module.css';
    export const A = ({ look }) => <p className={styles[look]}><b className="loud" /><i className={styles.quiet} /></p>;`;
  expect(readClassUse('app/features/a/a.tsx', source)).toEqual({
    classes: [{ module: 'app/features/a/a.module.css', name: 'quiet' }],
    faults: [
      'app/features/a/a.tsx: imports app/components/ui/b.module.css by names',
      'app/features/a/a.tsx: computes a class of app/features/a/a.module.css',
      'app/features/a/a.tsx: the class loud is of no module',
    ],
  });
});

test('a rule outside its layer is told', () => {
  expect(layerOf('@layer features {\n  .a {\n    color: red;\n  }\n}\n')).toBe('features');
  expect(layerOf('@layer features {\n  .a {\n  }\n}\n\n.b {\n}\n')).toBeUndefined();
});

/** What a module takes from others, as `path name`. */
function composedIn(module: string): string[] {
  const taken = read(module).matchAll(/composes: ([\w ]+) from '([^']+)'/g);
  return [...taken].flatMap(([, names = '', path = '']) =>
    names.split(' ').map((name) => `${join(dirname(module), path)} ${name}`),
  );
}

/** As `path name`. */
async function allClasses(): Promise<Set<string>> {
  const classes = await readClasses(modules, read);
  return new Set([...classes].flatMap(([path, names]) => names.map((name) => `${path} ${name}`)));
}
