// Reads data for a screen: again when the variables or the locale change, never an answer that came too late.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from './api-context.ts';
import { ApiError } from './api-error.ts';
import type { TypedDocument } from './typed-document.ts';

export interface QueryState<Data> {
  /** The last good answer; kept while it is read again. */
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** Reads again and gives the answer; undefined when that failed or came too late. */
  readonly refetch: () => Promise<Data | undefined>;
}

interface QueryOptions {
  /** Content locale; the display locale otherwise. */
  readonly locale?: string;
  readonly isPaused?: boolean;
}

type Outcome<Data> = Pick<QueryState<Data>, 'data' | 'error' | 'isLoading'>;

export function useQuery<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { locale, isPaused = false }: QueryOptions = {},
): QueryState<Data> {
  const { request } = useApi();
  const { i18n } = useTranslation();
  const readLocale = locale ?? i18n.language;
  const variablesText = JSON.stringify(variables);
  const [outcome, setOutcome] = useState<Outcome<Data>>({ data: undefined, error: undefined, isLoading: !isPaused });
  const running = useRef<AbortController>(undefined);

  const refetch = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome((last) => ({ data: last.data, error: undefined, isLoading: true }));
    try {
      const parsed: Variables = JSON.parse(variablesText);
      const data = await request(document, parsed, { signal: controller.signal, locale: readLocale });
      setOutcome({ data, error: undefined, isLoading: false });
      return data;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      if (!(error instanceof ApiError)) throw error;
      setOutcome((last) => ({ data: last.data, error, isLoading: false }));
      return undefined;
    }
  }, [request, document, variablesText, readLocale]);

  useEffect(() => {
    if (isPaused) return undefined;
    void refetch();
    return () => running.current?.abort();
  }, [refetch, isPaused]);

  return { ...outcome, refetch };
}
