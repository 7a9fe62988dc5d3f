import { redirects } from '../../app/content/redirects';
import { person } from './support/askers';
import { expect, test } from './support/test';

test('every address of the earlier site leads to a page that answers', async ({ baseURL }) => {
  for (const [from, to] of Object.entries(redirects).filter(([path]) => !path.includes('{'))) {
    const old = `${baseURL}${from.toUpperCase()}/?lang=es`;
    const answer = await fetch(old, { headers: person, redirect: 'manual' });
    expect(answer.status, from).toBe(301);
    expect(answer.headers.get('location'), from).toBe(`${to}?lang=es`);
    expect((await fetch(`${baseURL}${to}?lang=es`, { headers: person })).status, to).toBe(200);
  }
});

test('an old address of a pitch keeps its identifier, and leaks it no more than the new one', async ({
  baseURL,
  server,
}) => {
  const id = 'AbCdEfGhIjKlMnOpQrSt_-';
  const answer = await fetch(`${baseURL}/services/elevator-pitch/${id}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`/agents/elevator-pitch/${id}`);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(server.output()).not.toContain(id);
});

test('an article’s name at the root leads to the article, for whoever asks', async ({ baseURL }) => {
  const news = await (await fetch(`${baseURL}/actus?lang=fr`)).text();
  const known = Object.values(redirects);
  const article = [...news.matchAll(/href="(\/actus\/[\w-]+)\?lang=fr"/g)]
    .map(([, path = '']) => path)
    .find((path) => !known.includes(path));
  expect(article).toBeDefined();
  const name = article?.replace('/actus', '') ?? '';
  for (const headers of [person, { 'user-agent': 'Googlebot/2.1', accept: '*/*' }]) {
    const answer = await fetch(`${baseURL}${name}?x=1`, { headers, redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${article}?x=1`);
  }
});

test('a page has one address: capitals and slashes at the end lead to it', async ({ page }) => {
  await page.goto('/Services/CHATBOT/?lang=fr');
  await expect(page).toHaveURL('/services/chatbot?lang=fr');
});

test('nothing leads to another host', async ({ baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/..',
    '/%5Cevil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example/',
  ]) {
    const answer = await fetch(baseURL + path, { headers: person, redirect: 'manual' });
    const location = answer.headers.get('location');
    const host = location === null ? baseURL : new URL(location, baseURL).origin;
    expect(host, path).toBe(baseURL);
  }
});
