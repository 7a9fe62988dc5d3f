import { afterEach, beforeEach, expect, test } from 'vitest';

import { countPage, startAnalytics, stopAnalytics } from '#app/features/consent/analytics';
import { type AnalyticsSettings, readSettings } from '#app/features/consent/analytics-settings';

const settings: AnalyticsSettings = {
  tagUrl: 'https://tag.example/gtag/js',
  ids: [
    { id: 'G-ONE', params: { cookie_flags: 'SameSite=Strict' } },
    { id: 'G-TWO', params: {} },
  ],
};
const page = { page_location: 'https://verbe.example/', page_title: 'Verbe', page_referrer: '' };

beforeEach(() => {
  window.dataLayer = [];
});

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('each id is configured with page views on, its own parameters, and no word of debugging', () => {
  startAnalytics(settings, page);
  expect(calls()).toMatchObject([
    ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' }],
    ['js', expect.any(Date)],
    ['config', 'G-ONE', { send_page_view: true, cookie_flags: 'SameSite=Strict', ...page }],
    ['config', 'G-TWO', { send_page_view: true, ...page }],
  ]);
  expect(JSON.stringify(calls())).not.toContain('debug');
  expect(document.querySelector('script')?.src).toBe('https://tag.example/gtag/js?id=G-ONE');
});

test('each entry is what the tag reads: the arguments of a call', () => {
  countPage(page);
  expect(String(window.dataLayer?.[0])).toBe('[object Arguments]');
  expect(calls()).toEqual([['event', 'page_view', page]]);
});

test('withdrawn, every id is off and its cookies are gone', () => {
  document.cookie = '_ga=GA1.1.1';
  document.cookie = '_ga_ONE=GS1';
  document.cookie = 'lang=fr';
  stopAnalytics(settings);
  expect(Reflect.get(window, 'ga-disable-G-ONE')).toBe(true);
  expect(Reflect.get(window, 'ga-disable-G-TWO')).toBe(true);
  expect(document.cookie).toBe('lang=fr');
  startAnalytics(settings, page);
  expect(Reflect.get(window, 'ga-disable-G-ONE')).toBe(false);
  const said = calls().filter((call) => Array.isArray(call) && call[0] === 'consent');
  expect(said.at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }]);
});

test.each(['', '{', '{"tagUrl":1}'])('settings that are not readable measure nothing: %s', (json) => {
  expect(readSettings(json)).toBeUndefined();
});

function calls(): unknown[] {
  return (window.dataLayer ?? []).map((entry) => Array.from(Object(entry)));
}
