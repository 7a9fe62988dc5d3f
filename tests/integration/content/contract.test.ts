import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

import { readPage } from '#app/server/content/strapi/parse/article';
import { readChatbot } from '#app/server/content/strapi/parse/chatbot';
import { createStrapiClient } from '#app/server/content/strapi/strapi-client';
import { ContentError } from '#app/server/content/content-source';
import { contractOf, contractText, startReplay } from '#tests/fakes/content/replay';
import { slugsOf, sources, strapi, useContent } from './sources';

const french = [
  'rentree-creative-trois-questions',
  'sobriete-numerique-en-agence',
  'donner-une-voix-a-une-marque',
  'la-radio-qui-ecoute',
  'le-retour-des-formats-longs',
  'ia-et-droit-d-auteur-ou-en-est-on',
  'prototyper-un-chatbot-en-une-journee',
  'une-affiche-sans-logo',
  'cinq-tendances-creatives-2025',
];
const english = ['prototype-a-chatbot-in-one-day', 'a-poster-without-a-logo', 'five-creative-trends-2025'];

describe.each(Object.entries(sources))('the six calls, by %s', (name, start) => {
  const content = useContent(start);

  test('all articles come newest first, in the language asked for', async () => {
    expect(slugsOf(await content().articles('fr'))).toEqual(french);
    const inEnglish = await content().articles('en');
    expect(slugsOf(inEnglish)).toEqual(english);
    expect(inEnglish.map(({ lang }) => lang)).toEqual(['en', 'en', 'en']);
  });

  test('a language without articles shows those of the service', async () => {
    const articles = await content().articles('es');
    expect(slugsOf(articles)).toEqual(french);
    expect(new Set(articles.map(({ lang }) => lang))).toEqual(new Set(['fr']));
  });

  test('a card has all that a list shows', async () => {
    const [first] = await content().articles('fr');
    expect(first).toEqual({
      slug: 'rentree-creative-trois-questions',
      title: 'Rentrée créative : trois questions à se poser',
      summary: 'Trois questions pour ouvrir la saison.',
      image: {
        url: expect.stringMatching(/^http:\/\/[^/]+\/uploads\/rentree_\w+\.jpg$/),
        alt: 'Bureau de rentrée',
        width: 1600,
        height: 900,
      },
      author: { id: 1, username: 'camille.perrin' },
      category: { name: 'Trends & Insights' },
      publishedAt: '2025-09-01T07:00:00.000Z',
      updatedAt: '2025-09-01T07:00:00.000Z',
      lang: 'fr',
    });
  });

  test('a category is found whatever its case', async () => {
    const inFrench = await content().byCategory('fr', 'TRENDS & insights');
    expect(slugsOf(inFrench)).toEqual([french[0], french[4], french[8]]);
    expect(slugsOf(await content().byCategory('en', 'TRENDS & insights'))).toEqual([english[2]]);
  });

  test('an author is found by the name whatever its case, or by the id', async () => {
    const byName = slugsOf(await content().byAuthor('fr', 'theo marchand'));
    expect(byName).toEqual([french[2], french[4], french[5], french[7]]);
    expect(slugsOf(await content().byAuthor('fr', '2'))).toEqual(byName);
    expect(slugsOf(await content().byAuthor('en', '2'))).toEqual([english[1]]);
    expect(slugsOf(await content().byAuthor('en', 'theo marchand'))).toEqual([english[1]]);
  });

  test('the latest are three', async () => {
    expect(slugsOf(await content().latest('fr'))).toEqual(french.slice(0, 3));
    expect(slugsOf(await content().latest('en'))).toEqual(english);
  });

  test('one article comes whole', async () => {
    const article = await content().article('fr', 'cinq-tendances-creatives-2025');
    expect(article?.title).toBe('Cinq tendances créatives pour 2025');
    expect(article?.seo).toEqual({
      title: 'Cinq tendances créatives pour 2025',
      description: expect.stringContaining('Cinq tendances'),
      image: expect.objectContaining({ alt: 'Aperçu de partage', width: 1600, height: 900 }),
    });
    expect(article?.blocks.map(({ markdown }) => markdown.split('\n')[0])).toEqual([
      '## En bref',
      '## Ce qui change vraiment',
      '### Trois constats',
      '- Écouter',
      '1. Premier',
      '### À retenir',
      '> Une bonne idée tient sur un ticket de métro.',
      '',
      '## Version « blocks »',
    ]);
    const pictures = article?.blocks.flatMap(({ illustration, caption }, index) =>
      illustration ? [{ index, alt: illustration.alt, caption }] : [],
    );
    expect(pictures).toEqual([
      { index: 0, alt: 'Courbe des usages', caption: undefined },
      { index: 7, alt: 'Atelier de création', caption: 'Atelier de création, Lyon' },
    ]);
  });

  test('a document tells its translations, where the service has documents', async () => {
    const article = await content().article('fr', 'cinq-tendances-creatives-2025');
    const translation = { lang: 'en', slug: 'five-creative-trends-2025' };
    expect(article?.alternates).toEqual(name.includes('Strapi 4') ? [] : [translation]);
    const back = await content().article('en', 'five-creative-trends-2025');
    expect(back).toMatchObject({ lang: 'en', title: 'Five creative trends for 2025' });
  });

  test('chatbots come in their order, then by name', async () => {
    const slugs = ['guide', 'redacteur-de-brief', 'critique-bienveillant', 'generateur-d-idees'];
    const chatbots = await content().chatbots('fr');
    expect(slugsOf(chatbots)).toEqual(slugs);
    expect(chatbots[0]).toEqual({
      documentId: name.endsWith('5') ? expect.any(String) : undefined,
      slug: 'guide',
      name: 'Guide',
      description: 'Oriente vers le bon assistant.',
      image: { url: expect.stringContaining('/uploads/guide_'), alt: 'Guide', width: 128, height: 128 },
      order: 1,
      active: true,
      prompt: undefined,
      lang: 'fr',
    });
    expect(slugsOf(await content().chatbots('es'))).toEqual(slugs);
  });

  test('chatbots that a language lacks come in French, where it is sure that it lacks them', async () => {
    const chatbots = await content().chatbots('en');
    expect(chatbots.map(({ slug, lang }) => [slug, lang])).toEqual(
      [
        ['guide', 'en'],
        ['brief-writer', 'en'],
        ['critique-bienveillant', 'fr'],
        ['generateur-d-idees', 'fr'],
      ].slice(0, name.includes('Strapi 4') ? 2 : 4),
    );
  });
});

