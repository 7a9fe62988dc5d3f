import { expect, test } from './support/test';

test('the layers of styles win in their order, in the page and in the one file', async ({ page }) => {
  await page.goto('/construction');
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) =>
      Array.from(cssRules).flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? rule.name : [];
      }),
    ),
  );
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets)
    expect([...new Set(sheet)]).toEqual(['base', 'elements', 'components', 'features']);
});
