/** Hooks for email templates. */
import i18next from 'i18next';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { ApiError, type Problem } from '../../../../api/api-error.ts';
import {
  EmailMjmlTemplateDocument,
  PreviewEmailMjmlDocument,
  UpdateEmailMjmlTemplateDocument,
} from '../../../../api/generated/operations.ts';
import { isPassingFailure } from '../../../../api/passing-failure.ts';
import { toConsoleEntries } from '../../console/console-entries.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate, type TemplateStore } from '../../editor/template-store.ts';
import type { Filled } from '../../preview/filled-text.ts';
import { toWarnings } from '../../preview/render-warnings.ts';
import {
  kindFields,
  readEmailForm,
  savedSourceField,
  sourceField,
  toEmailInput,
  type EmailForm,
} from './email-form.ts';
import { toEmailPreview, type EmailPreview } from './preview/email-preview.ts';

/**
 * @param data the preview data, used to check an email when it is saved: without data, parts that depend on it would
 * be reported as errors
 */
export function useEmailStore(data: { readonly current: object }): TemplateStore<EmailForm> {
  const { request } = useApi();
  const previewEmail = usePreviewEmail();
  return useMemo(
    () => ({
      read: async (id, signal) => {
        const { templates } = await request(EmailMjmlTemplateDocument, { id }, signal ? { signal } : {});
        const found = templates?.list?.[0];
        if (!found || !('mjml' in found)) return undefined;
        const { mjml, subject, unsubscribeUrl, graphQlQuery } = found;
        const texts = { mjml, subject: subject ?? '', unsubscribeUrl: unsubscribeUrl ?? '' };
        return toReadTemplate(found, { ...toSettings(found), ...texts, graphQlQuery: graphQlQuery ?? '' });
      },
      save: async (templateId, form, { expectedRevision }) => {
        const variables = { templateId, input: toEmailInput(form), expectedRevision };
        const { updateEmailMjmlTemplate: updated } = await withShownPaths(
          request(UpdateEmailMjmlTemplateDocument, variables),
        );
        return updated?.revision;
      },
      readForm: readEmailForm,
      check: async (form, signal) => {
        try {
          await previewEmail(form, data.current, i18next.language, signal);
          return [];
        } catch (error) {
          if (!(error instanceof ApiError) || error.problems.length === 0 || isPassingFailure(error)) throw error;
          return toConsoleEntries(error.problems);
        }
      },
      fields: kindFields,
    }),
    [request, previewEmail, data],
  );
}

/** The parts of a template that determine its email. */
export type WrittenEmail = Pick<EmailForm, 'mjml' | 'subject' | 'unsubscribeUrl'>;

export function usePreviewEmail() {
  const { request } = useApi();
  return useCallback(
    async (
      { mjml, subject, unsubscribeUrl }: WrittenEmail,
      content: object,
      locale: string,
      signal: AbortSignal,
    ): Promise<Filled<EmailPreview>> => {
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const variables = { emailMjml: mjml, subject, unsubscribeUrl, input };
      const { previewEmailMjml } = await request(PreviewEmailMjmlDocument, variables, { signal, locale });
      const { value, missingVariables, warnings } = previewEmailMjml ?? {};
      return {
        value: value ? toEmailPreview(value) : undefined,
        missingVariables: missingVariables ?? [],
        warnings: toWarnings(warnings),
      };
    },
    [request],
  );
}

/** The source has a single name in the editor, for both saving and rendering. */
async function withShownPaths<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, requestId, isTimeout, request } = error;
    throw new ApiError(status, { problems: error.problems.map(toShown), requestId, isTimeout, request });
  }
}

function toShown(problem: Problem): Problem {
  const path = problem.path?.replace(/^input\./, '');
  return path === savedSourceField ? { ...problem, path: sourceField } : problem;
}
