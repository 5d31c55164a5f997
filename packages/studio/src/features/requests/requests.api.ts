/** Hooks for the request operations. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  PrintRequestDocument,
  RequestDetailsDocument,
  RequestsDocument,
  RequestTemplatesDocument,
  RequestUsersDocument,
  UpdateRequestDocument,
  type updateCaseInput,
} from '../../api/generated/operations.ts';
import { fromBase64 } from '../../ui/from-base64.ts';
import {
  toListedRequest,
  toRequestDetails,
  toRequestTemplates,
  type ListedRequest,
  type RequestDetails,
} from './request.ts';

export interface RequestFilter {
  /** Searches the number, names and contact details. */
  readonly text: string;
  /** Empty for all. */
  readonly status: string;
}

/** The most recent requests; older ones are found by filtering. */
const shownMax = 1_000;

export function useRequestList({ text, status }: RequestFilter) {
  const { data, error, isLoading, refetch } = useQuery(RequestsDocument, {
    where: {
      ...(text.trim() !== '' && { text_contains: text.trim() }),
      ...(status !== '' && { status_in: [status] }),
    },
    limit: shownMax,
    skip: 0,
  });
  const requests = useMemo(
    () => data && (data.requests?.list ?? []).flatMap((one): ListedRequest[] => (one ? [toListedRequest(one)] : [])),
    [data],
  );
  const { totalCount, totalCountIsLowerBound = false } = data?.requests ?? {};
  return {
    requests,
    totalCount,
    totalCountIsLowerBound,
    error,
    isLoading,
    reload: useCallback(() => void refetch(), [refetch]),
  };
}

/** null if the request does not exist. */
export function useRequestDetails(id: string) {
  const { data, error, isLoading, refetch } = useQuery(RequestDetailsDocument, { id });
  const details = useMemo((): RequestDetails | null | undefined => {
    if (!data) return undefined;
    const found = data.requests?.list?.[0];
    return found ? toRequestDetails(found) : null;
  }, [data]);
  return { details, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** The id of the signed-in user, to whom a request can be assigned. */
export function useOwnId(): string | undefined {
  return useQuery(RequestUsersDocument, {}).data?.me.id;
}

export function useUpdateRequest(id: string) {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (input: updateCaseInput, expectedRevision: string | undefined): Promise<void> => {
      await request(UpdateRequestDocument, { id, input, expectedRevision });
      await invalidate(RequestsDocument, RequestDetailsDocument);
    },
    [id, request, invalidate],
  );
}

/** The templates that can print a request: their query reads cases. */
export function useRequestTemplates() {
  const { data, error, isLoading, refetch } = useQuery(RequestTemplatesDocument, {});
  const templates = useMemo(() => data && toRequestTemplates(data), [data]);
  return { templates, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

export function usePrintRequest(id: string) {
  const { request } = useApi();
  return useCallback(
    async (templateId: string, options: { readonly locale?: string; readonly signal: AbortSignal }): Promise<Blob> => {
      const variables = { where: { id }, limit: 1 };
      const input = { name: 'data', variablesJsonString: JSON.stringify(variables) };
      const { renderWkhtmltopdfTemplate } = await request(PrintRequestDocument, { templateId, input }, options);
      return fromBase64(renderWkhtmltopdfTemplate?.base64 ?? '', 'application/pdf');
    },
    [id, request],
  );
}
