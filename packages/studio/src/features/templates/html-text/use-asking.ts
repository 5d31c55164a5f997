import { useCallback, useRef, useState } from 'react';

/** A question that a dialog asks: whoever asks waits for the answer, which is undefined when the dialog is closed. */
export function useAsking<Answer>() {
  const waiting = useRef<(answer?: Answer) => void>(undefined);
  const [isAsking, setIsAsking] = useState(false);
  const answer = useCallback((given?: Answer) => {
    waiting.current?.(given);
    waiting.current = undefined;
    setIsAsking(false);
  }, []);
  const ask = useCallback(async (): Promise<Answer | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    waiting.current?.();
    waiting.current = resolve;
    setIsAsking(true);
    return promise;
  }, []);
  return { isAsking, ask, answer };
}
