import { startTransition, useEffect, useState } from 'react';

/** The value, but a new one only after a frame without it was shown: for work that must not delay what a key does. */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => ({ value }));
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The callback itself is called before the frame is painted.
      timeout = setTimeout(() => startTransition(() => setShown({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timeout);
    };
  }, [value]);
  return shown.value;
}
