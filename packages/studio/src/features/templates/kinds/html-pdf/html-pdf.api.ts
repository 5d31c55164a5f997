/** Hooks for HTML-to-PDF templates. */
import i18next from 'i18next';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { ApiError } from '../../../../api/api-error.ts';
import {
  RenderWkhtmltopdfDocument,
  UpdateWkhtmltopdfTemplateDocument,
  WkhtmltopdfTemplateDocument,
} from '../../../../api/generated/operations.ts';
import { fromBase64 } from '../../../../ui/from-base64.ts';
import { useRenderHtml } from '../../html-text/html-text.api.ts';
import { checkTexts } from '../../preview/check-texts.ts';
import type { Filled } from '../../preview/filled-text.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate, type TemplateStore } from '../../editor/template-store.ts';
import { toWarnings } from '../../preview/render-warnings.ts';
import {
  fromTemplate,
  kindFields,
  readHtmlPdfForm,
  toHtmlPdfInput,
  toMinimumPrintSize,
  toPageSettings,
  toRestrictions,
  validateHtmlPdf,
  type HtmlPdfForm,
} from './html-pdf-form.ts';
import { toPasswordSources, toShownProblem, toSources } from './preview/printed-problems.ts';

export function useHtmlPdfStore(): TemplateStore<HtmlPdfForm> {
  const { request } = useApi();
  const renderHtml = useRenderHtml();
  return useMemo(
    () => ({
      read: async (id, signal) => {
        const { templates } = await request(WkhtmltopdfTemplateDocument, { id }, signal ? { signal } : {});
        const found = templates?.list?.[0];
        if (!found || !('html' in found)) return undefined;
        return toReadTemplate(found, fromTemplate(toSettings(found), found));
      },
      save: async (templateId, form, { expectedRevision }) => {
        const variables = { templateId, input: toHtmlPdfInput(form), expectedRevision };
        const { updateWkhtmltopdfTemplate } = await request(UpdateWkhtmltopdfTemplateDocument, variables);
        return updateWkhtmltopdfTemplate?.revision;
      },
      readForm: readHtmlPdfForm,
      validate: (form) => validateHtmlPdf(form, i18next.t('htmlPdf:settings.notNumber')),
      check: async (form, signal) => {
        return checkTexts([...toSources(form), ...toPasswordSources(form)], renderHtml, i18next.language, signal);
      },
      fields: kindFields,
    }),
    [request, renderHtml],
  );
}

/** The parts of a template that determine its document. */
export type PrintedForm = Pick<
  HtmlPdfForm,
  | 'html'
  | 'header'
  | 'footer'
  | 'margins'
  | 'orientation'
  | 'pageSize'
  | 'passwordLiquid'
  | 'ownerPasswordLiquid'
  | 'permissions'
  | 'isTagged'
  | 'isFitToPage'
  | 'minimumPrintSize'
>;

interface PrintOptions {
  readonly locale: string;
  readonly signal: AbortSignal;
  /** For display in the studio: its password is rendered and validated, but the file opens without it. */
  readonly isPreview: boolean;
}

export function usePrintHtmlPdf() {
  const { request } = useApi();
  return useCallback(
    async (form: PrintedForm, content: object, options: PrintOptions): Promise<Filled<Blob>> => {
      const { html, orientation, pageSize, passwordLiquid, isTagged, isFitToPage } = form;
      const { locale, signal, isPreview } = options;
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const settings = { ...toPageSettings(form), ...toRestrictions(form) };
      const fitting = { isFitToPage, minimumPrintSizePercent: toMinimumPrintSize(form) };
      const printed = { html, orientation, pageSize, passwordLiquid, ...fitting, ...settings };
      // Tags make the file several times larger, and are not visible.
      const tagging = { isTagged: isTagged && !isPreview, isAccessibilityChecked: isTagged };
      const variables = { ...printed, ...tagging, input, isUnprotected: isPreview };
      try {
        const { renderWkhtmltopdf } = await request(RenderWkhtmltopdfDocument, variables, { signal, locale });
        const { base64, missingVariables, warnings } = renderWkhtmltopdf ?? {};
        return {
          value: typeof base64 === 'string' ? fromBase64(base64, 'application/pdf') : undefined,
          missingVariables: missingVariables ?? [],
          warnings: toWarnings(warnings).map((warning) => toShownProblem(warning, form)),
        };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const problems = error.problems.map((problem) => toShownProblem(problem, form));
        const { status, requestId, isTimeout, request: asked } = error;
        throw new ApiError(status, { problems, requestId, isTimeout, request: asked });
      }
    },
    [request],
  );
}
