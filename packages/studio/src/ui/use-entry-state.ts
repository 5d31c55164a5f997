import { useEffect, useState } from 'react';
import { useApi } from '../api/api-context.ts';

/**
 * State that belongs to one history entry: going back restores it, while a new visit, or the next user who signs in,
 * starts with the initial state.
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

/** Stored alongside the router's own state. */
function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
