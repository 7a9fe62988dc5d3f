import { expect, test } from 'vitest';

import { subscriptionSchema } from '#app/features/newsletter/newsletter';
import { checkoutSchema } from '#app/features/report/checkout/checkout';
import { statementSchema } from '#app/features/report/withdrawal/withdrawal';

test.each([
  ['the contacts of a telephone', '\u202aAda\u202c', '\u202a2026-0001\u202c', '\u202aada@duck.com\u202c'],
  ['a name written from right to left', 'Ada\u200f', '\u200f2026-0001', 'ada@duck.com'],
  ['isolated text', '\u2068Ada\u2069', '2026-0001\u0000', '\u2068ada@duck.com\u2069'],
  ['the mark of byte order', 'Ada', '2026-0001', '\ufeffada@duck.com'],
])(
  'a statement of withdrawal with marks that nobody sees is taken without them: %s',
  (_, name, contract, email) => {
    expect(statementSchema.parse({ name, email, contract })).toEqual({
      name: 'Ada',
      email: 'ada@duck.com',
      contract: '2026-0001',
    });
  },
);

test('an address that is pasted with them counts as what is seen of it', () => {
  const { email: checkout } = checkoutSchema.shape;
  const { email: newsletter } = subscriptionSchema.shape;
  for (const address of [checkout, newsletter])
    expect(address.parse('\u202aada@duck.com\u202c')).toBe('ada@duck.com');
});
