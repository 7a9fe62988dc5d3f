import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { readImports, targetOf } from '../../../scripts/boundaries/imports';
import { inputPaths } from '../../../scripts/build-inputs';

test.each(['app.config.ts', 'lingui.config.ts', 'scripts/build.ts'])(
  'what %s imports makes a build old when it changes',
  (path) => {
    const { imports } = readImports(path, readFileSync(path, 'utf8'));
    const ours = imports
      .map(({ specifier }) => targetOf(path, specifier))
      .filter((file) => file !== undefined);
    expect(inputPaths()).toEqual(expect.arrayContaining([path, ...ours]));
  },
);

test('texts and pictures count, what the build writes itself does not', () => {
  expect(inputPaths()).toEqual(expect.arrayContaining(['app/content/fr/cgu.md', 'public/favicon.svg']));
  expect(inputPaths()).not.toContain('app/routeTree.gen.ts');
});
