import { expect, test } from 'vitest';

import { recordLog } from '#tests/integration/ai/record-log';
import { contentOf } from './sources';

test('without a service the bundled content answers, and the log says so once', async () => {
  const { log, lines } = recordLog();
  const content = contentOf(undefined, { log });
  const articles = await content.articles('fr');
  expect(articles.length).toBeGreaterThan(0);
  const [first] = articles;
  const whole = await content.article('fr', first?.slug ?? '');
  expect(whole).toMatchObject({ title: first?.title, lang: 'fr' });
  expect(whole?.blocks.map(({ markdown }) => markdown).join()).toMatch(/\n## /);
  expect(whole?.image?.url ?? '/').toMatch(/^\//);
  expect(lines).toMatchObject([{ msg: 'no CONTENT_SERVICE_URL: the bundled content is shown' }]);
});

test('there are no drafts: who previews sees what everybody sees', async () => {
  const content = contentOf(undefined);
  const [first] = await content.articles('fr');
  expect(await content.draft('fr', first?.slug ?? '')).toMatchObject({ title: first?.title });
});
