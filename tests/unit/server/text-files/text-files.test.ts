import { describe, expect, test } from 'vitest';

import { type Locale, locales } from '#app/i18n/locales';
import { readEnv } from '#app/server/env';
import { createTextFiles } from '#app/server/text-files/text-files';

const model = { LLM_BASE_URL: 'https://model.example/v1', LLM_MODEL: 'm' };

async function answers(lang: Locale, configuration: Record<string, string> = {}) {
  const faq = await createTextFiles(readEnv(configuration)).read('contact/foire-aux-questions', lang);
  const entries = faq?.sections.flatMap((section) => section.entries) ?? [];
  return Object.fromEntries(entries.map(({ id, text }) => [id, text]));
}

describe.each(locales)('what depends on the configuration, in %s', (lang) => {
  test('is said as it is', async () => {
    const states = [{}, model, { ...model, LLM_NO_TRAINING: 'on' }];
    const said = await Promise.all(states.map((state) => answers(lang, state)));
    const ids = ['training-data', 'who-writes', 'open', 'conversations'];
    expect(ids.map((id) => new Set(said.map((texts) => texts[id])).size)).toEqual([3, 2, 2, 2]);
  });

  test('is never said twice', async () => {
    for (const state of [{}, model]) {
      const { open, 'who-writes': writes, cookies } = await answers(lang, state);
      for (const text of [open, writes, cookies]) expect(text?.length).toBeLessThan(240);
    }
  });

  test('names France where the site is hosted there', async () => {
    expect((await answers(lang)).hosting).not.toMatch(/Franc/);
    expect((await answers(lang, { SITE_HOSTED_IN: 'FR' })).hosting).toMatch(/Franc/);
  });
});
