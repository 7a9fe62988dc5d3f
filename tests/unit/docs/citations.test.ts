import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const guides = ['README.md', ...globSync('docs/*.md')];
const cited = [...guides, ...globSync('{app,scripts,tests}/**/*.{ts,tsx,css}')];
const read = (path: string) => readFileSync(path, 'utf8');

test('every rule of the product that is cited stands in docs/product.md', () => {
  const rules = new Set(
    [...read('docs/product.md').matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, rule]) => rule),
  );
  expect(rules.size).toBeGreaterThan(60);
  const unknown = cited.flatMap((path) =>
    [...read(path).matchAll(/\bproduct ((?:\d+\.\d+(?:, | and )?)+)/g)]
      .flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? [])
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${path}: product ${rule}`),
  );
  expect(unknown).toEqual([]);
});

test('no comment cites a specification that is not in the repository', () => {
  const citing = globSync('{app,scripts,tests}/**/*.{ts,tsx,css}').filter((path) =>
    /\/[/*].*(?:specificatio[n]|design car[d]|\([§])/i.test(read(path)),
  );
  expect(citing).toEqual([]);
});

const decisions = globSync('docs/decisions/*.md').map((path) => Number(/(\d{4})-/.exec(path)?.[1]));

test('no two decisions have one number', () => {
  expect(decisions.filter((number, at) => decisions.indexOf(number) !== at)).toEqual([]);
});

test('every decision that is cited is there', () => {
  const unknown = cited.flatMap((path) =>
    [...read(path).matchAll(/\bdecisions? ((?:\d+(?:, | and )?)+)/g)]
      .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
      .filter((number) => !decisions.includes(Number(number)))
      .map((number) => `${path}: decision ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const broken = [...guides, ...globSync('docs/decisions/*.md')].flatMap((path) =>
    // What stands in backticks is an example.
    [
      ...read(path)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g),
    ]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every file that a guide names is there', () => {
  const named = linesOfGuides().flatMap(({ path, line }) =>
    targetsIn(line)
      .filter((target) => fromTheRoot.test(target))
      .map((target) => ({ path, target })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ target }) => globSync(target).length === 0)).toEqual([]);
});

test('every file that a guide names by its end is below a folder that its line names, if it names one', () => {
  const files = globSync('{*,{app,scripts,tests,docs,public}/**/*}');
  const named = linesOfGuides().flatMap(({ path, line }) => {
    const targets = targetsIn(line);
    const folders = targets.filter((target) => fromTheRoot.test(target)).map(folderOf);
    return targets
      .filter((target) => !fromTheRoot.test(target) && /^\w.*\.(?:tsx?|css|yaml|json)$/.test(target))
      .map((target) => ({ path, target, folders }));
  });
  expect(named.length).toBeGreaterThan(30);
  const unknown = named.filter(
    ({ target, folders }) =>
      !files.some(
        (file) =>
          `/${file}`.endsWith(`/${target}`) &&
          (folders.length === 0 || folders.some((folder) => file.startsWith(folder))),
      ),
  );
  expect(unknown).toEqual([]);
});

const fromTheRoot = /^(?:app|scripts|tests|docs)\//;

function linesOfGuides() {
  return guides.flatMap((path) =>
    read(path)
      .split('\n')
      .map((line) => ({ path, line })),
  );
}

/** What a line has in code marks, without patterns and the files of the pages that a guide invents. */
function targetsIn(line: string): string[] {
  return [...line.matchAll(/`([^\s`]+)`/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/[*…]|\{[a-z ]+\}|charte|article\.server/.test(target));
}

/** Of `app/features/pitch/brief.ts` and of `app/features/pitch/{form,result}/` alike. */
function folderOf(path: string): string {
  const plain = path.replace(/\{.*/, '');
  return plain.slice(0, plain.lastIndexOf('/') + 1);
}

test('every document that is named by its file is there', () => {
  const named = [...cited, ...globSync('docs/decisions/*.md')]
    // Its files are those of a page yet to be written.
    .filter((path) => path !== 'docs/adding-a-page.md')
    .flatMap((path) =>
      [...read(path).matchAll(/`(?:[\w./-]+\/)?([\w-]+\.md)`/g)].map(([, name = '']) => ({ path, name })),
    );
  const names = new Set(globSync('{.,docs/**,app/**}/*.md').map((path) => basename(path)));
  expect(named.filter(({ name }) => !names.has(name))).toEqual([]);
});
