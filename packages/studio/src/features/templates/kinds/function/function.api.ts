/** Hooks for functions. */
import i18next from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { useRead } from '../../../../api/cache/use-read.ts';
import {
  AcceptFunctionDifferencesDocument,
  CallFunctionDocument,
  FunctionSheetDocument,
  type FunctionSheetQuery,
  type FunctionSheetQueryVariables,
  FunctionTemplateDocument,
  FunctionWorkbookDocument,
  RenderFunctionTemplateDocument,
  UpdateFunctionTemplateDocument,
} from '../../../../api/generated/operations.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate, type SaveApart, type TemplateStore } from '../../editor/template-store.ts';
import type { ConsoleEntry } from '../../console/console-entries.ts';
import { checkTexts } from '../../preview/check-texts.ts';
import { bodyField } from '../sms/sms-form.ts';
import { useRenderSms } from '../sms/sms.api.ts';
import { joinLiquid, placeEntries } from './fields/joined-liquid.ts';
import {
  readFunctionForm,
  toFunctionForm,
  toFunctionInput,
  type FunctionForm,
  type FunctionInput,
  type SavedCall,
} from './function-form.ts';
import { toAddress } from './workbook/cell-address.ts';
import type { Workbook } from './workbook/workbook.ts';

/** A result of a call. */
export interface FunctionOutput {
  readonly name: string;
  readonly variable: string;
  /** JSON with exact numbers. */
  readonly valueText: string;
}

export interface FunctionStore extends TemplateStore<FunctionForm> {
  /** Checks the workbook, and adopts it if it can be used. The signal cancels it. */
  readonly selectFile: (fileKey: string, signal: AbortSignal) => SaveApart<FunctionForm>;
  /** Throws if there is no answer. */
  readonly checkLiquid: (inputs: readonly FunctionInput[], signal: AbortSignal) => Promise<ConsoleEntry[]>;
  /** Recorded under the user's name. */
  readonly acceptDifferences: SaveApart<FunctionForm>;
}

export function useFunctionStore(): FunctionStore {
  const { request } = useApi();
  // An SMS is rendered without escaping, like the value of an input.
  const renderSms = useRenderSms();
  return useMemo(() => {
    const checkLiquid: FunctionStore['checkLiquid'] = async (inputs, signal) => {
      const written = inputs.filter(({ liquid }) => liquid.trim() !== '');
      if (written.length === 0) return [];
      const joined = joinLiquid(written, bodyField);
      return placeEntries(await checkTexts([joined], renderSms, i18next.language, signal), written);
    };
    const read: FunctionStore['read'] = async (id, signal) => {
      const { templates } = await request(FunctionTemplateDocument, { id }, signal ? { signal } : {});
      const found = templates?.list?.[0];
      if (!found || !('inputs' in found)) return undefined;
      return toReadTemplate(found, toFunctionForm(toSettings(found), found));
    };
    return {
      read,
      save: async (id, form, { expectedRevision, saved }) => {
        const input = toFunctionInput(form, expectedRevision === undefined ? undefined : saved);
        const variables = { id, input, expectedRevision };
        return (await request(UpdateFunctionTemplateDocument, variables)).updateFunctionTemplate?.revision;
      },
      readForm: readFunctionForm,
      check: async ({ inputs }, signal) => checkLiquid(inputs, signal),
      checkLiquid,
      selectFile: (fileKey, signal) => async (id, expectedRevision) => {
        const variables = { id, input: { fileKey }, expectedRevision };
        try {
          const { updateFunctionTemplate } = await request(UpdateFunctionTemplateDocument, variables, { signal });
          return { changes: { fileKey }, revision: updateFunctionTemplate?.revision };
        } catch (error) {
          if (!signal.aborted) throw error;
          // The cancellation may have come too late.
          const now = await read(id);
          return now?.form.fileKey === fileKey ? { changes: { fileKey }, revision: now.revision } : undefined;
        }
      },
      acceptDifferences: async (templateId, expectedRevision) => {
        const variables = { templateId, expectedRevision };
        const { acceptFunctionDifferences } = await request(AcceptFunctionDifferencesDocument, variables);
        return { changes: {}, revision: acceptFunctionDifferences?.revision };
      },
    };
  }, [request, renderSms]);
}

