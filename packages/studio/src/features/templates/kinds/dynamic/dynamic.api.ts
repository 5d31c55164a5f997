/** Hooks for dynamic templates. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import { useMemo } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { ApiError, type Problem } from '../../../../api/api-error.ts';
import {
  AddDynamicValueDocument,
  DynamicTemplateDocument,
  UpdateDynamicTemplateDocument,
  UpdateDynamicValueDocument,
} from '../../../../api/generated/operations.ts';
import { errorText } from '../../../../ui/problems/describe-error.ts';
import { ruleText } from '../../../../ui/problems/rule-text.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate, type SaveApart, type TemplateStore } from '../../editor/template-store.ts';
import {
  problemInValue,
  readDynamicForm,
  toDynamicForm,
  toSettingsInput,
  valueField,
  type DynamicForm,
} from './dynamic-form.ts';
import { saveDynamic, type DynamicCalls } from './save-dynamic.ts';

export interface DynamicStore extends TemplateStore<DynamicForm> {
  readonly addValue: (valueText: string) => SaveApart<DynamicForm>;
}

export function useDynamicStore(): DynamicStore {
  const { request } = useApi();
  return useMemo(() => {
    const calls: DynamicCalls = {
      saveSettings: async (templateId, form, expectedRevision) => {
        const variables = { templateId, input: toSettingsInput(form), expectedRevision };
        return (await request(UpdateDynamicTemplateDocument, variables)).updateDynamicTemplate?.revision;
      },
      saveValue: async (templateId, { valueId, valueText }, expectedRevision) => {
        const variables = { templateId, valueId, input: { valueJsonString: valueText }, expectedRevision };
        return (await request(UpdateDynamicValueDocument, variables)).updateDynamicValueOfTemplate?.revision;
      },
      toHalfSaved,
    };
    return {
      read: async (id, signal) => {
        const { templates } = await request(DynamicTemplateDocument, { id }, signal ? { signal } : {});
        const found = templates?.list?.[0];
        if (!found || !('dynamicValues' in found)) return undefined;
        return toReadTemplate(found, toDynamicForm(toSettings(found), found.dynamicValues?.[0]));
      },
      save: async (id, form, context) => saveDynamic(calls, id, form, context),
      readForm: readDynamicForm,
      validate: toValueProblems,
      addValue: (valueText) => async (templateId, expectedRevision) => {
        const variables = { templateId, input: { valueJsonString: valueText }, expectedRevision };
        const { addDynamicValueToTemplate: added } = await request(AddDynamicValueDocument, variables);
        return { changes: { valueId: added?.createdStatus?.id ?? '', valueText }, revision: added?.revision };
      },
    };
  }, [request]);
}

/** Conflicts are rethrown unchanged: they are shown separately. */
function toHalfSaved(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.hasCode('CONFLICT')) return error;
  const message = i18next.t('dynamic:halfSaved', { reason: errorText(error) });
  const placed = error.problems.filter(({ line }) => line !== undefined);
  const problems = [{ code: 'HALF_SAVED', message }, ...placed];
  return new ApiError('problems', { problems, requestId: error.requestId, request: error.request });
}

function toValueProblems(form: DynamicForm): Problem[] {
  const problem = problemInValue(form);
  if (!problem) return [];
  const { line, column } = problem;
  const message = i18next.t('dynamic:noJson', { detail: ruleText(problem) });
  return [
    { code: 'INVALID', message, path: valueField, line, column, excerpt: excerptAtLine(form.valueText, line, column) },
  ];
}
