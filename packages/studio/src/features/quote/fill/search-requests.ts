/** Searches the requests for those of a product, newest first, page by page. Pure. */
import type { QuoteRequestsQuery } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { type QuotedRequest, toQuotedRequests } from './quoted-requests.ts';

export interface SearchedRequests {
  readonly requests: readonly QuotedRequest[];
  /** How many requests were searched, for any product. */
  readonly searchedCount: number;
  /** Where to continue; undefined if there are no older ones. */
  readonly after: string | undefined;
}

export type ReadRequests = (after: string | undefined) => Promise<QuoteRequestsQuery>;

export const requestsOfPage = 100;
/** A search ends with these, or with as many pages: it takes a moment, and continues if the user wants so. */
const foundEnough = 20;
const pagesAtOnce = 5;

/** @param last what was found so far; undefined to begin with the latest requests */
export async function searchRequests(
  read: ReadRequests,
  productId: ProductKey,
  last: SearchedRequests | undefined,
): Promise<SearchedRequests> {
  const found: QuotedRequest[] = [];
  let { searchedCount = 0, after }: Partial<SearchedRequests> = last ?? {};
  for (let page = 0; page < pagesAtOnce && found.length < foundEnough; page += 1) {
    const answer = await read(after);
    found.push(...toQuotedRequests(answer, productId));
    searchedCount += answer.requests?.list?.length ?? 0;
    after = answer.requests?.endCursor ?? undefined;
    if (after === undefined) break;
  }
  return { requests: [...(last?.requests ?? []), ...found], searchedCount, after };
}
