/**
 * The data that a template is shown on: what its own query gives, kept until the query or the variables change, with
 * the mock data laid over. The last good data stays while something is wrong.
 */
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import i18next from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { ApiError } from '../../../api/api-error.ts';
import { toConsoleEntries, toConsoleEntriesOfError, type ConsoleEntry } from '../console/console-entries.ts';
import {
  isNothingFound,
  layOver,
  mockField,
  readPreviewText,
  toSentVariables,
  variablesField,
} from './preview-texts.ts';
import { runQuery } from './preview.api.ts';
import { textEntries } from './text-entries.ts';

export interface PreviewRequest {
  /** Empty is none: the mock data is all there is. */
  readonly query: string;
  readonly variablesText: string;
  readonly mockText: string;
  /** The locale that the data is read in; the display locale otherwise. */
  readonly locale?: string | undefined;
  /** Nothing is read while nobody looks. */
  readonly isPaused?: boolean;
}

export interface PreviewContent {
  /** What a template sees; undefined until it was read once. The same object until it changes. */
  readonly content: JsonObject | undefined;
  readonly isLoading: boolean;
  /** The content is from before the last change, or could not be read again. */
  readonly isStale: boolean;
  /** What is wrong with the query, the variables or the mock data. */
  readonly entries: readonly ConsoleEntry[];
  readonly clearEntries: () => void;
  /** Reads again, whatever is kept. */
  readonly refresh: () => void;
  readonly cancel: () => void;
}

interface Fetched {
  /** Of what was asked when this was answered. */
  readonly key: string;
  readonly value: JsonObject;
}

interface Outcome {
  readonly fetched: Fetched | undefined;
  /** What the entries are about. */
  readonly key?: string;
  readonly entries: readonly ConsoleEntry[];
  readonly isLoading: boolean;
}

const typingPauseMs = 500;
const nothing: Outcome = { fetched: undefined, entries: [], isLoading: false };

export function usePreviewContent({
  query,
  variablesText,
  mockText,
  locale,
  isPaused = false,
}: PreviewRequest): PreviewContent {
  const { language } = useTranslation().i18n;
  const variables = useMemo(() => readPreviewText(variablesText), [variablesText]);
  const key = useMemo(() => {
    if (!variables.ok || query.trim() === '') return undefined;
    return JSON.stringify({ query, variables: toSentVariables(variables.value), locale: locale ?? language });
  }, [query, variables, locale, language]);
  const { outcome, load, cancel } = useQueryRun();
  const { fetched } = outcome;

  const isWanted = !isPaused && key !== undefined && fetched?.key !== key;
  const hasFetched = fetched !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    // The first time at once; later only once the person has stopped typing.
    const timer = setTimeout(() => load(key), hasFetched ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [isWanted, hasFetched, key, load]);

  const isQueryEmpty = query.trim() === '';
  const content = useContent(isQueryEmpty ? noMembers : fetched?.value, mockText);
  const textProblems = useMemo(
    () => [...textEntries(variablesField, variablesText), ...textEntries(mockField, mockText)],
    [variablesText, mockText],
  );
  // Back at what is shown: what another query or other variables met is over.
  const isOver = outcome.key !== key && fetched?.key === key;
  const queryProblems = isQueryEmpty || isOver ? nothing.entries : outcome.entries;
  const entries = useMemo(() => [...textProblems, ...queryProblems], [textProblems, queryProblems]);
  const [cleared, setCleared] = useState<readonly ConsoleEntry[]>();
  return {
    content,
    isLoading: outcome.isLoading,
    isStale: content !== undefined && !isQueryEmpty && fetched?.key !== key,
    entries: cleared === entries ? nothing.entries : entries,
    clearEntries: useCallback(() => setCleared(entries), [entries]),
    refresh: useCallback(() => {
      if (key !== undefined) load(key);
    }, [key, load]),
    cancel,
  };
}

const noMembers: JsonObject = {};

/** Broken mock data leaves the last that was whole. */
function useContent(fetched: JsonObject | undefined, mockText: string): JsonObject | undefined {
  const mock = useMemo(() => readPreviewText(mockText), [mockText]);
  const [lastMock, setLastMock] = useState<JsonObject>(noMembers);
  if (mock.ok && mock.value !== lastMock) setLastMock(mock.value);
  const over = mock.ok ? mock.value : lastMock;
  return useMemo(() => {
    if (fetched === undefined) return undefined;
    const laid = layOver(fetched, over);
    return isJsonObject(laid) ? laid : fetched;
  }, [fetched, over]);
}

/** One at a time: a newer call takes the place of the one that runs. */
function useQueryRun() {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const load = useCallback(
    (key: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setOutcome((last) => ({ ...last, isLoading: true }));
      const run = async (): Promise<void> => {
        const end = await outcomeOf(async () => runQuery(api, JSON.parse(key), controller.signal), key);
        if (controller.signal.aborted) return;
        setOutcome((last) => ({ key, fetched: end.fetched ?? last.fetched, entries: end.entries, isLoading: false }));
      };
      void run();
    },
    [api],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setOutcome((last) => ({ ...last, isLoading: false }));
  }, []);
  return { outcome, load, cancel };
}

async function outcomeOf(run: () => ReturnType<typeof runQuery>, key: string): Promise<Omit<Outcome, 'isLoading'>> {
  try {
    const { fetched, problems } = await run();
    const entries = toConsoleEntries(problems);
    if (fetched === undefined) return { fetched, entries };
    return {
      fetched: { key, value: fetched },
      entries: isNothingFound(fetched) ? [...entries, nothingFound()] : entries,
    };
  } catch (error) {
    if (error instanceof ApiError) return { fetched: undefined, entries: toConsoleEntriesOfError(error) };
    if (error instanceof DOMException) return nothing;
    throw error;
  }
}

function nothingFound(): ConsoleEntry {
  return {
    at: new Date(),
    level: 'warning',
    message: i18next.t('templateTools:preview.nothingFound'),
    hint: i18next.t('templateTools:preview.nothingFoundHint'),
  };
}
