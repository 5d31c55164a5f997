import { useEffect, useState } from 'react';

const spinnerDelayMs = 400;

/** True once an action has taken 400 ms, so that a fast response does not flash a spinner. */
export function useDelayed(isGoing: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setIsLong(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoing]);
  return isGoing && isLong;
}
