/**
 * The data that a template is previewed with: the query result, cached until the query or the variables change, with
 * the mock data merged over it. The last good data stays while something is wrong.
 */
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import i18next from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import { useApi } from '../../../api/api-context.ts';
import { ApiError } from '../../../api/api-error.ts';
import { MissingPart } from '../../../ui/parts/load-part.ts';
import { toConsoleEntries, toConsoleEntriesOfError, type ConsoleEntry } from '../console/console-entries.ts';
import { isPassingFailure, retryPauseMs } from '../../../api/passing-failure.ts';
import {
  isNothingFound,
  mergeOver,
  mockField,
  readPreviewText,
  toSentVariables,
  variablesField,
} from './texts/preview-texts.ts';
import { runQuery, type QueryCall } from './preview.api.ts';
import { ruleText } from '../../../ui/problems/rule-text.ts';

export interface PreviewRequest {
  /** If empty, there is only the mock data. */
  readonly query: string;
  readonly variablesText: string;
  readonly mockText: string;
  /** The locale for loading the data; defaults to the display locale. */
  readonly locale?: string | undefined;
  /** Nothing is loaded while the data is not visible. */
  readonly isPaused?: boolean;
}

export interface PreviewContent {
  /** The data as the template sees it; undefined until it has been loaded once. A stable object until it changes. */
  readonly content: JsonObject | undefined;
  /** The last query result, without the mock data. */
  readonly fetched: JsonObject | undefined;
  readonly isLoading: boolean;
  /** The content is from before the last change, or could not be reloaded. */
  readonly isStale: boolean;
  /** Problems with the query, the variables or the mock data. */
  readonly entries: readonly ConsoleEntry[];
  readonly clearEntries: () => void;
  /** Reloads, bypassing the cache. */
  readonly refresh: () => void;
  readonly cancel: () => void;
}

interface Fetched {
  /** Identifies the request that this responds to. */
  readonly key: string;
  readonly value: JsonObject;
}

interface Outcome {
  readonly fetched: Fetched | undefined;
  /** The last request, which the entries are about. */
  readonly key?: string | undefined;
  readonly entries: readonly ConsoleEntry[];
  /** There was no answer, so the same request is retried. */
  readonly mayPass: boolean;
  /** The pending request. */
  readonly loading?: string | undefined;
}

const typingPauseMs = 500;
const nothing: Outcome = { fetched: undefined, entries: [], mayPass: false };

