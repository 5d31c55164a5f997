/**
 * Shows the texts of a template on the data of the preview while that is open, and tells what the data lacks. Else only
 * checks their Liquid, so that the console is true whether or not anybody looks at the preview.
 */
import { useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { toConsoleEntries, type ConsoleEntry } from '../console/console-entries.ts';
import { isPassingFailure } from '../passing-failure.ts';
import { toFilledEntries, toTextProblems, toUnrendered, type Filled, type TemplateSource } from './filled-text.ts';
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
  /** Renders one text, for what is wrong with it alone. */
  readonly check: (text: string, content: object, locale: string, signal: AbortSignal) => Promise<unknown>;
}

export function useTemplateRender<Value>(
  { sources, locale }: TemplateTexts,
  { render, check }: Renderer<Value>,
  { isOn, previewed: { content } }: Pick<TemplatePreview, 'isOn' | 'previewed'>,
  problems: ReturnType<typeof useEditorProblems>,
): LiveRender<Value | undefined> {
  const { tell, toldBy } = problems;
  const show = useMemo(
    () => (isOn && content && render ? async (signal: AbortSignal) => render(content, locale, signal) : undefined),
    [isOn, content, render, locale],
  );
  const checkAll = useMemo(() => {
    if (isOn) return undefined;
    return async (signal: AbortSignal) => {
      const checked = sources.map(async (source) => findTextProblems(source, check, locale, signal));
      return (await Promise.all(checked)).flat();
    };
  }, [isOn, sources, check, locale]);
  const toldAt = useRef(new Map<string, Date>());
  const shown = useLiveRender(show, (error, filled) => {
    if (error !== undefined) toldBy('render')(error);
    else tell('render', toFilledEntries(filled ?? { missingVariables: [] }, sources, toldAt.current));
  });
  useLiveRender(checkAll, (error, found) => {
    // Without an answer nothing is known of the text.
    if (isPassingFailure(error)) return;
    if (error !== undefined) toldBy('check')(error);
    else tell('check', found ?? []);
  });
  return { ...shown, result: shown.result?.value };
}

/** Throws where there was no answer. */
async function findTextProblems(
  source: TemplateSource,
  check: Renderer<unknown>['check'],
  locale: string,
  signal: AbortSignal,
): Promise<ConsoleEntry[]> {
  if (source.text === '') return [];
  try {
    await check(toUnrendered(source.text), {}, locale, signal);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.problems.length === 0 || isPassingFailure(error)) throw error;
    return toConsoleEntries(toTextProblems(error.problems, source));
  }
}
