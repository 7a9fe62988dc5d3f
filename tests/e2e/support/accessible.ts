import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another colour scheme, another width and other words can change. */
const some = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
  words: ['button-name', 'document-title', 'html-has-lang', 'image-alt', 'label', 'link-name', 'target-size'],
};

/** Fails with every breach of WCAG 2.2 AA that axe finds on the page as it stands, and the elements that commit it. */
export async function expectAccessible(page: Page, rules: keyof typeof some | 'all' = 'all'): Promise<void> {
  const { violations } = await runAxe(page, {
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
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const isThere = await page.evaluate<boolean>('typeof axe === "object"');
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
}
