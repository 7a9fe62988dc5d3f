import { describe, expect, it } from 'vitest';

import {
  bounds,
  findEngineFaults,
  findEngineSlack,
  repeatsRepetition,
} from '../../../../scripts/boundaries/engine-size';

const folder = 'app/features/pitch/engine';

function messages(tree: Record<string, string>): string[] {
  return findEngineFaults(new Map(Object.entries(tree))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );
}

describe('the size of the engine', () => {
  it('may be small, and counts nothing else', () => {
    const tree = { [`${folder}/a.ts`]: 'const a = 1;\n', 'app/lib/long.ts': 'const b = 1;\n'.repeat(9000) };
    expect(messages(tree)).toEqual([]);
  });

  it('is told of its code by itself and with its data', () => {
    expect(messages({ [`${folder}/a.ts`]: ';\n'.repeat(9000) })).toEqual([
      `${folder}/:1 has 9000 lines of code: ${bounds.code} are the bound`,
    ]);
    const both = { [`${folder}/a.ts`]: ';\n'.repeat(8000), [`${folder}/en/a.yaml`]: 'a: b\n'.repeat(3000) };
    expect(messages(both)).toEqual([
      `${folder}/:1 has 11000 lines of code and data: ${bounds.all} are the bound`,
    ]);
  });

  it('counts a line of more than 120 characters as several', () => {
    const line = `# ${'a'.repeat(239)}\n`;
    expect(messages({ [`${folder}/a.yaml`]: line.repeat(5000) })).toEqual([
      `${folder}/:1 has 15000 lines of code and data: ${bounds.all} are the bound`,
    ]);
  });

  it('lowers the bounds that it has left', () => {
    const lines = (count: number) => new Map([[`${folder}/a.ts`, ';\n'.repeat(count)]]);
    const told = (count: number) => findEngineSlack(lines(count)).map(({ message }) => message);
    expect(told(bounds.code - 21)).toContain(
      `has ${bounds.code - 21} lines of code: lower the bound of ${bounds.code}`,
    );
    expect(told(bounds.code - 20).some((message) => message.includes('lines of code:'))).toBe(false);
  });
});

describe('regular expressions of the engine', () => {
  it('are told where there are too many', () => {
    expect(messages({ [`${folder}/a.ts`]: 'const a = /b/u;\n'.repeat(400) })).toEqual([
      `${folder}/:1 has 400 regular expressions: ${bounds.patterns} are the bound`,
    ]);
  });

  it('are told where too many are composed', () => {
    expect(messages({ [`${folder}/a.ts`]: "const a = new RegExp(b, 'u');\n".repeat(9) })).toEqual([
      `${folder}/:1 has 9 composed regular expressions: 3 are the bound`,
    ]);
  });

  it('are told of one that is too long', () => {
    expect(messages({ [`${folder}/a.ts`]: `\nconst a = /${'b'.repeat(101)}/u;\n` })).toEqual([
      `${folder}/a.ts:2 has a regular expression of 101 characters: 100 are the bound`,
    ]);
  });

  it('are told of one that repeats a repetition', () => {
    expect(messages({ [`${folder}/a.ts`]: 'const a = /(?:b+c)*/u;\n' })).toEqual([
      `${folder}/a.ts:1 repeats without end what repeats without end`,
    ]);
  });

  it.each([
    ['(a+)+', true],
    ['((?:ab*)c){2,}', true],
    ['(?:a{1,}|b)*', true],
    ['(?:a{1,3}b)+', false],
    ['(a+){0,2}', false],
    ['(a)+b+', false],
    [String.raw`[(+]+\)*`, false],
    [String.raw`(?:[^)*]\+)*`, false],
  ])('%s repeats one: %s', (pattern, expected) => {
    expect(repeatsRepetition(pattern)).toBe(expected);
  });
});
