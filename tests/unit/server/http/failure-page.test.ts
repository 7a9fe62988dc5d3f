import { expect, test } from 'vitest';

import { locales } from '#app/i18n/locales';
import { failurePage } from '#app/server/http/failure-page';

const context = { requestId: 'request-1', nonce: 'abc' };

test.each(locales)('speaks %s, and leads home', async (locale) => {
  const answer = failurePage(500, { ...context, locale });
  const html = await answer.text();
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain('<a href="/">« Verbe »</a>');
  expect(html.match(/<a href="\/">/g)).toHaveLength(2);
});

test('says nothing but the id to ask about, is not kept and not indexed', async () => {
  const answer = failurePage(503, { ...context, locale: 'en' });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<small>request-1</small>');
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/<script|<link|<style/);
});
