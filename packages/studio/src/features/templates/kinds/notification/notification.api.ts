/** Hooks for notification templates. */
import { useMemo } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import {
  NotificationTemplateDocument,
  UpdateNotificationTemplateDocument,
} from '../../../../api/generated/operations.ts';
import { useRenderHtml } from '../../html-text/html-text.api.ts';
import { checkTexts } from '../../preview/check-texts.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate, type TemplateStore } from '../../editor/template-store.ts';
import {
  changedLocales,
  htmlField,
  localesOf,
  readNotificationForm,
  toL10n,
  toLocaleTexts,
  toNotificationInput,
  type NotificationForm,
} from './notification-form.ts';

export function useNotificationStore(): TemplateStore<NotificationForm> {
  const { request } = useApi();
  const renderHtml = useRenderHtml();
  return useMemo(
    () => ({
      read: async (id, signal) => {
        const { templates } = await request(NotificationTemplateDocument, { id }, signal ? { signal } : {});
        const found = templates?.list?.[0];
        if (!found || !('localizedTexts' in found)) return undefined;
        const texts = toLocaleTexts(found.localizedTexts);
        return toReadTemplate(found, { ...toSettings(found), graphQlQuery: found.graphQlQuery ?? '', texts });
      },
      save: async (templateId, form, { expectedRevision, saved }) => {
        // When overwriting, everything is sent: the state on the server is unknown.
        const locales =
          expectedRevision === undefined ? localesOf(form.texts, saved.texts) : changedLocales(form.texts, saved.texts);
        const l10n = toL10n(templateId, form.texts, locales);
        const variables = { templateId, input: toNotificationInput(form), l10n, expectedRevision };
        return (await request(UpdateNotificationTemplateDocument, variables)).updateNotificationTemplate?.revision;
      },
      readForm: readNotificationForm,
      check: async ({ texts }, signal) => {
        const checked = Object.entries(texts).map(async ([locale, text]) =>
          checkTexts([{ field: htmlField, text }], renderHtml, locale, signal),
        );
        return (await Promise.all(checked)).flat();
      },
    }),
    [request, renderHtml],
  );
}
