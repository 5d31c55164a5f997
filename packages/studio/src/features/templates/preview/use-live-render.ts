/**
 * Renders edits shortly after the last change, ignoring outdated responses. The last good result stays while
 * something is wrong. Failures without an answer, or of a busy server, are retried automatically, and by the user at once.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { ApiError } from '../../../api/api-error.ts';
import { isPassingFailure, retryPauseMs } from '../../../api/passing-failure.ts';

export interface LiveRender<Result> {
  /** From the last successful render. */
  readonly result: Result | undefined;
  readonly isRendering: boolean;
  /** The result is from before the last change. */
  readonly isStale: boolean;
  /** Renders again at once; present after a failure that may pass. */
  readonly again?: (() => void) | undefined;
}

type Render<Result> = (signal: AbortSignal) => Promise<Result>;

const usualPauseMs = 300;

interface Outcome<Result> {
  readonly result: Result | undefined;
  /** The render function that produced the result, and the one that ended last. */
  readonly of: Render<Result> | undefined;
  readonly ended: Render<Result> | undefined;
  /** It failed, and may succeed without any change. */
  readonly mayPass?: boolean;
}

/**
 * @param render a new function whenever its output would differ; undefined while there is nothing to render
 * @param onEnd called with the error that prevented rendering, or undefined on success
 * @param pauseMs the debounce interval
 */
export function useLiveRender<Result>(
  render: Render<Result> | undefined,
  onEnd: (error: unknown, result?: Result) => void,
  pauseMs = usualPauseMs,
): LiveRender<Result> {
  const [outcome, setOutcome] = useState<Outcome<Result>>({ result: undefined, of: undefined, ended: undefined });
  const [attempt, setAttempt] = useState(0);
  const lastAttempt = useRef(0);
  const isObsolete = useRef(false);
  const handleEnd = useEffectEvent(onEnd);
  const hasResult = outcome.of !== undefined;
  const isFirst = useEffectEvent(() => !hasResult);
  useEffect(() => {
    if (!render) {
      // While nothing is rendered, earlier problems may be outdated.
      handleEnd(undefined);
      return undefined;
    }
    // What was wrong with the machine, or with the size of the last text, says nothing about this one.
    if (isObsolete.current) handleEnd(undefined);
    isObsolete.current = false;
    const isAgain = attempt !== lastAttempt.current;
    lastAttempt.current = attempt;
    const controller = new AbortController();
    let isReported = false;
    const start = async () => {
      try {
        const result = await render(controller.signal);
        if (controller.signal.aborted) return;
        setOutcome({ result, of: render, ended: render });
        handleEnd(undefined, result);
      } catch (error) {
        if (controller.signal.aborted) return;
        const mayPass = isPassingFailure(error);
        setOutcome((last) => ({ ...last, ended: render, mayPass }));
        if (!isReported) handleEnd(error);
        isObsolete.current = mayPass || (error instanceof ApiError && error.hasCode('LIMIT_EXCEEDED'));
        if (!mayPass) return;
        // Reported only once, however often it fails.
        isReported = true;
        timer = setTimeout(() => void start(), retryPauseMs);
      }
    };
    let timer = setTimeout(() => void start(), isFirst() || isAgain ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [render, pauseMs, attempt]);
  const again = useCallback(() => {
    setOutcome(({ result, of }) => ({ result, of, ended: undefined }));
    setAttempt((last) => last + 1);
  }, []);
  const isRendering = render !== undefined && outcome.ended !== render;
  const isLong = useDelayed(isRendering);
  const isStale = hasResult && outcome.of !== render && (isLong || !isRendering);
  const mayPass = outcome.mayPass === true && !isRendering;
  return { result: outcome.result, isRendering, isStale, again: mayPass ? again : undefined };
}
