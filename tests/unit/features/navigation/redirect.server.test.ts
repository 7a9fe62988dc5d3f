import { expect, test } from 'vitest';

import { isRedirectRule, redirectBy } from '#app/features/navigation/redirect.server';
import { createContent } from '#app/server/content/content';
import { readEnv } from '#app/server/env';
import { silentLog } from '#tests/integration/support/databases';

const content = createContent(readEnv({}), { log: silentLog });

test('the first rule that knows an address says where it leads, with its query', async () => {
  expect(await redirectBy({ rules: ['moved', 'article'], address: '/Chatbot/?a=1' }, content)).toEqual({
    to: '/services/chatbot?a=1',
    status: 301,
  });
  expect(await redirectBy({ rules: ['article'], address: '/no-such-article' }, content)).toBeUndefined();
  expect(await redirectBy({ rules: ['article'], address: '/chatbot' }, content)).toBeUndefined();
});

test('an article at the root of the site leads to its page', async () => {
  const found = await redirectBy({ rules: ['article'], address: '/test-de-turing?lang=fr' }, content);
  expect(found).toEqual({ to: '/actus/test-de-turing?lang=fr', status: 301 });
});

test('an address longer than any of a page is known to no rule, and no fault', async () => {
  const address = `/chatbot?${'x'.repeat(5000)}`;
  expect(await redirectBy({ rules: ['moved', 'article'], address }, content)).toBeUndefined();
});

test('a name that nobody defines is no rule, and says nothing', async () => {
  expect(isRedirectRule('moved')).toBe(true);
  expect(isRedirectRule('constructor')).toBe(false);
  expect(await redirectBy({ rules: ['constructor'], address: '/chatbot' }, content)).toBeUndefined();
});
