import { expect, it, vi } from 'vitest';

import { PageResponse } from '#app/server/http/page-response';

const html = '<p>Été</p>';

it('is read like any answer', async () => {
  expect(await new PageResponse(html, { status: 404 }).text()).toBe(html);
  const { body, status } = new PageResponse(html, { status: 404 });
  expect(await new Response(body, { status }).text()).toBe(html);
});

it('encodes nothing where somebody only looks for a body', () => {
  const encode = vi.spyOn(Buffer, 'from');
  const response = new PageResponse(html, {});
  expect(response.body).toBe(response.body);
  expect(encode).not.toHaveBeenCalled();
  encode.mockRestore();
});