/** After an import or a first start, the server checks workbooks in the background; the result is polled this often. */
const pollEveryMs = 2_000;
const pollsMax = 45;

/**
 * The workbook of the saved function, once it has been checked; undefined without a file, or while the check is
 * pending.
 * @param saved a new object after every save
 */
export function useWorkbook(id: string, saved: FunctionForm) {
  const { request } = useApi();
  const { data, error, isLoading, refetch } = useRead(
    ['functionWorkbook', id],
    async ({ signal }): Promise<{ readonly workbook: Workbook | undefined }> => {
      const { templates } = await request(FunctionWorkbookDocument, { id }, { signal });
      const found = templates?.list?.[0];
      return { workbook: (found && 'workbook' in found ? found.workbook : undefined) ?? undefined };
    },
    { isUncached: true },
  );
  const last = useRef(saved);
  useEffect(() => {
    if (last.current === saved) return;
    last.current = saved;
    void refetch();
  }, [saved, refetch]);
  const [polls, setPolls] = useState({ saved, count: 0 });
  const pollCount = polls.saved === saved ? polls.count : 0;
  const isAwaited = saved.fileKey !== '' && data !== undefined && !data.workbook && pollCount < pollsMax;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => {
      void refetch();
      setPolls({ saved, count: pollCount + 1 });
    }, pollEveryMs);
    return () => clearTimeout(timer);
  }, [isAwaited, saved, pollCount, refetch]);
  return { workbook: data?.workbook, isAwaited, error, isLoading, refetch };
}

export function useRenderFunction() {
  const { request } = useApi();
  return useCallback(
    async (
      templateId: string,
      input: { readonly variablesJsonString: string; readonly contentJsonString: string },
      locale: string,
      signal: AbortSignal,
    ): Promise<FunctionOutput[]> => {
      const variables = { templateId, input: { name: 'data', ...input } };
      const { renderFunctionTemplate } = await request(RenderFunctionTemplateDocument, variables, { signal, locale });
      const list = renderFunctionTemplate?.value ?? [];
      return list
        .filter((output) => output !== null)
        .map(({ name, var: variable, valueJsonString }) => ({
          name: name ?? '',
          variable: variable ?? '',
          valueText: valueJsonString ?? 'null',
        }));
    },
    [request],
  );
}

/** Calls the saved function, and returns its outputs as JSON. */
export function useCallSavedFunction() {
  const { request } = useApi();
  return useCallback(
    async (name: string, inputsJsonString: string, asOf: string | undefined): Promise<string> => {
      const { callFunction } = await request(CallFunctionDocument, { name, inputsJsonString, asOf });
      return callFunction?.value?.outputsJsonString ?? '{}';
    },
    [request],
  );
}

type SheetAnswer = NonNullable<NonNullable<FunctionSheetQuery['functionSheet']>['value']>;
export type SheetCell = SheetAnswer['cells'][number];

interface SheetRequest extends Omit<
  FunctionSheetQueryVariables,
  'templateId' | 'inputsJsonString' | 'asOf' | 'output'
> {
  readonly output: string | undefined;
  /** The call whose resulting values are shown. */
  readonly call: SavedCall | undefined;
}

/**
 * A range of a sheet, with cells keyed by address.
 * @param checkedAt changes when the workbook changes
 */
export function useFunctionSheet(templateId: string, checkedAt: string, { output, call, ...window }: SheetRequest) {
  const { request } = useApi();
  const variables = {
    templateId,
    ...window,
    ...(output !== undefined && { output }),
    ...(call && { inputsJsonString: call.inputsText, ...(call.asOf !== '' && { asOf: call.asOf }) }),
  };
  return useRead(['functionSheet', checkedAt, variables], async ({ signal }) => {
    const { functionSheet } = await request(FunctionSheetDocument, variables, { signal });
    const { cells = [], columnWidths = [], problems = [] } = functionSheet?.value ?? {};
    return {
      sheet: window.sheet,
      columnWidths,
      cells: new Map(cells.map((cell) => [toAddress(cell), cell])),
      problems,
    };
  });
}
