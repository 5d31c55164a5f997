/** Reads a logic for its editor; a later reading starts the editor anew. */
import { useCallback, useEffect, useState } from 'react';

export type LoadState<Loaded> =
  | { readonly status: 'loading' | 'notFound' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly loaded: Loaded; readonly loadedAt: number };

/** @param read keeps its identity while it means the same logic; gives undefined when there is nothing to edit */
export function useLoadedLogic<Loaded>(read: (signal?: AbortSignal) => Promise<Loaded | undefined>) {
  const [state, setState] = useState<LoadState<Loaded>>({ status: 'loading' });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const loaded = await read(signal);
        setState(loaded ? { status: 'ready', loaded, loadedAt: performance.now() } : { status: 'notFound' });
      } catch (error) {
        if (!signal?.aborted) setState({ status: 'failed', error });
      }
    },
    [read],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const reload = () => {
    setState({ status: 'loading' });
    void load();
  };
  return { state, reload };
}
