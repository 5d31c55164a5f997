/** Renders the edited email: shown while the preview is open, and checked as MJML in any case. */
import { useCallback, useMemo } from 'react';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { isPassingFailure } from '../../../../api/passing-failure.ts';
import { useLiveRender } from '../../preview/use-live-render.ts';
import { useTemplateRender } from '../../preview/use-template-render.ts';
import type { TemplatePreview } from '../../preview/use-template-preview.ts';
import { sourceField, type EmailForm } from './email-form.ts';
import { usePreviewEmail } from './email.api.ts';

/** An email renders in a few milliseconds, so the preview follows typing closely. */
const previewPauseMs = 60;
/** A check without a visible preview can be slower. */
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
      // Without an answer, the text's validity is unknown.
      if (isPassingFailure(error)) return;
      if (error === undefined) tell('markup', []);
      else reportedBy('markup')(error);
    },
    checkPauseMs,
  );
  const renderer = { render, check: leaveUnchecked, pauseMs: previewPauseMs };
  return useTemplateRender({ sources, locale }, renderer, preview, problems);
}

/** The complete email is already checked above, including its Liquid. */
async function leaveUnchecked(): Promise<void> {
  await Promise.resolve();
}
