import { expect, test } from 'vitest';

import { ContentError, type WholeArticle } from '#app/server/content/content-source';
import { createArticleSections } from '#app/server/search/article-sections';
import { createLog } from '#app/server/log';
import { storedPage } from '#tests/unit/features/articles/articles';

const markdown = '## Un titre\n\nUn texte.';
const nested = `${'>'.repeat(20_000)} a`;

function shelfOf(articleOf: (slug: string) => WholeArticle['blocks'] | undefined) {
  const asked: string[] = [];
  const clock = { time: 0 };
  const content = {
    async article(_locale: string, slug: string) {
      asked.push(slug);
      const blocks = articleOf(slug);
      if (!blocks) throw new ContentError({ status: 500 });
      return storedPage(1, { slug, blocks });
    },
  };
  const sections = createArticleSections({ content, log: createLog('silent'), now: () => clock.time });
  return { sections, asked, clock };
}

const cards = (...slugs: string[]) => slugs.map((slug) => storedPage(1, { slug }));

test('an article that the service cannot serve, or that is too deep, keeps no other from being read', async () => {
  const { sections } = shelfOf((slug) => {
    if (slug === 'broken') return undefined;
    return [{ kind: 'text', markdown: slug === 'deep' ? nested : markdown }];
  });
  const [broken, deep, sound] = cards('broken', 'deep', 'sound');
  if (!broken || !deep || !sound) throw new Error('three cards');
  await sections.read([broken, deep, sound], 'fr');
  expect(sections.of(sound, 'fr')).toHaveLength(1);
  expect(sections.of(deep, 'fr')).toEqual([]);
});

test('three failures in a row end the reading; the next time those come last', async () => {
  const { sections, asked, clock } = shelfOf((slug) =>
    slug.startsWith('broken') ? undefined : [{ kind: 'text', markdown }],
  );
  const all = cards('broken-1', 'broken-2', 'broken-3', 'sound');
  await sections.read(all, 'fr');
  expect(asked).toEqual(['broken-1', 'broken-2', 'broken-3']);
  clock.time += 60_000;
  await sections.read(all, 'fr');
  expect(asked.slice(3)).toEqual(['sound', 'broken-1', 'broken-2', 'broken-3']);
  clock.time += 60_000;
  await sections.read(all, 'fr');
  expect(asked.slice(7)).toEqual(['broken-1', 'broken-2', 'broken-3']);
});

test('many that fail come last in the end', async () => {
  const { sections, clock } = shelfOf((slug) =>
    slug.startsWith('broken') ? undefined : [{ kind: 'text', markdown }],
  );
  const all = cards(...Array.from({ length: 8 }, (_, index) => `broken-${index}`), 'sound');
  for (let minute = 0; minute < 4; minute += 1) {
    await sections.read(all, 'fr');
    clock.time += 60_000;
  }
  expect(all.flatMap((card) => sections.of(card, 'fr'))).toHaveLength(1);
});
