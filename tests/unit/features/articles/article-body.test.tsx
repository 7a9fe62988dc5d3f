// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { ArticlePart } from '#app/features/articles/article';
import { ArticleBody } from '#app/features/articles/article-body';
import { showAt } from '#tests/unit/components/layout/shown-at';

afterEach(cleanup);

function shownVersions(...versions: { label: string; html: string }[]) {
  return showAt('/', <ArticleBody lang="en" parts={[{ kind: 'versions', versions }]} />);
}

test('only what is said stands between guillemets, not what is said of it', async () => {
  await shownVersions(
    { label: 'Before', html: '“The leading solution.”' },
    { label: 'After', html: 'Unchanged, word for word.' },
  );
  const [before, after] = screen.getAllByRole('definition');
  expect(before?.textContent).toBe('The leading solution.');
  expect(after?.textContent).toBe('Unchanged, word for word.');
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
});

test.each([
  ['« Nous livrons. »', 'Nous livrons.'],
  ['«Llevamos cajas».', 'Llevamos cajas.'],
])('the marks of a language give way to those of the house: %s', async (html, said) => {
  await shownVersions({ label: 'After', html });
  expect(screen.getByRole('definition').textContent).toBe(said);
});

test.each([
  ['« Nous réparons <em>par la poste</em>. »', 'em', 'par la poste.'],
  ['«Cajas. <del>Tarros</del>».', 'del', 'Tarros.'],
])('the stop after words highlighted or struck is of their colour: %s', async (html, tag, words) => {
  await shownVersions({ label: 'After', html });
  expect(screen.getByRole('definition').querySelector(tag)?.textContent).toBe(words);
});

test('in a measure the words between two figures are small', async () => {
  const measure = { kind: 'measure' as const, figure: '1 time in 4', won: false, html: 'a judgement' };
  await showAt('/', <ArticleBody lang="en" parts={[measure]} />);
  expect(screen.getByText('time in').tagName).toBe('SMALL');
  expect(screen.getByText('time in').parentElement?.textContent).toBe('1 time in 4');
});

test.each([
  [true, 'true'],
  [false, undefined],
])('a figure has a colour when it wins: %s', async (won, said) => {
  const measure = { kind: 'measure' as const, figure: '−40 %', won, html: 'of the time' };
  await showAt('/', <ArticleBody lang="en" parts={[measure]} />);
  expect(document.querySelector('b')?.parentElement?.dataset.won).toBe(said);
});

test.each([
  ['2,6 sur 10', ['26%']],
  ['87 times in 88', [`${(100 * 87) / 88}%`]],
  ['7 contre 5', ['70%', '50%']],
  ['12 frente a 6', ['100%', '50%']],
  ['1,5 point de moins', []],
  ['−40 %', []],
])('a share, or two figures to compare, are drawn: %s', async (figure, drawn) => {
  const measure = { kind: 'measure' as const, figure, won: false, html: 'of all' };
  await showAt('/', <ArticleBody lang="en" parts={[measure]} />);
  const bars = [...document.querySelectorAll('svg > rect + rect')];
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(drawn);
});

test('what is said of a case in marks is its verdict: what came before it is what came out', async () => {
  await shownVersions(
    { label: 'Before', html: '“A.”' },
    { label: 'After', html: '“B.”' },
    { label: 'Verdict', html: '<em>Cured</em> as it came' },
  );
  const old = screen.getAllByRole('term').map((term) => term.parentElement?.dataset.old);
  expect(old).toEqual(['true', undefined, 'true']);
});

test('a quotation stands between the guillemets of the house, without who said it', async () => {
  const quotation = { kind: 'quotation' as const, html: '<p>It listens.</p>', by: '<p>A reader</p>' };
  await showAt('/', <ArticleBody lang="en" parts={[quotation]} />);
  const said = screen.getByRole('blockquote');
  expect(said.querySelectorAll('svg')).toHaveLength(2);
  expect(said.textContent).toContain('It listens.');
  expect(said.textContent).not.toContain('A reader');
  expect(screen.getByRole('figure').textContent).toContain('A reader');
});

