import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';

import { captureConsole } from '#app/server/log';

const lines: string[] = [];
const log = pino(
  { level: 'debug', base: undefined, timestamp: false },
  { write: (line) => lines.push(line) },
);
let giveBack = () => {};
afterEach(() => {
  giveBack();
  lines.length = 0;
});

test('what a library complains of is an error, without the words of a visitor', () => {
  giveBack = captureConsole(log);
  console.error(new SyntaxError('Unexpected token in "secret text"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, kind: 'SyntaxError' });
  expect(lines[0]).not.toContain('secret text');
});

test.each([
  ['a client that left', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), () => true],
  ['a payload that nobody could read', new SyntaxError('Unexpected token'), () => false],
])('%s is no error', (_, error, isOurs) => {
  giveBack = captureConsole(log, isOurs);
  console.error(error);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 20 });
});
