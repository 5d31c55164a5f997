import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** State that belongs to one entry of the browser's history: going back finds it again, a fresh visit starts anew. */
export function useEntryState<State>(name: string, initial: State, isState: (value: unknown) => value is State) {
  const { key } = useLocation();
  const storageKey = `entry:${key}:${name}`;
  const [state, setState] = useState<State>(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isState(stored) ? stored : initial;
  });
  useEffect(() => sessionStorage.setItem(storageKey, JSON.stringify(state)), [storageKey, state]);
  return [state, setState] as const;
}
