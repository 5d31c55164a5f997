/** The texts of drawings for the preview data, as they will be printed. Each is rendered once per data set. */
import type { JsonObject } from '@coverwright/rules';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../../../api/api-error.ts';
import { hasLiquid, type Drawing } from '../drawing.ts';
import { useRenderText } from '../pdf-drawing.api.ts';
import { renderSources } from './joined-sources.ts';

/** The printed text of a source; undefined while it is unknown. */
export type SampleOf = (liquidSource: string) => string | undefined;

interface Rendered {
  readonly content: JsonObject;
  readonly locale: string;
  /** Undefined for a source that cannot be rendered. */
  readonly texts: ReadonlyMap<string, string | undefined>;
}

const typingPauseMs = 300;

/** @param content undefined if there is no data to show */
export function useSamples(drawings: readonly Drawing[], content: JsonObject | undefined, locale: string): SampleOf {
  const render = useRenderText();
  const [rendered, setRendered] = useState<Rendered>();
  const known = rendered && rendered.content === content && rendered.locale === locale ? rendered.texts : noTexts;
  const missing = useMemo(
    () =>
      JSON.stringify(
        [...new Set(drawings.map((one) => one.liquidSource).filter(hasLiquid))].filter((one) => !known.has(one)),
      ),
    [drawings, known],
  );
  useEffect(() => {
    const sources: readonly string[] = JSON.parse(missing);
    if (content === undefined || sources.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      const texts = await renderSources(sources, async (text) => render(text, content, locale, signal)).then(
        (one) => one.texts,
        leaveUnknown,
      );
      if (signal.aborted) return;
      const found = sources.map((source) => [source, texts.get(source)] as const);
      setRendered((last) => {
        const others = last?.content === content && last.locale === locale ? last.texts : noTexts;
        return { content, locale, texts: new Map([...others, ...found]) };
      });
    };
    const timer = setTimeout(() => void start(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [missing, content, locale, render]);
  return useMemo(() => (source: string) => (hasLiquid(source) ? known.get(source) : source), [known]);
}

const noTexts: ReadonlyMap<string, string | undefined> = new Map();

/** Problems are reported by the check and the preview; until they are fixed, the sources are shown. */
function leaveUnknown(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
  return new Map();
}
