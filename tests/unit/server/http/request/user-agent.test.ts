import { expect, test } from 'vitest';

import { acceptsPage, isPerson, wantsPage } from '#app/server/http/request/user-agent';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  chrome,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
])('%s is a person’s', (agent) => {
  expect(isPerson(from({ 'user-agent': agent }))).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  `${chrome} Chrome-Lighthouse`,
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google PageSpeed Insights) Chrome/140.0 Safari/537.36',
  `${chrome} GTmetrix`,
  'curl/8.14.1',
  '',
])('%j is nobody’s', (agent) => {
  expect(isPerson(from({ 'user-agent': agent }))).toBe(false);
});

test('a page is what is asked for as text/html by GET, and is no file', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect(wantsPage(from({ accept }))).toBe(true);
  expect(wantsPage(from({ accept }, '/no/such.page'))).toBe(true);
  expect(wantsPage(from({ accept: '*/*' }))).toBe(false);
  expect(wantsPage(from({ accept: 'application/json' }))).toBe(false);
  expect(wantsPage(from({}))).toBe(false);
  expect(wantsPage(from({ accept }, '/', 'POST'))).toBe(false);
  const files = ['/assets/x', '/_serverFn/x', '/api', '/logo.PNG', '/old/feed.xml'];
  expect(files.filter((path) => wantsPage(from({ accept }, path)))).toEqual([]);
});

test('a page answers who reads, and a form that is sent to it', () => {
  const accept = 'text/html,*/*;q=0.8';
  expect(acceptsPage(from({ accept: '*/*' }))).toBe(true);
  expect(acceptsPage(from({}, '/', 'HEAD'))).toBe(true);
  expect(acceptsPage(from({ accept }, '/agents/elevator-pitch', 'POST'))).toBe(true);
  expect(acceptsPage(from({ accept: '*/*' }, '/', 'POST'))).toBe(false);
  expect(acceptsPage(from({ accept }, '/robots.txt', 'POST'))).toBe(false);
  expect(acceptsPage(from({ accept }, '/', 'PUT'))).toBe(false);
});

function from(headers: Record<string, string>, path = '/', method = 'GET'): Request {
  return new Request(`http://localhost:3000${path}`, { headers, method });
}
