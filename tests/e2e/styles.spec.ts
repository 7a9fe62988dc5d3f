import { expect, test } from './support/test';

test('the layers of styles win in their order, all from one file', async ({ page }) => {
  await page.goto('/construction');
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) =>
      Array.from(cssRules).flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? rule.name : [];
      }),
    ),
  );
  expect(sheets).toHaveLength(1);
  expect([...new Set(sheets.flat())]).toEqual(['base', 'elements', 'components', 'features']);
});
