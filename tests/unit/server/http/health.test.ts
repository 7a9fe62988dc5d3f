import { expect, test } from 'vitest';

import { alive, ready } from '#app/server/http/health';
import { servicesForEachTest } from './booted';

const booted = servicesForEachTest();

test('a process that answers is alive, and no cache says so for it', async () => {
  const answer = alive();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('it is ready while its database answers', async () => {
  const answer = await ready(booted.services);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', content: 'ok' });
});

test('it is ready while the content service fails, and says so', async () => {
  const { services } = booted;
  const answer = await ready({ ...services, content: { ...services.content, degraded: () => true } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', content: 'degraded' });
});

test('without its database it is not, and says nothing about the inside', async () => {
  await booted.services.database.close();
  const answer = await ready(booted.services);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable', database: 'unavailable', content: 'ok' });
  expect(booted.lines.join('')).toContain('not ready');
});
