/** Requests whose values can fill a quote. Pure. */
import { isJsonObject, parseJson, type JsonObject } from '@coverwright/insurance/json';
import type { QuoteRequestsQuery } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../../../paths/products.ts';

export interface QuotedRequest {
  readonly id: string;
  readonly number: string;
  readonly holderName: string;
  readonly createdAt: string | undefined;
  readonly values: JsonObject;
}

/** Those with an offer of this version of the product. */
export function toQuotedRequests(answer: QuoteRequestsQuery, { plan, type, version }: ProductKey): QuotedRequest[] {
  return (answer.requests?.list ?? []).flatMap((request): QuotedRequest[] => {
    const offer = request?.proposals?.find((proposal) => {
      const id = proposal?.product?.productId;
      return id?.plan === plan && id.type === type && (id.version ?? '') === version;
    });
    const values = parseJson(offer?.valuesJsonString ?? 'null');
    if (!request || !isJsonObject(values)) return [];
    const { id, caseNumber, holder, createdAt } = request;
    return [
      { id, number: caseNumber ?? id, holderName: holder?.name ?? '', createdAt: createdAt ?? undefined, values },
    ];
  });
}
