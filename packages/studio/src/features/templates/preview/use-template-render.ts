/**
 * Shows the texts of a template on the data of the preview while that is open, and reports what the data lacks. Else only
 * checks their Liquid, so that the console is true whether or not anybody looks at the preview.
 */
import { useMemo, useRef } from 'react';
import { isPassingFailure } from '../../../api/passing-failure.ts';
import { checkTexts, type CheckText } from './check-texts.ts';
import { toFilledEntries, type Filled, type TemplateSource } from './filled-text.ts';
import type { useEditorProblems } from '../editor/problems/use-editor-problems.ts';
import { useLiveRender, type LiveRender } from './use-live-render.ts';
import type { TemplatePreview } from './use-template-preview.ts';

interface TemplateTexts {
  /** The same as long as every text is. */
  readonly sources: readonly TemplateSource[];
  readonly locale: string;
}

interface Renderer<Value> {
  /** The same function as long as it would give the same; undefined while there is nothing that could be rendered. */
  readonly render: ((content: object, locale: string, signal: AbortSignal) => Promise<Filled<Value>>) | undefined;
  readonly check: CheckText;
  /** Of typing, before it is rendered again; for what is rendered faster than others. */
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
    // Without an answer nothing is known of the text.
    if (isPassingFailure(error)) return;
    if (error !== undefined) reportedBy('check')(error);
    else tell('check', found ?? []);
  });
  return { ...shown, result: shown.result?.value };
}
