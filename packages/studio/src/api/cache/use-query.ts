// Queries an operation for a screen; requests it again when the variables or the locale change.
import { useTranslation } from 'react-i18next';
import { useApi } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { operationKey } from './query-key.ts';
import type { TypedDocument } from '../typed-document.ts';
import { type ReadOptions, type ReadState, useRead } from './use-read.ts';

export interface QueryState<Data> extends Pick<ReadState<Data>, 'data' | 'isLoading' | 'refetch'> {
  readonly error: ApiError | undefined;
}

interface QueryOptions extends ReadOptions {
  /** Content locale; defaults to the display locale. */
  readonly locale?: string;
}

export function useQuery<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { locale, ...options }: QueryOptions = {},
): QueryState<Data> {
  const { request } = useApi();
  const { i18n } = useTranslation();
  const readLocale = locale ?? i18n.language;
  const { data, error, isLoading, refetch } = useRead(
    [...operationKey(document), readLocale, variables],
    async ({ signal }) => request(document, variables, { signal, locale: readLocale }),
    options,
  );
  return { data, error: error instanceof ApiError ? error : undefined, isLoading, refetch };
}
