import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { placeholder } from './placeholder';

test.each(['- SIREN : [à compléter]', 'Dear {{name}},', 'undefined seconds', 'Lorem ipsum dolor'])(
  'finds %s',
  (words) => expect(words).toMatch(placeholder),
);

test.each(['Votre texte [sic] est conservé.', 'The work is completed.'])('lets %s pass', (words) =>
  expect(words).not.toMatch(placeholder),
);

test('no article, no chatbot and no message of the catalogs holds a placeholder', () => {
  const files = [
    ...globSync('app/content/{articles,chatbots,sample-report}/**/*.md'),
    ...globSync('app/i18n/catalogs/*/*.po'),
  ];
  expect(files.length).toBeGreaterThan(50);
  const faults = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => placeholder.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(faults).toEqual([]);
});
