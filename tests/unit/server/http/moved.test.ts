import { describe, expect, test } from 'vitest';

import { type RedirectRule, redirects } from '#app/content/redirects';
import { movedAnswer, movedTo, readRedirects } from '#app/server/http/moved';

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
      expect(movedTo(path, '')).toEqual({ to, status: 301 });
    }
    expect(movedTo(from, '?lang=fr&x=%2F')?.to).toBe(`${to}?lang=fr&x=%2F`);
  });

  test('a pitch keeps the case of its identifier', () => {
    const id = 'AbCdEfGhIjKlMnOpQrSt_-';
    expect(movedTo(`/Services/Elevator-Pitch/${id}/`, '?lang=es')?.to).toBe(
      `/agents/elevator-pitch/${id}?lang=es`,
    );
  });

  test('are no longer than 1,000 characters', () => {
    expect(movedTo(`/bot${'/'.repeat(900)}`, '')?.to).toBe('/services/chatbot');
    expect(movedTo(`/bot${'/'.repeat(1000)}`, '')).toBeUndefined();
  });

  test('are not mistaken for others', () => {
    const others = ['/', '/chatbots', '/services/chatbot', '/services/elevator-pitch/a/b', '/x/chatbot'];
    expect(others.filter((path) => movedTo(path, ''))).toEqual([]);
  });

  test('every rule of the table is tried here or above', () => {
    for (const { from, to } of redirects) {
      const path = from.replace('{id}', 'X1');
      expect(movedTo(path, '')?.to).toBe(to.replace('{id}', 'X1'));
    }
  });

  test('are answered with the status and the new address', () => {
    const answer = movedAnswer(new URL('http://localhost/BOT/?a=1'));
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('location')).toBe('/services/chatbot?a=1');
    expect(movedAnswer(new URL('http://localhost/'))).toBeUndefined();
  });

  test.each(['/%', '/actus/%E0%A4%A', '/%ff'])('%s cannot be read, and is no page', (path) => {
    const to = movedAnswer(new URL(path, 'http://localhost'))?.headers.get('location');
    expect(to).toBe(`/404?from=${encodeURIComponent(path)}`);
  });
});

describe('a table that cannot be kept', () => {
  const hosts = ['pay.example'];
  const read = (...rules: Omit<RedirectRule, 'status'>[]) =>
    readRedirects(
      rules.map((rule) => ({ ...rule, status: 301 })),
      hosts,
    );

  test.each([
    ['//evil.example', '/x'],
    ['/X', '/y'],
    ['/x/', '/y'],
    ['/', '/y'],
    ['/x', '//evil.example'],
    ['/x', '/\\evil.example'],
    ['/x', 'javascript:alert(1)'],
    ['/x', 'https://evil.example/y'],
    ['/x', 'http://pay.example/y'],
    ['/x', 'y'],
    ['/x', '/y/{id}'],
    ['/x/{id}', '/x/{id}'],
  ])('%s → %s is refused at boot', (from, to) => {
    expect(() => read({ from, to })).toThrow(`${from} → ${to}`);
  });

  test('a second rule for a path is refused, and so is a target that moves again', () => {
    expect(() => read({ from: '/x', to: '/y' }, { from: '/x', to: '/z' })).toThrow('a second rule');
    expect(() => read({ from: '/x', to: '/y' }, { from: '/y', to: '/z' })).toThrow('moves again');
  });

  test('a listed host is a target', () => {
    expect(read({ from: '/x', to: 'https://pay.example/y' })('/x', '?a=1')?.to).toBe(
      'https://pay.example/y?a=1',
    );
  });
});
