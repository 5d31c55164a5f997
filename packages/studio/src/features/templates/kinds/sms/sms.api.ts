/** Hooks for SMS templates. */
import i18next from 'i18next';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import {
  RenderSmsDocument,
  SmsTemplateDocument,
  UpdateSmsTemplateDocument,
} from '../../../../api/generated/operations.ts';
import { checkTexts } from '../../preview/check-texts.ts';
import type { Filled } from '../../preview/filled-text.ts';
import { toWarnings } from '../../preview/render-warnings.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate, type TemplateStore } from '../../editor/template-store.ts';
import { bodyField, readSmsForm, toSmsInput, type SmsForm } from './sms-form.ts';
import { toRenderedSms, type RenderedSms } from './rendered-sms.ts';

export function useSmsStore(): TemplateStore<SmsForm> {
  const { request } = useApi();
  const renderSms = useRenderSms();
  return useMemo(
    () => ({
      read: async (id, signal) => {
        const { templates } = await request(SmsTemplateDocument, { id }, signal ? { signal } : {});
        const found = templates?.list?.[0];
        if (!found || !('bodyLiquid' in found)) return undefined;
        const { bodyLiquid, graphQlQuery } = found;
        const texts = { bodyLiquid: bodyLiquid ?? '', graphQlQuery: graphQlQuery ?? '' };
        return toReadTemplate(found, { ...toSettings(found), ...texts });
      },
      save: async (templateId, form, { expectedRevision }) => {
        const variables = { templateId, input: toSmsInput(form), expectedRevision };
        return (await request(UpdateSmsTemplateDocument, variables)).updateSmsTemplate?.revision;
      },
      readForm: readSmsForm,
      check: async ({ bodyLiquid }, signal) =>
        checkTexts([{ field: bodyField, text: bodyLiquid }], renderSms, i18next.language, signal),
    }),
    [request, renderSms],
  );
}

export function useRenderSms() {
  const { request } = useApi();
  return useCallback(
    async (bodyLiquid: string, content: object, locale: string, signal: AbortSignal): Promise<Filled<RenderedSms>> => {
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const { renderSms } = await request(RenderSmsDocument, { bodyLiquid, input }, { signal, locale });
      const { value, missingVariables, warnings } = renderSms ?? {};
      return {
        value: toRenderedSms(value),
        missingVariables: missingVariables ?? [],
        warnings: toWarnings(warnings),
      };
    },
    [request],
  );
}
