import { expect, test } from 'vitest';

import { accepts, holdsTag } from '#app/server/http/request/negotiation';

test.each(['br', 'gzip, br', 'gzip,BR ;q=0.5', 'br;q=0.001', 'gzip;q=0, br'])('%s accepts br', (header) =>
  expect(accepts(header, 'br')).toBe(true),
);

test.each([null, '', '*', 'brotli', 'x-br', 'br;q=0', 'gzip, br ; q=0.000', 'br;x=1;Q=0'])(
  '%s does not accept br',
  (header) => expect(accepts(header, 'br')).toBe(false),
);

test.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"b", W/"a"', 'W/"a"'],
])('%s holds %s', (header, etag) => expect(holdsTag(header, etag)).toBe(true));

test.each([null, '', '"b"', 'a', '"ab"'])('%s does not hold "a"', (header) =>
  expect(holdsTag(header, '"a"')).toBe(false),
);
