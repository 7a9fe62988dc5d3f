import type { Page } from '@playwright/test';

/** Adds up what the browser calls layout shift, from the first byte of the next page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) Object.assign(window, { shift: shiftSoFar() + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    function shiftSoFar() {
      return Number(Reflect.get(window, 'shift'));
    }
  });
}

/** The sum of them so far. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
