import { describe, expect, test } from 'vitest';

import { claimsOf } from '#app/features/pitch/server/claims';

const company = { usersServed: 100 };
const bare = { siteHostedIn: undefined, llm: undefined, analytics: undefined };
const model = {
  baseUrl: 'https://model.example',
  model: 'm',
  apiKey: undefined,
  dailyTokens: 1,
  hostedIn: undefined,
  noTraining: false,
};

describe('hosted in France', () => {
  test.each([
    ['no place, no model', undefined, undefined, false],
    ['France, no model', 'FR', undefined, true],
    ['Germany, no model', 'DE', undefined, false],
    ['France, a model somewhere', 'FR', model, false],
    ['France, a model in Germany', 'FR', { ...model, hostedIn: 'DE' }, false],
    ['France, a model in France', 'FR', { ...model, hostedIn: 'FR' }, true],
    ['no place, a model in France', undefined, { ...model, hostedIn: 'FR' }, false],
  ])('%s', (_, siteHostedIn, llm, holds) => {
    expect(claimsOf({ ...bare, siteHostedIn, llm }, company).holding.includes('hosted-in-france')).toBe(
      holds,
    );
  });
});

describe('no reuse for training', () => {
  test.each([
    ['no model', undefined, true],
    ['a model of which nothing is said', model, false],
    ['a model whose maker does not train on it', { ...model, noTraining: true }, true],
  ])('%s', (_, llm, holds) => {
    expect(claimsOf({ ...bare, llm }, company).holding.includes('no-training')).toBe(holds);
  });
});

test('anonymous and yours hold whatever is configured', () => {
  expect(claimsOf({ ...bare, llm: model }, company).holding).toEqual(['anonymous', 'yours']);
});

test('all four stand in their order', () => {
  expect(claimsOf({ ...bare, siteHostedIn: 'FR' }, company).holding).toEqual([
    'hosted-in-france',
    'anonymous',
    'no-training',
    'yours',
  ]);
});

test('tells who writes', () => {
  expect(claimsOf(bare, company).writtenBy).toBe('embedded');
  expect(claimsOf({ ...bare, llm: model }, company).writtenBy).toBe('model');
});

test('the number of people served stands only while the company gives one', () => {
  expect(claimsOf(bare, company).usersServed).toBe(100);
  expect(claimsOf(bare, { usersServed: 0 }).usersServed).toBeUndefined();
  expect(claimsOf(bare, { usersServed: undefined }).usersServed).toBeUndefined();
});
