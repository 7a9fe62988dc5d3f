import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with every breach of WCAG 2.2 AA that axe finds on the page as it stands, and the elements that commit it;
 * `colours`: only of what another colour scheme can change.
 */
export async function expectAccessible(page: Page, { colours = false } = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  const breaches = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => node.target.join(' ')),
  }));
  expect(breaches, `accessibility of ${page.url()}`).toEqual([]);
}
