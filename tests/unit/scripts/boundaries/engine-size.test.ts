import { describe, expect, it } from 'vitest';

import {
  bounds,
  findEngineFaults,
  repeatsRepetition,
  tellEngineSize,
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

  it('is told of a file that is too long', () => {
    expect(messages({ [`${folder}/a.ts`]: ';\n'.repeat(bounds.file + 1) })).toEqual([
      `${folder}/a.ts:${bounds.file} has ${bounds.file + 1} lines: split it`,
    ]);
  });

  it('is told of a function that says too much at once, however few lines it has', () => {
    const inside = (count: number) => `\nfunction a() { return [${'b, '.repeat(count)}]; }\n`;
    expect(messages({ [`${folder}/a.ts`]: inside(bounds.function - 1) })).toEqual([]);
    expect(messages({ [`${folder}/a.ts`]: inside(bounds.function) })).toEqual([
      `${folder}/a.ts:2 has a function of ${bounds.function + 1} names and values: ${bounds.function} are the bound`,
    ]);
  });

  it('counts a function with a name of its own apart, and one without where it stands', () => {
    const long = `[${'b, '.repeat(bounds.function - 10)}]`;
    const named = `function a() { return [c(), ${'b, '.repeat(20)}]; function c() { return ${long}; } }\n`;
    const bare = `function a() { return [() => ${long}, ${'b, '.repeat(20)}]; }\n`;
    expect(messages({ [`${folder}/a.ts`]: named })).toEqual([]);
    expect(messages({ [`${folder}/a.ts`]: bare })).toHaveLength(1);
  });

  it('is told, and fails nothing, where it is large on the whole', () => {
    const small = new Map([[`${folder}/a.ts`, 'const a = /b/u;\n']]);
    expect(tellEngineSize(small)).toBe(
      `the engine has 2 names and values of ${bounds.all}; 1 regular expressions`,
    );
    const large = new Map([[`${folder}/a.ts`, `[${'b, '.repeat(bounds.all + 1)}];\n`]]);
    expect(tellEngineSize(large)).toContain(`more than ${bounds.all}: look for what can go`);
    expect(findEngineFaults(large)).toEqual([]);
  });
});

describe('regular expressions of the engine', () => {
  it('are told where too many are composed', () => {
    expect(messages({ [`${folder}/a.ts`]: "const a = new RegExp(b, 'u');\n".repeat(4) })).toEqual([
      `${folder}/a.ts:4 composes a regular expression: 3 are the bound`,
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
