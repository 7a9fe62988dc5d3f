import { describe, expect, test } from 'vitest';

import { redirects } from '#app/content/redirects';
import { redirectAnswer, redirectFor } from '#app/server/http/request/redirects';

describe('the addresses of the earlier site', () => {
  test.each([
    ['/marketing-digital', '/actus/marketing-digital'],
    ['/test-de-turing', '/actus/test-de-turing'],
    ['/eliza-the-story-of-a-bot', '/actus/eliza-the-story-of-a-bot'],
    ['/algorithme-lisa', '/services/data/ia-analyse-sentiment'],
    ['/frankenstein-harcelement', '/services/data/ia-harcelement'],
    ['/chatbot', '/services/chatbot'],
    ['/bot', '/services/chatbot'],
    ['/services/elevator-pitch', '/agents/elevator-pitch'],
    ['/services/elevator-pitch-cancel', '/agents/elevator-pitch-cancel'],
    ['/services/elevator-pitch-success', '/agents/elevator-pitch-success'],
  ])('%s leads to %s: also with slashes at its end, in capitals, with a query', (from, to) => {
    for (const path of [from, `${from}/`, `${from}//`, from.toUpperCase()]) {
      expect(redirectFor(path, '')).toBe(to);
    }
    expect(redirectFor(from, '?lang=fr&x=%2F')).toBe(`${to}?lang=fr&x=%2F`);
  });

  test('a pitch keeps the case of its identifier', () => {
    const id = 'AbCdEfGhIjKlMnOpQrSt_-';
    expect(redirectFor(`/Services/Elevator-Pitch/${id}/`, '?lang=es')).toBe(
      `/agents/elevator-pitch/${id}?lang=es`,
    );
  });

  test('are no longer than 1,000 characters', () => {
    expect(redirectFor(`/bot${'/'.repeat(900)}`, '')).toBe('/services/chatbot');
    expect(redirectFor(`/bot${'/'.repeat(1000)}`, '')).toBeUndefined();
  });

  test.each(['$&', "$'", '$1', '%24%26'])('the identifier %s is kept as it is', (id) => {
    expect(redirectFor(`/services/elevator-pitch/${id}`, '')).toBe(`/agents/elevator-pitch/${id}`);
  });

  test('are not mistaken for others', () => {
    const others = [
      '/',
      '/chatbots',
      '/services/chatbot',
      '/services/elevator-pitch/a/b',
      '/x/chatbot',
      '/services/elevator-pitch//x',
      '//chatbot',
    ];
    expect(others.filter((path) => redirectFor(path, ''))).toEqual([]);
  });

  test('every rule of the table is tried here or above', () => {
    for (const [from, to] of Object.entries(redirects)) {
      const path = from.replace('{id}', 'X1');
      expect(redirectFor(path, '')).toBe(to.replace('{id}', 'X1'));
    }
  });

  test('are answered with the status and the new address', () => {
    const answer = redirectAnswer(new URL('http://localhost/BOT/?a=1'));
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('location')).toBe('/services/chatbot?a=1');
    expect(redirectAnswer(new URL('http://localhost/'))).toBeUndefined();
  });

  test.each(['/%', '/actus/%E0%A4%A', '/%ff'])('%s cannot be read, and is no page', (path) => {
    const to = redirectAnswer(new URL(path, 'http://localhost'))?.headers.get('location');
    expect(to).toBe(`/404?from=${encodeURIComponent(path)}`);
  });
});
