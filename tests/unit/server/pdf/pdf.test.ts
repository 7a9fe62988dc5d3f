import { expect, test } from 'vitest';

import { createPdf, type PdfFacts } from '#app/server/pdf/pdf';
import type { TextStyle } from '#app/server/pdf/text-style';
import { readPdf, wordsOf } from './read-pdf';

const facts: PdfFacts = {
  title: 'Title',
  lang: 'en',
  letters: 'plain',
  writtenAt: Date.UTC(2027, 0, 15),
  margins: { head: 60, foot: 100 },
  byModel: false,
  creator: 'Verbe',
};
const style: TextStyle = { typeface: 'text', size: 12, leading: 18, colour: '#000000' };

async function open(text: string, more: Partial<PdfFacts> = {}) {
  const pdf = await createPdf({ ...facts, letters: text, ...more });
  if (!pdf) throw new Error('These letters cannot be set');
  pdf.addPage();
  return pdf;
}

test('a text is read as it was given, by eyes and by machines', async () => {
  const text = 'Œuvre d’été\u00A0: 1\u202F900\u00A0€, ¿qué?, Łódź & <b>\u00A0!';
  const pdf = await open(text);
  pdf.text('H1', pdf.measure([{ text }], style, 400), { x: 50, y: 50 });
  const read = await readPdf(await pdf.bytes());
  expect(wordsOf(read.text)).toBe(wordsOf(text));
  expect(read.elements).toEqual(['Document', 'H1']);
  expect(read.tagged).toBe(true);
});

test('title and language are told, whatever signs the title has', async () => {
  const title = 'Fish & <chips>';
  const read = await readPdf(await (await open('x', { title, lang: 'fr' })).bytes());
  expect(read).toMatchObject({ title, xmlTitle: title, lang: 'fr' });
});

test('every face that it uses is in the file', async () => {
  const text = 'Łódź ≥ Ж';
  const pdf = await open(text);
  pdf.text('P', pdf.measure([{ text }], style, 400), { x: 50, y: 50 });
  const { faces, embedded } = await readPdf(await pdf.bytes());
  expect(faces).toEqual(['DejaVuSansCondensed', 'Newsreader-Regular', 'Newsreader-Regular']);
  expect(embedded).toBe(3);
});

test('words of another language say so', async () => {
  const pdf = await open('The garden');
  const spans = [{ text: 'The ' }, { text: 'Garten', lang: 'de' }, { text: ' here' }];
  pdf.text('P', pdf.measure(spans, style, 400), { x: 50, y: 50 });
  const { elements, text } = await readPdf(await pdf.bytes());
  expect(elements).toEqual(['Document', 'P', 'Span de']);
  expect(wordsOf(text)).toBe('The Garten here');
});

test('a text that is longer than its page goes on on the next, as one paragraph', async () => {
  const text = Array.from({ length: 700 }, (_, at) => `word${at}`).join(' ');
  const pdf = await open(text);
  pdf.text('P', pdf.measure([{ text }], style, 400), { x: 50, y: 400 });
  const read = await readPdf(await pdf.bytes());
  expect(read.pages).toBe(3);
  expect(wordsOf(read.text)).toBe(text);
});

test('a word wider than its line is broken, and no letter is lost', async () => {
  const text = 'x'.repeat(200);
  const pdf = await open(text);
  const set = pdf.measure([{ text }], style, 100);
  expect(Math.max(...set.lines.map(({ width }) => width))).toBeLessThanOrEqual(100);
  expect(set.lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')).toBe(text);
});

test('balanced lines are of about one length, and as few as ever', async () => {
  const text = 'Herbs that grow on the wall of a kitchen, without soil';
  const pdf = await open(text);
  const plain = pdf.measure([{ text }], style, 200).lines;
  const balanced = pdf.measure([{ text }], { ...style, balanced: true }, 200).lines;
  const spread = (lines: typeof plain) =>
    Math.max(...lines.map(({ width }) => width)) - Math.min(...lines.map(({ width }) => width));
  expect(balanced).toHaveLength(plain.length);
  expect(spread(balanced)).toBeLessThan(spread(plain));
});

test('a picture has its words, and furniture is no part of the text', async () => {
  const pdf = await open('x');
  pdf.figure('A square', { x: 50, y: 50, width: 10, height: 10 }, (pen) =>
    pen.rect(0, 0, 10, 10).fill('#000000'),
  );
  pdf.furniture((pen) => pen.rect(50, 100, 10, 1).fill('#000000'));
  expect((await readPdf(await pdf.bytes())).elements).toEqual(['Document', 'Figure A square']);
});

test('emoji are left out', async () => {
  const pdf = await open('Herbs 🌿 grow 👩‍🍳 here');
  const text = pdf.measure([{ text: 'Herbs 🌿 grow 👩‍🍳 here' }], style, 400);
  expect(text.lines[0]?.pieces[0]?.text).toBe('Herbs grow here');
});

test('what a model wrote says so to machines', async () => {
  const bytes = await (await open('x', { byModel: true })).bytes();
  expect(bytes.toString('latin1')).toContain('digitalsourcetype/trainedAlgorithmicMedia');
});

test.each(['植物', 'צמח', 'نبات'])('there is none for letters that cannot be set: %s', async (letters) => {
  expect(await createPdf({ ...facts, letters })).toBeUndefined();
});
