/** Renders the document from the current edits: shown while the preview is open, and downloaded with its password. */
import { useCallback, useMemo } from 'react';
import type { TemplateSource } from '../../../preview/filled-text.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import { useTemplateRender } from '../../../preview/use-template-render.ts';
import { useRenderHtml } from '../../../html-text/html-text.api.ts';
import { validateHtmlPdf, type HtmlPdfForm } from '../html-pdf-form.ts';
import { usePrintHtmlPdf, type PrintedForm } from '../html-pdf.api.ts';
import { toPasswordSources } from './printed-problems.ts';

/** A stable object as long as nothing that is printed has changed. */
export function usePrintedForm(form: HtmlPdfForm): PrintedForm {
  const { html, header, footer, margins, orientation, pageSize, isFitToPage, minimumPrintSize } = form;
  const { passwordLiquid, ownerPasswordLiquid, permissions, isTagged } = form;
  const page = useMemo(
    () => ({ html, header, footer, margins, orientation, pageSize, isFitToPage, minimumPrintSize }),
    [html, header, footer, margins, orientation, pageSize, isFitToPage, minimumPrintSize],
  );
  return useMemo(
    () => ({ ...page, passwordLiquid, ownerPasswordLiquid, permissions, isTagged }),
    [page, passwordLiquid, ownerPasswordLiquid, permissions, isTagged],
  );
}

export function useHtmlPdfRender(
  { form, problems }: TemplateEditor<HtmlPdfForm>,
  texts: readonly TemplateSource[],
  printed: PrintedForm,
  preview: TemplatePreview,
) {
  const print = usePrintHtmlPdf();
  const renderHtml = useRenderHtml();
  const { passwordLiquid, ownerPasswordLiquid } = form;
  const sources = useMemo(
    () => [...texts, ...toPasswordSources({ passwordLiquid, ownerPasswordLiquid })],
    [texts, passwordLiquid, ownerPasswordLiquid],
  );
  const render = useCallback(
    async (content: object, locale: string, signal: AbortSignal) =>
      print(printed, content, { locale, signal, isPreview: true }),
    [print, printed],
  );
  // An invalid number is reported at its field, and the last printed document stays visible.
  const canPrint = validateHtmlPdf(form, '').length === 0;
  const renderer = { render: canPrint ? render : undefined, check: renderHtml };
  return useTemplateRender({ sources, locale: preview.locale }, renderer, preview, problems);
}
