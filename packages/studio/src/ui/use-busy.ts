import { useCallback, useRef, useState } from 'react';

/** Runs one action at a time: pressing again while it runs does nothing. Bind isBusy to the button's `loading`. */
export function useBusy(): { readonly isBusy: boolean; readonly run: (work: () => Promise<void>) => void } {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback((work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    void work().finally(() => {
      isRunning.current = false;
      setIsBusy(false);
    });
  }, []);
  return { isBusy, run };
}
