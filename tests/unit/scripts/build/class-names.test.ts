import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import { shortClassNames } from '../../../../scripts/build/class-names';

const inTypography = resolve('app/components/ui/styles/typography.module.css');

test('every module keeps its names apart, and two readings agree', () => {
  const modules = globSync('app/**/*.module.css');
  expect(modules.length).toBeGreaterThan(100);
  const [one, other] = [shortClassNames(), shortClassNames()];
  const name = one('hidden', inTypography);
  expect(name).toMatch(/^[a-z][\da-z]{1,2}$/);
  expect(other('hidden', `${inTypography}?used`)).toBe(name);
  const names = [
    name,
    one('note', inTypography),
    one('form', resolve('app/components/ui/form/form.module.css')),
    one('form', resolve('app/features/pitch/form/pitch-form.module.css')),
    // A movement is named like a class.
    one('say', resolve('app/features/pitch/result/reveal.module.css')),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('a name that no module says ends the build', () => {
  expect(() => shortClassNames()('nowhere', inTypography)).toThrow('typography.module.css nowhere');
});
