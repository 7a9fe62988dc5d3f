import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Its small build takes a page two thirds of the time to read. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another colour scheme and another width can change. */
const some = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
};

/** Fails with every breach of WCAG 2.2 AA that axe finds on the page as it stands, and the elements that commit it. */
export async function expectAccessible(page: Page, rules: keyof typeof some | 'all' = 'all'): Promise<void> {
  const violations = await runAxe(page, {
    runOnly: rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: some[rules] },
    resultTypes: ['violations'],
  });
  const breaches = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => node.target.join(' ')),
  }));
  expect(breaches, `accessibility of ${page.url()}`).toEqual([]);
}

/** The library's own driver for Playwright sends its half megabyte before each run, which doubles the time of most. */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  const isThere = await page.evaluate<boolean>('typeof axe === "object"');
  if (!isThere) await page.evaluate(axe);
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  return page.evaluate<AxeResults['violations']>(run);
}