describe('a body of one repeatable component', () => {
  const isIt = (file: string) => !file.startsWith('05') || file.includes('body-repeatable');

  describe.each(['v4', 'v5'] as const)('%s', (version) => {
    const content = useContent(() => strapi(startReplay(version, isIt)));

    test('reads like a dynamic zone', async () => {
      const article = await content().article('fr', 'cinq-tendances-creatives-2025');
      expect(article?.blocks.map(({ markdown }) => markdown.split('\n')[0])).toEqual([
        '## En bref',
        '## Ce qui change vraiment',
        '### Trois constats',
        '- Écouter',
        '1. Premier',
        '## À retenir',
        '> Une bonne idée tient sur un ticket de métro.',
        'Atelier de création, Lyon',
      ]);
    });
  });
});

describe('Strapi 5 in the shape of Strapi 4', () => {
  const isShaped = (file: string) => file.includes('format-v4');
  const shaped = useContent(() =>
    strapi(startReplay('v5', (file) => isShaped(file) || /locale-(en|es|fr)/.test(file))),
  );
  const flat = useContent(() => strapi(startReplay('v5', (file) => !isShaped(file))));

  test('gives the same cards', async () => {
    expect(withoutHosts(await shaped().articles('es'))).toEqual(withoutHosts(await flat().articles('es')));
    expect(withoutHosts(await shaped().chatbots('es'))).toEqual(withoutHosts(await flat().chatbots('es')));
  });

  function withoutHosts(cards: object): string {
    return JSON.stringify(cards).replaceAll(/127\.0\.0\.1:\d+/g, 'host');
  }
});

describe.each(['v4', 'v5'] as const)('every answer of Strapi, %s', (version) => {
  test.each(contractOf(version))('$file', async ({ file, request, status }) => {
    const replay = await startReplay(version, (each) => each === file);
    onTestFinished(() => replay.close());
    const service = createStrapiClient({ base: replay.url, timeoutMs: 5000 });
    const answer = service.get(request.replace('GET /api/', ''));
    const { data } = z
      .looseObject({ data: z.array(z.unknown()).nullish().catch(null) })
      .catch({ data: null })
      .parse(JSON.parse(contractText(version, file)));
    if (status === 200 && data) expect((await answer).items).toEqual(data);
    else await expect(answer).rejects.toEqual(new ContentError({ status: status === 200 ? 500 : status }));
  });

  test.each(contractOf(version))('nothing of $file is lost in reading', ({ file, request }) => {
    const body: unknown = JSON.parse(contractText(version, file));
    const items = z.object({ data: z.array(z.unknown()) }).safeParse(body).data?.data ?? [];
    const read = items.map((item) =>
      request.includes('/chatbots')
        ? readChatbot(item, undefined)
        : readPage(item, { mediaBase: undefined, drafts: true }),
    );
    expect(read).not.toContain(undefined);
  });
});