export function usePreviewContent({
  query,
  variablesText,
  mockText,
  locale,
  isPaused = false,
}: PreviewRequest): PreviewContent {
  const { language } = useTranslation().i18n;
  const variables = useMemo(() => readPreviewText(variablesText), [variablesText]);
  const call = useMemo((): QueryCall | undefined => {
    if (!variables.ok || query.trim() === '') return undefined;
    return { query, variables: toSentVariables(variables.value), locale: locale ?? language };
  }, [query, variables, locale, language]);
  const key = useMemo(() => call && JSON.stringify(call), [call]);
  const { outcome, load, cancel } = useQueryRun();
  const { fetched } = outcome;
  useEffect(() => {
    if (isPaused || call === undefined || key === undefined || fetched?.key === key || outcome.loading === key)
      return undefined;
    const isAgain = outcome.key === key;
    if (isAgain && !outcome.mayPass) return undefined;
    // The first request is sent immediately; later ones only once the user has stopped typing.
    const timer = setTimeout(() => load(call, key), isAgain ? retryPauseMs : fetched ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [isPaused, call, key, fetched, outcome, load]);

  const isQueryEmpty = query.trim() === '';
  const { content, isMockStale } = useContent(isQueryEmpty ? noMembers : fetched?.value, mockText);
  const textProblems = useMemo(
    () => [...textEntries(variablesField, variablesText), ...textEntries(mockField, mockText)],
    [variablesText, mockText],
  );
  // The edits are back at what is shown, so problems with another query or other variables are obsolete.
  const isOver = outcome.key !== key && fetched?.key === key;
  const queryProblems = isQueryEmpty || isOver ? nothing.entries : outcome.entries;
  const entries = useMemo(() => [...textProblems, ...queryProblems], [textProblems, queryProblems]);
  const [cleared, setCleared] = useState<readonly ConsoleEntry[]>();
  return {
    content,
    fetched: isQueryEmpty ? undefined : fetched?.value,
    isLoading: outcome.loading !== undefined,
    isStale: content !== undefined && (isMockStale || (!isQueryEmpty && fetched?.key !== key)),
    entries: cleared === entries ? nothing.entries : entries,
    clearEntries: useCallback(() => setCleared(entries), [entries]),
    refresh: useCallback(() => {
      if (call !== undefined && key !== undefined) load(call, key);
    }, [call, key, load]),
    cancel,
  };
}

const noMembers: JsonObject = {};

/** While the mock data is invalid, the last valid mock data is used. */
function useContent(fetched: JsonObject | undefined, mockText: string) {
  const mock = useMemo(() => readPreviewText(mockText), [mockText]);
  const [lastMock, setLastMock] = useState<JsonObject>(noMembers);
  if (mock.ok && mock.value !== lastMock) setLastMock(mock.value);
  const over = mock.ok ? mock.value : lastMock;
  const content = useMemo(() => {
    if (fetched === undefined) return undefined;
    const merged = mergeOver(fetched, over);
    return isJsonObject(merged) ? merged : fetched;
  }, [fetched, over]);
  return { content, isMockStale: !mock.ok };
}

/** One at a time: a new call cancels the running one. */
function useQueryRun() {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const load = useCallback(
    (call: QueryCall, key: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setOutcome((last) => ({ ...last, loading: key }));
      const run = async (): Promise<void> => {
        const end = await outcomeOf(async () => runQuery(api, call, controller.signal), key);
        if (controller.signal.aborted) return;
        setOutcome((last) => ({
          ...end,
          fetched: end.fetched ?? last.fetched,
          // Reported only once, however often it fails.
          entries: end.mayPass && last.mayPass && last.key === key ? last.entries : end.entries,
        }));
      };
      void run();
    },
    [api],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setOutcome(({ loading, ...last }) => ({ ...last, key: loading ?? last.key, mayPass: false }));
  }, []);
  return { outcome, load, cancel };
}

async function outcomeOf(run: () => ReturnType<typeof runQuery>, key: string): Promise<Outcome> {
  const ended = { ...nothing, key };
  try {
    const { fetched, problems } = await run();
    const entries = toConsoleEntries(problems);
    if (fetched === undefined) return { ...ended, entries };
    return {
      ...ended,
      fetched: { key, value: fetched },
      entries: isNothingFound(fetched) ? [...entries, nothingFound()] : entries,
    };
  } catch (error) {
    // The run was cancelled, or the user has already been asked about the part that failed to load.
    if (error instanceof DOMException || error instanceof MissingPart) return ended;
    if (!(error instanceof ApiError)) throw error;
    const entries = toConsoleEntriesOfError(error, i18next.t('templateTools:preview.failed'));
    return { ...ended, entries, mayPass: isPassingFailure(error) };
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

/**
 * Reports in the debug console that the variables or the mock data cannot be parsed.
 * @param field the field name of the text: `variablesField` or `mockField`
 */
function textEntries(field: string, text: string): ConsoleEntry[] {
  const read = readPreviewText(text);
  if (read.ok) return [];
  const which = field === variablesField ? 'variables' : 'mock';
  const hint = i18next.t('templateTools:hint.variables');
  if (read.reason === 'noObject') {
    const position = { field, line: 1, column: 1 };
    return [
      { at: new Date(), level: 'error', message: i18next.t(`templateTools:preview.noObject.${which}`), hint, position },
    ];
  }
  const { line, column } = read.problem;
  const message = i18next.t(`templateTools:preview.noJson.${which}`, { detail: ruleText(read.problem) });
  const excerpt = excerptAtLine(text, line, column);
  return [{ at: new Date(), level: 'error', message, hint, excerpt, position: { field, line, column } }];
}
