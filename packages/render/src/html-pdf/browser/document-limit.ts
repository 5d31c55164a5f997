// Limits the processor time of one document on a page that prints many.
import { limitProcessorTime, type ProcessorLimit } from '../../threads/processor-time.ts';
import type { PrintPage } from './browser.ts';

/** Most documents are printed by then, and need no reading. */
const firstLookMs = 1_000;

/** What the page used for earlier documents is read at the first look; until then the processor counts as used. */
export function limitDocument(page: PrintPage, limit: Omit<ProcessorLimit, 'read'>): () => void {
  const firstMs = Math.min(firstLookMs, limit.limitMs / 10);
  const before = Promise.withResolvers<number | undefined>();
  // Rejected if the browser has ended, which the document notices itself.
  const timer = setTimeout(() => void page.processorMs().then(before.resolve, () => undefined), firstMs);
  const endLimit = limitProcessorTime({
    ...limit,
    read: async () => {
      const [beforeMs, nowMs] = [await before.promise, await page.processorMs()];
      return beforeMs === undefined || nowMs === undefined ? undefined : nowMs - beforeMs + firstMs;
    },
  });
  return () => {
    clearTimeout(timer);
    endLimit();
  };
}
