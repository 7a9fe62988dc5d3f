import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another colour scheme and another width can change. */
const some = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
} as const;

/** Fails with every breach of WCAG 2.2 AA that axe finds on the page as it stands, and the elements that commit it. */
export async function expectAccessible(page: Page, rules: keyof typeof some | 'all' = 'all'): Promise<void> {
  // The site has no frames of others: without the second page that axe opens for them it takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const asked = rules === 'all' ? axe.withTags(tags) : axe.withRules([...some[rules]]);
  const { violations } = await asked.analyze();
  const breaches = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => node.target.join(' ')),
  }));
  expect(breaches, `accessibility of ${page.url()}`).toEqual([]);
}
