import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageData } from '#app/features/navigation/page-data';
import { markOf } from '#app/lib/shown-html';

beforeEach(() => {
  // Both sides are tried here; the browser's build has none of what only the server does.
  vi.stubEnv('SSR', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  document.body.innerHTML = '';
});

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

const long = `<p>${'A text of an article. '.repeat(20)}</p>`;
const answer = { title: 'Title', parts: [{ html: long }, { html: '<p>Short</p>' }] };

function sentWith(data: unknown) {
  return structuredClone(pageData(clientWith(data)).dehydrate());
}

test('a long text that the page shows is not sent as data, and read from the page', () => {
  const sent = sentWith(answer);
  expect(JSON.stringify(sent)).not.toContain('A text of an article');
  expect(JSON.stringify(sent)).toContain('<p>Short</p>');

  document.body.innerHTML = `<div data-html="${markOf(long)}">${long}</div>`;
  const browser = new QueryClient();
  pageData(browser).hydrate(sent);
  expect(browser.getQueryData(['article'])).toEqual(answer);
});

test('an answer whose text the page does not show is asked for anew', () => {
  const browser = new QueryClient();
  pageData(browser).hydrate(sentWith(answer));
  expect(browser.getQueryState(['article'])).toBeUndefined();
});

test('what is meant twice stays one thing', () => {
  const author = { label: 'Verbe' };
  const [[, data] = []] = pageData(clientWith({ html: long, author })).dehydrate().queries;
  expect(data).toHaveProperty('author', author);
  expect(Object.values(data ?? {}).at(-1)).toBe(author);
});

function clientWith(data: unknown): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['article'], data);
  return client;
}

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
