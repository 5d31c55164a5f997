// Which document gets which page, with a browser that opens pages when the test tells it to.
import { expect, it } from 'vitest';
import { pdfLimits } from '../limits.ts';
import type { PrintPage } from './browser.ts';
import { BrowserSupply } from './browser-supply.ts';
import { PagePool } from './page-pool.ts';

it('leaves the last idle page to another tenant while a further document of the same tenant waits for a page to open', async () => {
  const opening: PromiseWithResolvers<void>[] = [];
  const page = { isClear: true } as PrintPage;
  const openPage = async () => {
    const opened = Promise.withResolvers<void>();
    opening.push(opened);
    await opened.promise;
    return page;
  };
  const browser = { openPage, ended: new Promise<void>(() => undefined), close: () => Promise.resolve() };
  const supply = new BrowserSupply(() => Promise.resolve(browser), 100);
  const pool = new PagePool({ supply, pages: 3, limits: pdfLimits });
  const order: string[] = [];
  const hold = (tenantId: string, userId: string) => {
    const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = () => {
      order.push(`${tenantId} ${userId}`);
      begun.resolve();
      return release.promise;
    };
    const done = pool.run(work, { caller: { tenantId, userId } });
    return { begun: begun.promise, end: () => (release.resolve(), done) };
  };
  const first = [hold('a', '1'), hold('b', '1')];
  await expect.poll(() => opening).toHaveLength(2);
  for (const opened of opening) opened.resolve();
  await Promise.all(first.map(async ({ begun, end }) => begun.then(end)));

  const many = [hold('many', '1'), hold('many', '2')];
  await expect.poll(() => opening).toHaveLength(3);
  const other = hold('other', '1');
  await other.begun;
  expect(order.slice(2)).toEqual(['many 1', 'other 1']);
  opening[2]?.resolve();
  await Promise.all([...many, other].map(async ({ begun, end }) => begun.then(end)));
  expect(order.slice(2)).toEqual(['many 1', 'other 1', 'many 2']);
  await pool.close();
});
