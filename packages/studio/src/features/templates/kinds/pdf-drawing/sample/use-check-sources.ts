/** Checks the Liquid of drawings, independently of any data. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import { useCallback } from 'react';
import { ApiError } from '../../../../../api/api-error.ts';
import { toConsoleEntries, type ConsoleEntry } from '../../../console/console-entries.ts';
import { toUnrendered } from '../../../preview/filled-text.ts';
import { hasLiquid, sourceField, type Drawing } from '../drawing.ts';
import { useRenderText } from '../pdf-drawing.api.ts';
import { renderSources, type SourceProblem } from './joined-sources.ts';

type CheckedDrawing = Pick<Drawing, 'id' | 'liquidSource'>;

/** Throws if there is no answer. */
export function useCheckSources() {
  const render = useRenderText();
  return useCallback(
    async (drawings: readonly CheckedDrawing[], locale: string, signal: AbortSignal): Promise<ConsoleEntry[]> => {
      const sources = drawings.map(({ liquidSource }) => liquidSource).filter(hasLiquid);
      const { problems } = await renderSources(sources, async (text) => {
        try {
          await render(toUnrendered(text), {}, locale, signal);
        } catch (error) {
          throw error instanceof ApiError ? withoutFirstLine(error) : error;
        }
        // The output is ignored.
        return text;
      });
      return toSourceEntries(problems, drawings);
    },
    [render],
  );
}

/** One entry for each drawing that has the source. */
function toSourceEntries(problems: readonly SourceProblem[], drawings: readonly CheckedDrawing[]): ConsoleEntry[] {
  return problems.flatMap(({ source, problem }) => {
    const { line = 1, column = 1 } = problem;
    const excerpt = excerptAtLine(source, line, column);
    return drawings
      .filter(({ liquidSource }) => liquidSource === source)
      .flatMap(({ id }) => toConsoleEntries([{ ...problem, path: sourceField(id), excerpt }]));
  });
}

/** The line that prevents the text from being rendered is not the user's. */
function withoutFirstLine({ status, problems, requestId, isTimeout, request }: ApiError): ApiError {
  const moved = problems.map(({ line, ...problem }) => ({ ...problem, ...(line !== undefined && { line: line - 1 }) }));
  return new ApiError(status, { problems: moved, requestId, isTimeout, request });
}
