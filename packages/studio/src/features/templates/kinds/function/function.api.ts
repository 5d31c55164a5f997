/** The operations of functions, as hooks. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { useRead } from '../../../../api/cache/use-read.ts';
import {
  AcceptFunctionDifferencesDocument,
  FunctionTemplateDocument,
  FunctionWorkbookDocument,
  RenderFunctionTemplateDocument,
  UpdateFunctionTemplateDocument,
} from '../../../../api/generated/operations.ts';
import { toReadTemplate, toSettings } from '../../editor/template-form.ts';
import type { SaveApart, TemplateStore } from '../../editor/template-store.ts';
import { readFunctionForm, toFunctionForm, toFunctionInput, type FunctionForm } from './function-form.ts';
import type { Workbook } from './workbook/workbook.ts';

/** A result of a call. */
export interface FunctionOutput {
  readonly name: string;
  readonly variable: string;
  /** JSON, in which numbers are exact. */
  readonly valueText: string;
}

export interface FunctionStore extends TemplateStore<FunctionForm> {
  /** Has the workbook checked, and takes it when it can be used. Cancelled by the signal. */
  readonly selectFile: (fileKey: string, signal: AbortSignal) => SaveApart<FunctionForm>;
  /** In the name of the user. */
  readonly acceptDifferences: SaveApart<FunctionForm>;
}

export function useFunctionStore(): FunctionStore {
  const { request } = useApi();
  return useMemo(() => {
    const read: FunctionStore['read'] = async (id, signal) => {
      const { templates } = await request(FunctionTemplateDocument, { id }, signal ? { signal } : {});
      const found = templates?.list?.[0];
      if (!found || !('inputs' in found)) return undefined;
      return toReadTemplate(found, toFunctionForm(toSettings(found), found));
    };
    return {
      read,
      save: async (id, form, expectedRevision, saved) => {
        const input = toFunctionInput(form, expectedRevision === undefined ? undefined : saved);
        const variables = { id, input, expectedRevision };
        return (await request(UpdateFunctionTemplateDocument, variables)).updateFunctionTemplate?.revision;
      },
      readForm: readFunctionForm,
      selectFile: (fileKey, signal) => async (id, expectedRevision) => {
        const variables = { id, input: { fileKey }, expectedRevision };
        try {
          const { updateFunctionTemplate } = await request(UpdateFunctionTemplateDocument, variables, { signal });
          return { changes: { fileKey }, revision: updateFunctionTemplate?.revision };
        } catch (error) {
          if (!signal.aborted) throw error;
          // It may have been too late to cancel.
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
  }, [request]);
}

/**
 * What is known of the workbook of the function as it is saved; undefined without one.
 * @param saved another object after every save
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
  return { workbook: data?.workbook, error, isLoading, refetch };
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
