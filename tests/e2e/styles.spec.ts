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

test('text is painted before its fonts have come', async ({ page }) => {
  for (const path of ['/', '/actus/marketing-digital', '/agents/elevator-pitch']) {
    await page.goto(path);
    const displays = await page.evaluate(() => {
      const faces = Array.from(document.styleSheets, ({ cssRules }) => [...cssRules]).flat();
      return faces.flatMap((rule) =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')
          ? [rule.style.getPropertyValue('font-display')]
          : [],
      );
    });
    expect(displays.length).toBeGreaterThan(0);
    expect(displays.filter((display) => display !== 'swap')).toEqual([]);
  }
});
