import { expect, test } from 'vitest';

import { isFunctionPath, isPitchPath, loggedPath } from '#app/server/http/request/paths';

const id = 'AbCdEfGhIjKlMnOpQrStUv';

test.each([
  `/agents/elevator-pitch/${id}`,
  `/agents/elevator-pitch/${id}/`,
  `/agents/elevator-pitch/${id}/pdf`,
  `/agents/elevator-pitch//${id}`,
  `/Agents/Elevator-Pitch/${id}`,
  '/agents/elevator-pitch/malformed',
  `/services/elevator-pitch/${id}`,
  `//agents//elevator-pitch/${id}`,
  `/%61gents/elevator%2dpitch/${id}`,
  `/agents%2Felevator-pitch/${id}`,
  `/agents/elevator-pitch/${id}/%ff`,
  `/%61gents/elevator-pitch/${id}/%ff`,
])('%s is the address of a pitch, and no log names it', (path) => {
  expect(isPitchPath(path)).toBe(true);
  expect(loggedPath(path)).toBe('/agents/elevator-pitch/:id');
});

test.each([
  [`/agents/elevator-pitch-order/${id}`, '/agents/elevator-pitch-order/:id'],
  [`/agents/elevator-pitch-order/${id}/report.pdf`, '/agents/elevator-pitch-order/:id'],
  [`/agents/elevator%2dpitch-Order//${id}`, '/agents/elevator-pitch-order/:id'],
  [`/agents/elevator-pitch-sandbox/${id}`, '/agents/elevator-pitch-sandbox/:id'],
])('%s is the address of an order, and no log names it', (path, logged) => {
  expect(isPitchPath(path)).toBe(false);
  expect(loggedPath(path)).toBe(logged);
});

test.each([
  '/',
  '/agents/elevator-pitch',
  '/agents/elevator-pitch/',
  '/agents/elevator-pitch-order',
  '/actus/agents',
  '/healthz',
])('%s is not, and is logged as it is', (path) => {
  expect(isPitchPath(path)).toBe(false);
  expect(loggedPath(path)).toBe(path);
});

test.each(['/_serverFn/abc', '/%5FserverFn/abc', '/_server%46n/abc', '/%5fserverFn/abc'])(
  '%s is the address of a function',
  (path) => {
    expect(isFunctionPath(path)).toBe(true);
  },
);

test.each(['/_serverFn', '/actus/_serverFn/abc', '/_serverfn/abc'])('%s is none', (path) => {
  expect(isFunctionPath(path)).toBe(false);
});

test.each([
  [`/agents/elevator-pich/${id}`, '/agents/elevator-pich/:id'],
  ['/contact/ada@example.org', '/contact/:email'],
  ['/contact/ada%40example.org/x', '/contact/:email/x'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('of %s, which is no address of ours, no secret is logged', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
