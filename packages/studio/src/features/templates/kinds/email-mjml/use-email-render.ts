/** The mail of what is typed: shown while the preview is open, and checked as MJML whether or not it is. */
import { useCallback, useMemo } from 'react';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { isPassingFailure } from '../../../../api/passing-failure.ts';
import { useLiveRender } from '../../preview/use-live-render.ts';
import { useTemplateRender } from '../../preview/use-template-render.ts';
import type { TemplatePreview } from '../../preview/use-template-preview.ts';
import { sourceField, type EmailForm } from './email-form.ts';
import { usePreviewEmail } from './email.api.ts';

/** A mail is rendered in a few milliseconds: it follows the hand. */
const previewPauseMs = 60;
/** What nobody looks at need not be as fast. */
const checkPauseMs = 500;

const noContent = {};

export function useEmailRender({ form, problems }: TemplateEditor<EmailForm>, preview: TemplatePreview) {
  const { mjml, subject, unsubscribeUrl } = form;
  const { isOn, locale, previewed } = preview;
  const { content, isLoading } = previewed;
  const { tell, reportedBy } = problems;
  const previewEmail = usePreviewEmail();
  const sources = useMemo(
    () => [
      { field: sourceField, text: mjml },
      { field: 'subject', text: subject },
      { field: 'unsubscribeUrl', text: unsubscribeUrl },
    ],
    [mjml, subject, unsubscribeUrl],
  );
  const render = useCallback(
    async (data: object, renderLocale: string, signal: AbortSignal) =>
      previewEmail({ mjml, subject, unsubscribeUrl }, data, renderLocale, signal),
    [previewEmail, mjml, subject, unsubscribeUrl],
  );
  const isShown = isOn && (content !== undefined || isLoading);
  const check = useMemo(
    () => (isShown ? undefined : async (signal: AbortSignal) => render(content ?? noContent, locale, signal)),
    [isShown, render, content, locale],
  );
  useLiveRender(
    check,
    (error) => {
      // Without an answer nothing is known of the text.
      if (isPassingFailure(error)) return;
      if (error === undefined) tell('markup', []);
      else reportedBy('markup')(error);
    },
    checkPauseMs,
  );
  const renderer = { render, check: leaveUnchecked, pauseMs: previewPauseMs };
  return useTemplateRender({ sources, locale }, renderer, preview, problems);
}

/** The whole mail is checked above, its Liquid along with the rest. */
async function leaveUnchecked(): Promise<void> {
  await Promise.resolve();
}
