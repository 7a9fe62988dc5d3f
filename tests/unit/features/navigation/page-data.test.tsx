import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { pageData } from '#app/features/navigation/page-data';

test('the browser begins with the answers of the server, as old as their arrival', async () => {
  const server = new QueryClient();
  await server.ensureQueryData({ queryKey: ['articles', 2], queryFn: async () => ['first'] });
  const sent = structuredClone(pageData(server).dehydrate());
  expect(sent).toEqual({ queries: [[['articles', 2], ['first']]] });

  const browser = new QueryClient();
  const arrived = Date.now();
  pageData(browser).hydrate(sent);
  const query = browser.getQueryState(['articles', 2]);
  expect(query).toMatchObject({ status: 'success', data: ['first'] });
  expect(query?.dataUpdatedAt).toBeGreaterThanOrEqual(arrived);
});

test('a query that failed is asked anew by the browser', async () => {
  const server = new QueryClient();
  const failing = { queryKey: ['a'], queryFn: () => Promise.reject(new Error('away')), retry: false };
  await server.ensureQueryData(failing).catch(() => {});
  expect(pageData(server).dehydrate()).toEqual({ queries: [] });
});

test('the page reads the same client', () => {
  const client = new QueryClient();
  client.setQueryData(['a'], 'answer');
  const { Wrap } = pageData(client);
  render(<Answer />, { wrapper: Wrap });
  expect(screen.queryByText('answer')).not.toBeNull();
});

function Answer() {
  return <p>{useQueryClient().getQueryData<string>(['a'])}</p>;
}
