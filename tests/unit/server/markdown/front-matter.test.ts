import { expect, test } from 'vitest';
import * as z from 'zod';

import { readFrontMatter } from '#app/server/markdown/front-matter';

const schema = z.object({ title: z.string(), tags: z.array(z.string()).default([]) });
const read = (source: string) => readFrontMatter('fr/a.md', source, schema);

test('a file is its front matter, as the schema reads it, and its text', () => {
  expect(read('---\ntitle: A\n---\n\n## B\n\n---\nC\n')).toEqual({
    head: { title: 'A', tags: [] },
    body: '## B\n\n---\nC',
  });
});

test('lines may end as on Windows, and there may be no text', () => {
  expect(read('---\r\ntitle: A\r\n---\r\nB\r\n').body).toBe('B');
  expect(read('---\ntitle: A\n---')).toEqual({ head: { title: 'A', tags: [] }, body: '' });
});

test.each([
  ['no front matter', 'A text.'],
  ['front matter that does not end', '---\ntitle: A\n'],
  ['front matter that is not YAML', '---\ntitle: [A\n---\n'],
  ['front matter that the schema refuses', '---\ntitle: 1\n---\n'],
])('%s is refused with the path of the file', (_, source) => {
  expect(() => read(source)).toThrow('fr/a.md: ');
});
