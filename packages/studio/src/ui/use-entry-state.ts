import { useEffect, useState } from 'react';
import { useApi } from '../api/api-context.ts';

/**
 * State that belongs to one entry of the browser's history: going back finds it again, a fresh visit starts again, and so
 * does whoever signs in next.
 */
export function useEntryState<State>(name: string, initial: State, isState: (value: unknown) => value is State) {
  const { session } = useApi();
  const property = `${name} of ${session.owner() ?? ''}`;
  const [state, setState] = useState<State>(() => {
    const kept = entryState()[property];
    return isState(kept) ? kept : initial;
  });
  useEffect(() => window.history.replaceState({ ...entryState(), [property]: state }, ''), [property, state]);
  return [state, setState] as const;
}

/** Beside what the router keeps there. */
function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
