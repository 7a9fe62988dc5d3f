import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { InvalidInput, parseInput } from '#app/server/http/server-functions/input';

const validate = parseInput<z.ZodMiniType<unknown, unknown>>(
  z.strictObject({ name: z.string().check(z.trim()), page: z.optional(z.number()) }),
);

test('what a function was asked for is read by its schema', () => {
  expect(validate({ name: ' verbe ' })).toEqual({ name: 'verbe' });
});

test.each([undefined, null, [], { page: 1 }, { name: 'a', page: 'x' }, { name: 'a', more: true }])(
  'what it cannot be asked for is refused without a word about the schema: %j',
  (input) => {
    expect(() => validate(input)).toThrow(new InvalidInput());
  },
);
