import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const catalogs = globSync('app/i18n/catalogs/*/en.po').toSorted();

test.each(catalogs)('%s says what its sources say', (file) => {
  const messages = [...readFileSync(file, 'utf8').matchAll(/^msgid (.+)\nmsgstr (.+)$/gm)].filter(
    ([, , text]) => text !== '""',
  );
  expect(messages.map(([, , text]) => text)).toEqual(messages.map(([, id]) => id));
});
