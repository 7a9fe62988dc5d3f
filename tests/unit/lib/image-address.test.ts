import { expect, test } from 'vitest';

import { imageAddress } from '#app/lib/image-address';

test.each([
  ['/articles/a.png', 'articles/a.png'],
  ['https://images.example/uploads/a.jpg', 'https://images.example/uploads/a.jpg'],
  ['https://images.example/a.jpg?signature=secret#part', 'https://images.example/a.jpg'],
  ['https://user:password@images.example:8443/a.jpg', 'https://images.example:8443/a.jpg'],
  ['/articles/../../etc/a.png', 'etc/a.png'],
  ['https://images.example/drawing.svg', 'https://images.example/drawing.svg'],
])('%s is asked of the proxy as %s', (url, source) => {
  expect(imageAddress(url, 640)).toBe(`/_ipx/f_auto,w_640/${source}`);
});

test.each(['/articles/drawing.svg', 'data:image/png;base64,AAAA', '//images.example/a.png', 'a.png', ''])(
  'the proxy has no business with “%s”',
  (url) => expect(imageAddress(url, 640)).toBeUndefined(),
);
