/** The operations of notification templates, as hooks. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import {
  NotificationTemplateDocument,
  RenderHtmlDocument,
  UpdateNotificationTemplateDocument,
} from '../../../../api/generated/operations.ts';
import type { Filled } from '../../editor/filled-text.ts';
import { toReadTemplate, toSettings } from '../../editor/template-form.ts';
import type { TemplateStore } from '../../editor/template-store.ts';
import {
  changedLocales,
  localesOf,
  readNotificationForm,
  toL10n,
  toLocaleTexts,
  toNotificationInput,
  type NotificationForm,
} from './notification-form.ts';

export function useNotificationStore(): TemplateStore<NotificationForm> {
  const { request } = useApi();
  return useMemo(
    () => ({
      read: async (id, signal) => {
        const { templates } = await request(NotificationTemplateDocument, { id }, signal ? { signal } : {});
        const found = templates?.list?.[0];
        if (!found || !('localizedTexts' in found)) return undefined;
        const texts = toLocaleTexts(found.localizedTexts);
        return toReadTemplate(found, { ...toSettings(found), graphQlQuery: found.graphQlQuery ?? '', texts });
      },
      save: async (templateId, form, expectedRevision, saved) => {
        // Overwriting, everything is sent: nobody knows what the server has by then.
        const locales =
          expectedRevision === undefined ? localesOf(form.texts, saved.texts) : changedLocales(form.texts, saved.texts);
        const l10n = toL10n(templateId, form.texts, locales);
        const variables = { templateId, input: toNotificationInput(form), l10n, expectedRevision };
        return (await request(UpdateNotificationTemplateDocument, variables)).updateNotificationTemplate?.revision;
      },
      readForm: readNotificationForm,
    }),
    [request],
  );
}

export function useRenderHtml() {
  const { request } = useApi();
  return useCallback(
    async (html: string, content: object, locale: string, signal: AbortSignal): Promise<Filled<string>> => {
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const { renderHtml } = await request(RenderHtmlDocument, { html, input }, { signal, locale });
      return { value: renderHtml?.value ?? undefined, missingVariables: renderHtml?.missingVariables ?? [] };
    },
    [request],
  );
}
