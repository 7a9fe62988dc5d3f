import { expect, test } from 'vitest';

import { printed } from '#app/ops/print';

test('a list is a table whose columns stand below each other', () => {
  const rows = [
    { id: '1', from: 'ada@example.org', about: undefined },
    { id: '22', from: 'b@example.org', about: 'Hello' },
  ];
  expect(printed(rows).split('\n')).toEqual([
    'id  from             about',
    '1   ada@example.org',
    '22  b@example.org    Hello',
  ]);
  expect(printed([])).toBe('none');
});

test('a cell is one line, and not endless', () => {
  const [, row = ''] = printed([{ about: `a\nb${'c'.repeat(100)}` }]).split('\n');
  expect(row).toHaveLength(60);
  expect(row).toMatch(/^a bc+…$/);
});

test('what is empty is left out of the fields, what has lines stands below its name', () => {
  expect(printed({ id: 'x', refunded: '', message: 'one\ntwo', orders: [] })).toBe(
    'id: x\nmessage:\n  one\n  two',
  );
});

test('what a visitor wrote does not command the terminal', () => {
  expect(printed({ message: 'red \u001B[31m\rover' })).toBe('message: red \uFFFD[31m\uFFFDover');
  expect(printed([{ about: '\u009B2J' }])).toContain('\uFFFD2J');
});
