// What a page of an app sends to its first visitor, and layout shifts while it loads.
import type { Page } from '@playwright/test';

/** Call before the page is opened. @returns the cumulative layout shift reported by the browser */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => page.evaluate(() => Number(Reflect.get(window, 'shifts').total));
}

/** Kilobytes of 1,000 bytes, compressed: the page and its files, without the responses to its calls. */
export async function sentKb(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const files = loaded.filter(({ name }) => !/\/(?:graphql|guest)$/.test(name));
    return files.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1000;
  });
}
