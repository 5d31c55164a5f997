import { expect, test } from 'vitest';
import { type ReadRequests, requestsOfPage, searchRequests } from './search-requests.ts';

const productId = { plan: 'travel', type: 'single', version: '1' };
const other = { ...productId, plan: 'health' };

/** Reads a list of requests, of which only those at some positions are for the product. */
function reading(count: number, isOwn: (index: number) => boolean): ReadRequests & { pages: number } {
  const read = async (after: string | undefined) => {
    read.pages += 1;
    const from = Number(after ?? 0);
    const to = Math.min(count, from + requestsOfPage);
    const list = Array.from({ length: to - from }, (_, at) => ({
      id: String(from + at),
      caseNumber: null,
      createdAt: null,
      holder: null,
      proposals: [{ product: { productId: isOwn(from + at) ? productId : other }, valuesJsonString: '{"days":5}' }],
    }));
    return { requests: { list, endCursor: to < count ? String(to) : null } };
  };
  read.pages = 0;
  return read;
}

test('requests for the product are found behind many others', async () => {
  const read = reading(450, (index) => index === 440);
  const { requests, searchedCount, after } = await searchRequests(read, productId, undefined);
  expect(requests.map(({ id }) => id)).toEqual(['440']);
  expect([searchedCount, after, read.pages]).toEqual([450, undefined, 5]);
});

test('a search ends after some pages, and continues where it ended', async () => {
  const read = reading(1_000, (index) => index === 3 || index === 600);
  const first = await searchRequests(read, productId, undefined);
  expect(first).toMatchObject({ requests: [{ id: '3' }], searchedCount: 500, after: '500' });
  const second = await searchRequests(read, productId, first);
  expect(second).toMatchObject({ requests: [{ id: '3' }, { id: '600' }], searchedCount: 1_000, after: undefined });
});

test('no more pages are read than are needed for a list', async () => {
  const read = reading(1_000, () => true);
  const { requests, after } = await searchRequests(read, productId, undefined);
  expect([requests.length, after, read.pages]).toEqual([100, '100', 1]);
});

test('without requests, nothing is found', async () => {
  expect(
    await searchRequests(
      reading(0, () => true),
      productId,
      undefined,
    ),
  ).toEqual({
    requests: [],
    searchedCount: 0,
    after: undefined,
  });
});
