/** A hook that renders HTML with Liquid. */
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { RenderHtmlDocument } from '../../../api/generated/operations.ts';
import type { Filled } from '../preview/filled-text.ts';
import { toWarnings } from '../preview/render-warnings.ts';

export function useRenderHtml() {
  const { request } = useApi();
  return useCallback(
    async (html: string, content: object, locale: string, signal: AbortSignal): Promise<Filled<string>> => {
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const { renderHtml } = await request(RenderHtmlDocument, { html, input }, { signal, locale });
      const { value, missingVariables, warnings } = renderHtml ?? {};
      return {
        value: value ?? undefined,
        missingVariables: missingVariables ?? [],
        warnings: toWarnings(warnings),
      };
    },
    [request],
  );
}
