import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { locales } from '#app/i18n/locales';
import { createContent } from '#app/server/content/content';
import { readEnv } from '#app/server/env';
import { createTextFiles } from '#app/server/text-files/text-files';
import { createSiteSearch } from '#app/server/search/search';
import written from '#tests/guide/questions.json' with { type: 'json' };
import { silentLog } from '#tests/integration/support/databases';
import { processorTime } from '#tests/fixtures/processor-time';

const lang = z.enum(locales);
const questions = z
  .object({
    answered: z.array(z.object({ lang, question: z.string(), pages: z.array(z.string()).min(1) })),
    refused: z.array(z.object({ lang, question: z.string() })),
  })
  .parse(written);

const search = createSiteSearch({
  content: createContent(readEnv({}), { log: silentLog }),
  textFiles: createTextFiles(readEnv({})),
  log: silentLog,
  isBundled: true,
});

async function addressesFor({ question, lang: locale }: { question: string; lang: z.infer<typeof lang> }) {
  return (await search.answer(question, locale)).map(({ document }) => document.address);
}

/** A page that is named without an anchor is found by any of its parts. */
function isAmong(pages: readonly string[], address: string): boolean {
  return pages.includes(address) || pages.includes(address.split('#')[0] ?? '');
}

describe('fifty questions of visitors, ten of them not about this site', () => {
  test('find the page that answers among the first three, 45 times of 50', async () => {
    expect(questions.answered).toHaveLength(50);
    const missed: string[] = [];
    for (const asked of questions.answered) {
      const addresses = await addressesFor(asked);
      if (!addresses.some((address) => isAmong(asked.pages, address))) missed.push(asked.question);
    }
    expect(missed.slice(5)).toEqual([]);
  });

  test('are refused 9 times of 10 where they are not about the house', async () => {
    expect(questions.refused).toHaveLength(10);
    const answered: string[] = [];
    for (const asked of questions.refused) {
      if ((await addressesFor(asked)).length > 0) answered.push(asked.question);
    }
    expect(answered.slice(1)).toEqual([]);
  });
});

test.each([
  ['accents', 'ou sont hebergees les donnees', 'où sont hébergées les données'],
  ['plurals', 'une formation pour mon équipe', 'des formations pour mes équipes'],
])('%s make no difference', async (_what, one, other) => {
  const [first] = await addressesFor({ question: one, lang: 'fr' });
  expect(first).toBeDefined();
  expect(first).toBe((await addressesFor({ question: other, lang: 'fr' }))[0]);
});

test('a word of the trade finds what the site calls otherwise', async () => {
  expect(await addressesFor({ question: 'quel est votre tarif ?', lang: 'fr' })).toContain(
    '/contact/foire-aux-questions#price',
  );
});

test('a wrong letter in a long word is forgiven', async () => {
  expect(await addressesFor({ question: 'newsleter', lang: 'fr' })).toContain('/newsletter');
});

test('a quotation is short, and says what the passage says', async () => {
  const passages = await search.answer('who was ELIZA?', 'en');
  for (const { document, quote } of passages) {
    expect(quote.length).toBeLessThanOrEqual(430);
    expect(document.text).toContain(quote.replace(/^… | …$/g, '').trim());
  }
});

test.each(['', '   ', 'bonjour', '?!', 'de la', '\u0301'])('nothing answers %j', async (question) => {
  expect(await search.answer(question, 'fr')).toEqual([]);
});

test('an answer takes less than 50 ms', async () => {
  await search.prepareAnswers('fr');
  const spent = processorTime();
  for (const { question } of questions.answered) await search.answer(question, 'fr');
  expect(spent() / questions.answered.length).toBeLessThan(50);
});
