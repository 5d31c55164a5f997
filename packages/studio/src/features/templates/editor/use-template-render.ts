/**
 * Shows a text on the data of the preview while that is open, and tells what the data lacks. Else only checks its
 * Liquid, so that the console is true whether or not anybody looks at the preview.
 */
import { useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { toConsoleEntries } from '../console/console-entries.ts';
import { isPassingFailure } from '../passing-failure.ts';
import { toMissingEntries, toTextProblems, toUnrendered, type Filled, type TemplateSource } from './filled-text.ts';
import type { useEditorProblems } from './use-editor-problems.ts';
import { useLiveRender, type LiveRender } from './use-live-render.ts';
import type { TemplatePreview } from './use-template-preview.ts';

interface RenderedSource extends TemplateSource {
  readonly locale: string;
}

/** The same function as long as it would give the same. */
type RenderText<Value> = (text: string, content: object, locale: string, signal: AbortSignal) => Promise<Filled<Value>>;

export function useTemplateRender<Value>(
  source: RenderedSource,
  render: RenderText<Value>,
  { isOn, previewed: { content } }: Pick<TemplatePreview, 'isOn' | 'previewed'>,
  problems: ReturnType<typeof useEditorProblems>,
): LiveRender<Value | undefined> {
  const { text, locale } = source;
  const { tell, toldBy } = problems;
  const show = useMemo(
    () => (isOn && content ? async (signal: AbortSignal) => render(text, content, locale, signal) : undefined),
    [isOn, content, render, text, locale],
  );
  const check = useMemo(
    () => (isOn ? undefined : async (signal: AbortSignal) => render(toUnrendered(text), {}, locale, signal)),
    [isOn, render, text, locale],
  );
  const toldAt = useRef(new Map<string, Date>());
  const shown = useLiveRender(show, (error, filled) => {
    if (error !== undefined) toldBy('render')(error);
    else tell('render', toMissingEntries(filled?.missingVariables ?? [], source, toldAt.current));
  });
  useLiveRender(check, (error) => {
    // Without an answer nothing is known of the text.
    if (isPassingFailure(error)) return;
    if (error !== undefined && !(error instanceof ApiError)) toldBy('check')(error);
    else tell('check', toConsoleEntries(toTextProblems(error?.problems ?? [], source)));
  });
  return { ...shown, result: shown.result?.value };
}