const title = { kind: 'title' as const, html: '<h2 id="one">One</h2>' };
const words = { kind: 'text' as const, html: '<p>Words.</p>' };
const lesson = { kind: 'lesson' as const, label: 'Takeaway', html: 'Say it.' };
const versions = { kind: 'versions' as const, versions: [{ label: 'Before', html: '“A.”' }] };
const measure = { kind: 'measure' as const, figure: '3', won: true, html: 'cured' };

const panel = { kind: 'panel' as const, html: '<ul><li>One.</li></ul>' };

test.each([
  ['case', [title, versions]],
  ['steps', [title, { kind: 'versions' as const, versions: [{ label: 'Briefs', html: 'Twelve.' }] }]],
  ['count', [title, measure, measure]],
  ['panel', [title, panel]],
])('a title and what follows it at once are a %s', async (form, parts) => {
  await showAt('/', <ArticleBody lang="en" parts={[...parts, title]} />);
  const forms = [...document.querySelectorAll<HTMLElement>('[data-form]')];
  expect(forms.map(({ dataset }) => dataset.form)).toEqual([form]);
  expect(screen.getAllByRole('heading').map((heading) => heading.closest('[data-form]'))).toEqual([
    forms[0],
    null,
  ]);
});

test('a title with a text of its own begins neither', async () => {
  await showAt('/', <ArticleBody lang="en" parts={[title, words, versions]} />);
  expect(document.querySelector('[data-form]')).toBeNull();
});

async function shownForms(...parts: ArticlePart[]) {
  await showAt('/', <ArticleBody lang="en" parts={parts} />);
  return [...document.querySelectorAll<HTMLElement>('[data-form]')].map(
    ({ dataset, textContent }) => `${dataset.form}: ${textContent}`,
  );
}

test('of a section the figure comes before what is read, the lesson after it', async () => {
  expect(await shownForms(title, words, measure, words, lesson, words)).toEqual([
    'row: One3curedWords.Words.Words.TakeawaySay it.',
  ]);
});

test('what comes before the first title is a text', async () => {
  expect(await shownForms(words, measure, title, words, lesson)).toEqual(['row: OneWords.TakeawaySay it.']);
});

test('a second figure begins a row of its own, with the words before it', async () => {
  expect(await shownForms(title, words, measure, words, measure, words)).toEqual([
    'row: One3curedWords.',
    'row: 3curedWords.Words.',
  ]);
});

test('a figure right below a title is the finding, and its words follow', async () => {
  expect(await shownForms(title, measure, words, lesson)).toEqual([
    'finding: One3cured',
    'row: Words.TakeawaySay it.',
  ]);
});

test('figures of which some are successes say which, but not two that are compared, in the text', async () => {
  const failure = { ...measure, figure: '1 time in 4', won: false };
  const comparison = { ...measure, figure: '7 against 5', html: 'seconds' };
  expect(await shownForms(title, failure, words, title, words, measure, title, comparison, words)).toEqual([
    'finding: OneFailure1 time in 4cured',
    'row: Words.',
    'row: OneSuccess3curedWords.',
    'finding: One7 against 5seconds',
    'row: Words.',
  ]);
  cleanup();
  expect(await shownForms(title, words, comparison, lesson)).toEqual([
    'row: OneWords.7 against 5secondsTakeawaySay it.',
  ]);
});

test('a drawing stands between rows', async () => {
  const drawing = { kind: 'drawing' as const, svg: '<svg></svg>', caption: 'Drawn.' };
  expect(await shownForms(title, words, drawing, words, lesson)).toEqual([
    'row: OneWords.',
    'wide: Drawn.',
    'row: Words.TakeawaySay it.',
  ]);
});

test('a case is what was said and its verdict, and between them what came of it, and why', async () => {
  const all = [
    { label: 'Before', html: '“A.”' },
    { label: 'After', html: '“B.”' },
    { label: 'Verdict', html: '<em>Cured</em>' },
  ];
  expect(await shownForms(title, { kind: 'versions', versions: all }, words)).toEqual([
    'case: OneBeforeA.AfterB.Words.VerdictCured',
  ]);
  const old = screen.getAllByRole('term').map((term) => term.parentElement?.dataset.old);
  expect(old).toEqual(['true', undefined, 'true']);
});
