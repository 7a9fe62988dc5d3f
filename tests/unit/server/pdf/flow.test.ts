import { expect, test } from 'vitest';

import { type Block, lettersOf, markdownBlocks } from '#app/server/pdf/blocks';
import { setBlocks } from '#app/server/pdf/flow';
import { createPdf } from '#app/server/pdf/pdf';
import { readPdf, wordsOf } from './read-pdf';

async function set(blocks: Block[]) {
  const pdf = await createPdf({
    title: 'Title',
    lang: 'fr',
    letters: `${lettersOf(blocks)} 0123456789.–`,
    writtenAt: Date.UTC(2027, 0, 15),
    margins: { head: 64, foot: 76 },
    byModel: false,
    creator: 'Verbe',
    onPage: (pen, page) => pen.font('sans-0').fontSize(8).text(`page ${page}`, 50, 800),
  });
  if (!pdf) throw new Error('These letters cannot be set');
  setBlocks(pdf, blocks);
  return readPdf(await pdf.bytes());
}

const filler: Block = { kind: 'paragraph', text: [{ text: 'Un été à l’œuvre. '.repeat(40).trim() }] };

test('chapters, points, lists and quotations keep their kind and their order', async () => {
  const { elements, text } = await set(
    markdownBlocks('## À garder\n\n### La scène\n\nElle **tient**.\n\n- un\n- deux\n\n> « Dit »'),
  );
  expect(elements).toEqual([
    ...['Document', 'H2', 'H3', 'P', 'L'],
    ...['LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'],
    ...['BlockQuote', 'P'],
  ]);
  expect(wordsOf(text)).toBe('À garder La scène Elle tient. – un – deux « Dit »');
});

test('what is stressed stands in faces of its own', async () => {
  const { faces } = await set(markdownBlocks('Un **fait** et une *scène*.'));
  expect(faces).toEqual(['Newsreader-Italic', 'Newsreader-Regular', 'Newsreader-SemiBold']);
});

test('a link leads where it says', async () => {
  const { elements, links } = await set(markdownBlocks('Voir la [directive](https://example.org/dir).'));
  expect(elements).toEqual(['Document', 'P', 'Link']);
  expect(links).toEqual(['https://example.org/dir']);
});

test('a table has a head and rows', async () => {
  const { elements, text } = await set(markdownBlocks('| Question | Preuve |\n|---|---|\n| Prix ? | 49 € |'));
  expect(elements).toEqual(['Document', 'Table', 'TR', 'TH', 'TH', 'TR', 'TD', 'TD']);
  expect(wordsOf(text)).toBe('Question Preuve Prix ? 49 €');
});

test('a title never stands alone at the foot of a page, nor above a table that begins the next', async () => {
  for (let paragraphs = 1; paragraphs <= 8; paragraphs += 1) {
    const blocks = [
      ...Array.from({ length: paragraphs }, () => filler),
      ...markdownBlocks(`## Suite\n\n| A | B |\n|---|---|\n${'| c | d |\n'.repeat(8)}`),
    ];
    const { pageTexts } = await set(blocks);
    const page = pageTexts.find((text) => text.includes('Suite'));
    expect(page?.match(/\bc\b/g)).toHaveLength(8);
  }
});

test('every page from the second on has its foot', async () => {
  const { pages, text } = await set(Array.from({ length: 12 }, () => filler));
  expect(pages).toBeGreaterThan(2);
  expect(text).not.toContain('page 1');
  expect(text).toContain(`page ${pages}`);
});

test('figures are drawn as a table of their labels and values, on one page', async () => {
  const bars: Block = {
    kind: 'bars',
    caption: 'Remarques par motif',
    bars: [
      { label: 'Bruit', value: 21, text: '21', told: true },
      { label: 'Décor', value: 0, text: '0', told: false },
    ],
  };
  const { elements, text } = await set([bars]);
  expect(elements).toEqual(['Document', 'P', 'Table', 'TR', 'TH', 'TD', 'TR', 'TH', 'TD']);
  expect(wordsOf(text)).toBe('Remarques par motif Bruit 21 Décor 0');
});

test('a label stands on the page of the table beside it', async () => {
  for (let paragraphs = 1; paragraphs <= 8; paragraphs += 1) {
    const blocks = [
      ...Array.from({ length: paragraphs }, () => filler),
      ...markdownBlocks(`### Mesure\n\n| A | B |\n|---|---:|\n${'| c | 1 |\n'.repeat(8)}`),
    ];
    const { pageTexts } = await set(blocks);
    const page = pageTexts.find((words) => words.includes('Mesure'));
    expect(page).toMatch(/c\s+1/);
  }
});

test('below a paragraph that goes on over the page, what follows stands close', async () => {
  for (let lines = 24; lines <= 32; lines += 1) {
    const blocks: Block[] = [
      ...Array.from({ length: lines }, (): Block => ({ kind: 'paragraph', text: [{ text: 'ligne' }] })),
      ...markdownBlocks(`### Un\n\n${'Un été à l’œuvre. '.repeat(24)} FIN\n\n### Deux\n\ncourt`),
    ];
    const { placeOf } = await set(blocks);
    const [end, label] = [placeOf('FIN'), placeOf('Deux')];
    if (end?.page !== label?.page) continue;
    expect((end?.height ?? 0) - (label?.height ?? 0)).toBeLessThan(60);
  }
});
