import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { parseJson } from '#app/lib/parse-json';

const schema = z.object({ id: z.string() });

test('a text is read as its schema says', () => {
  expect(parseJson('{"id":"a","more":1}', schema)).toEqual({ id: 'a' });
});

test.each([null, undefined, '', '{', 'null', '[]', '{"id":1}'])('%o is not read', (text) => {
  expect(parseJson(text, schema)).toBeUndefined();
});
