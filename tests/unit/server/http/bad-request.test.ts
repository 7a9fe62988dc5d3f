import { expect, test } from 'vitest';
import * as z from 'zod';

import { BadRequest, parseRequest } from '#app/server/http/bad-request';

const schema = z.strictObject({ page: z.number().default(1) });

test('what a function was asked for is read by its schema', () => {
  expect(parseRequest(schema, {})).toEqual({ page: 1 });
});

test.each([undefined, { page: 'x' }, { page: 1, more: true }])(
  'what it cannot be asked for is a bad request, which says nothing of the schema: %j',
  (input) => {
    expect(() => parseRequest(schema, input)).toThrow(new BadRequest());
  },
);
