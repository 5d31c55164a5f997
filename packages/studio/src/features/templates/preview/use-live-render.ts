/**
 * Renders what is typed a moment after the last change; an answer that comes too late is ignored. The last
 * good result stays while something is wrong. What failed for lack of an answer is retried automatically.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { isPassingFailure, retryPauseMs } from '../../../api/passing-failure.ts';

export interface LiveRender<Result> {
  /** Of the last render that worked. */
  readonly result: Result | undefined;
  readonly isRendering: boolean;
  /** The result is of what stood there before the last change. */
  readonly isStale: boolean;
}

type Render<Result> = (signal: AbortSignal) => Promise<Result>;

const usualPauseMs = 300;

interface Outcome<Result> {
  readonly result: Result | undefined;
  /** Whose result it is, and which render was the last to end. */
  readonly of: Render<Result> | undefined;
  readonly ended: Render<Result> | undefined;
}

/**
 * @param render another function whenever it would give something else; undefined while there is nothing to render
 * @param onEnd called with what prevented it; undefined when it worked
 * @param pauseMs how long nothing may have changed before it is rendered again
 */
export function useLiveRender<Result>(
  render: Render<Result> | undefined,
  onEnd: (error: unknown, result?: Result) => void,
  pauseMs = usualPauseMs,
): LiveRender<Result> {
  const [outcome, setOutcome] = useState<Outcome<Result>>({ result: undefined, of: undefined, ended: undefined });
  const tellEnd = useEffectEvent(onEnd);
  const hasResult = outcome.of !== undefined;
  const isFirst = useEffectEvent(() => !hasResult);
  useEffect(() => {
    if (!render) {
      // Nobody looks: what was wrong may not be wrong any more.
      tellEnd(undefined);
      return undefined;
    }
    const controller = new AbortController();
    let isTold = false;
    const start = async () => {
      try {
        const result = await render(controller.signal);
        if (controller.signal.aborted) return;
        setOutcome({ result, of: render, ended: render });
        tellEnd(undefined, result);
      } catch (error) {
        if (controller.signal.aborted) return;
        setOutcome((last) => ({ ...last, ended: render }));
        if (!isTold) tellEnd(error);
        if (!isPassingFailure(error)) return;
        // Told once, however often it fails.
        isTold = true;
        timer = setTimeout(() => void start(), retryPauseMs);
      }
    };
    let timer = setTimeout(() => void start(), isFirst() ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [render, pauseMs]);
  const isRendering = render !== undefined && outcome.ended !== render;
  const isLong = useDelayed(isRendering);
  const isStale = hasResult && outcome.of !== render && (isLong || !isRendering);
  return { result: outcome.result, isRendering, isStale };
}
