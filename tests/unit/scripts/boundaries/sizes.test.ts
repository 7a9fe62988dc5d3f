import { describe, expect, it } from 'vitest';

import { findSizeFaults } from '../../../../scripts/boundaries/sizes';

function messages(tree: Record<string, string>): string[] {
  return findSizeFaults(new Map(Object.entries(tree))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );
}

/** Lines that stand nowhere else. */
function lines(count: number, name: string): string {
  return Array.from({ length: count }, (_, index) => `const ${name}${index} = ${index};\n`).join('');
}

function files(folder: string, count: number, length: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${folder}/file${index}.ts`,
      lines(length, `${folder.replaceAll(/\W/g, '')}_${index}_`),
    ]),
  );
}

describe('the sizes of files', () => {
  it('may be small', () => {
    expect(messages(files('app/lib', 40, 40))).toEqual([]);
  });

  it('are told of a file that is too long', () => {
    expect(messages({ ...files('app/lib', 40, 10), 'app/lib/long.ts': lines(271, 'long') })).toEqual([
      'app/lib/long.ts:270 has 271 lines: split it',
    ]);
  });

  it('are told where half of all is too long', () => {
    expect(messages(files('app/lib', 40, 41))).toEqual([
      'app:1 half of the files have 41 lines or more: 40 is the bound',
    ]);
  });

  it('are told where more than a few are too long', () => {
    expect(messages({ ...files('app/lib', 90, 10), ...files('app/i18n', 10, 131) })).toEqual([
      'app:1 five in a hundred files have 131 lines or more: 130 is the bound',
    ]);
  });

  it('do not count the engine and what is generated', () => {
    const apart = {
      'app/routeTree.gen.ts': lines(900, 'tree'),
      'app/features/pitch/engine/long.ts': lines(900, 'engine'),
    };
    expect(messages({ ...files('app/lib', 40, 10), ...apart })).toEqual([]);
  });
});

describe('the sizes of features', () => {
  it.each(['app/features/report', 'app/features/pitch/result'])('are told of %s', (room) => {
    expect(messages({ ...files(`${room}/a`, 60, 40), ...files(`${room}/b`, 28, 40) })).toEqual([
      `${room}:1 has 3520 lines: 3500 are the bound`,
    ]);
  });

  it('count a room of the pitch by itself', () => {
    const rooms = {
      ...files('app/features/pitch/form', 60, 40),
      ...files('app/features/pitch/result', 60, 40),
    };
    expect(messages(rooms)).toEqual([]);
  });
});

describe('the sizes of what features share', () => {
  it.each(['app/server/http', 'app/components/ui'])('are told of %s', (room) => {
    expect(messages({ ...files(`${room}/a`, 40, 40), ...files(`${room}/b`, 11, 40) })).toEqual([
      `${room}:1 has 2040 lines: 2000 are the bound`,
    ]);
  });

  it('count a folder by itself', () => {
    expect(messages({ ...files('app/server/db', 40, 40), ...files('app/server/http', 40, 40) })).toEqual([]);
  });
});

describe('lines that explain the code beside them', () => {
  const commented = (count: number) => ({
    ...files('app/lib', 40, 24),
    'app/lib/commented.ts': `${'  // Why.\n'.repeat(count)}${lines(40 - count, 'commented')}`,
  });

  it('may be one in a hundred', () => {
    expect(messages(commented(10))).toEqual([]);
  });

  it('are told where they are more', () => {
    expect(messages(commented(11))).toEqual(['app:1 11 lines begin with //: 10 are the bound']);
  });
});

describe('ten lines that stand twice', () => {
  it('are told once, with both places', () => {
    const tree = {
      ...files('app/i18n', 4, 25),
      'app/lib/one.ts': lines(2, 'before') + lines(14, 'same'),
      'app/lib/two.ts': `${lines(3, 'other')}// A comment.\n${lines(14, 'same')}`,
    };
    expect(messages(tree)).toEqual(['app/lib/two.ts:5 repeats 10 lines of app/lib/one.ts:3']);
  });

  it('are told of the engine too', () => {
    const tree = {
      'app/features/pitch/engine/a.ts': lines(10, 'same'),
      'app/features/pitch/engine/b.ts': lines(10, 'same'),
    };
    expect(messages(tree)).toHaveLength(1);
  });

  it('may be nine, or imports', () => {
    const imports = Array.from({ length: 12 }, (_, index) => `import './module${index}';\n`).join('');
    const tree = {
      'app/lib/one.ts': imports + lines(9, 'same'),
      'app/lib/two.ts': imports + lines(9, 'same'),
    };
    expect(messages(tree)).toEqual([]);
  });
});
