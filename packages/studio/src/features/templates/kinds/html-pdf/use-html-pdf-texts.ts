/** The three texts of a page: which one is shown, and undo and redo, which show the text that they change. */
import { useMemo, useState } from 'react';
import { shownSteps } from '../../editor/shown-steps.ts';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import type { HtmlPdfForm } from './html-pdf-form.ts';
import { textFields, toSources } from './preview/printed-problems.ts';

export const parts = ['html', 'header', 'footer'] as const;
export type Part = (typeof parts)[number];

export function textOf(form: HtmlPdfForm, part: Part): string {
  return part === 'html' ? form.html : form[part].html;
}

export function useHtmlPdfTexts(editor: TemplateEditor<HtmlPdfForm>) {
  const { form, changePart } = editor;
  const [part, setPart] = useState<Part>('html');
  const { html } = form;
  const [header, footer] = [form.header.html, form.footer.html];
  return {
    part,
    setPart,
    text: textOf(form, part),
    change: (text: string) =>
      changePart(textFields[part], (last) =>
        part === 'html' ? { ...last, html: text } : { ...last, [part]: { ...last[part], html: text } },
      ),
    /** A stable list as long as no text changes. */
    sources: useMemo(
      () => toSources({ html, header: { html: header }, footer: { html: footer } }),
      [html, header, footer],
    ),
    ...shownSteps(editor, part, changedParts, setPart),
  };
}

function changedParts(now: HtmlPdfForm, before: HtmlPdfForm): readonly Part[] {
  return parts.filter((one) => textOf(now, one) !== textOf(before, one));
}
