import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import { useEffect } from 'react';
import type { ConsoleEntry } from '../console/console-entries.ts';
import type { TemplateSource } from '../preview/filled-text.ts';
import type { useEditorProblems } from '../editor/problems/use-editor-problems.ts';
import { findMarkupFaults } from './markup-faults.ts';

const typingPauseMs = 500;
/** Longer texts, in characters, take so long to check that they must not delay typing. */
const longLength = 1_000_000;
const longPauseMs = 5_000;

/**
 * Reports faults in the HTML of texts in the console, debounced.
 * @param texts must be a stable list as long as no text changes
 */
export function useMarkupCheck(texts: readonly TemplateSource[], problems: ReturnType<typeof useEditorProblems>): void {
  const { tell } = problems;
  useEffect(() => {
    const length = texts.reduce((sum, { text }) => sum + text.length, 0);
    const pauseMs = length > longLength ? longPauseMs : typingPauseMs;
    const timer = setTimeout(() => tell('markup', texts.flatMap(toMarkupEntries)), pauseMs);
    return () => clearTimeout(timer);
  }, [texts, tell]);
}

function toMarkupEntries({ field, text }: TemplateSource): ConsoleEntry[] {
  return findMarkupFaults(text).map(({ code, name, outer, at }) => {
    const before = text.slice(0, at).split('\n');
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    return {
      at: new Date(),
      level: 'warning',
      message: i18next.t(`htmlText:markup.${code}`, { name, outer }),
      excerpt: excerptAtLine(text, line, column),
      position: { field, line, column },
    };
  });
}
