/**
 * Renders the texts of a template with the preview data while the preview is open, and reports missing data.
 * Otherwise only checks their Liquid, so that the console is up to date even while the preview is closed.
 */
import { useMemo, useRef } from 'react';
import { isPassingFailure } from '../../../api/passing-failure.ts';
import { checkTexts, type CheckText } from './check-texts.ts';
import { toFilledEntries, type Filled, type TemplateSource } from './filled-text.ts';
import type { useEditorProblems } from '../editor/problems/use-editor-problems.ts';
import { useLiveRender, type LiveRender } from './use-live-render.ts';
import type { TemplatePreview } from './use-template-preview.ts';

interface TemplateTexts {
  /** A stable list as long as no text changes. */
  readonly sources: readonly TemplateSource[];
  readonly locale: string;
}

interface Renderer<Value> {
  /** A stable function as long as its output would be the same; undefined while there is nothing to render. */
  readonly render: ((content: object, locale: string, signal: AbortSignal) => Promise<Filled<Value>>) | undefined;
  readonly check: CheckText;
  /** The debounce interval, for kinds that render faster than others. */
  readonly pauseMs?: number;
}

export function useTemplateRender<Value>(
  { sources, locale }: TemplateTexts,
  { render, check, pauseMs }: Renderer<Value>,
  { isOn, previewed: { content } }: Pick<TemplatePreview, 'isOn' | 'previewed'>,
  problems: ReturnType<typeof useEditorProblems>,
): LiveRender<Value | undefined> {
  const { tell, reportedBy } = problems;
  const show = useMemo(
    () => (isOn && content && render ? async (signal: AbortSignal) => render(content, locale, signal) : undefined),
    [isOn, content, render, locale],
  );
  const checkAll = useMemo(() => {
    if (isOn) return undefined;
    return async (signal: AbortSignal) => checkTexts(sources, check, locale, signal);
  }, [isOn, sources, check, locale]);
  const reportedAt = useRef(new Map<string, Date>());
  const shown = useLiveRender(
    show,
    (error, filled) => {
      if (error !== undefined) reportedBy('render')(error);
      else tell('render', toFilledEntries(filled ?? { missingVariables: [] }, sources, reportedAt.current));
    },
    pauseMs,
  );
  useLiveRender(checkAll, (error, found) => {
    // Without an answer, the text's validity is unknown.
    if (isPassingFailure(error)) return;
    if (error !== undefined) reportedBy('check')(error);
    else tell('check', found ?? []);
  });
  return { ...shown, result: shown.result?.value };
}
