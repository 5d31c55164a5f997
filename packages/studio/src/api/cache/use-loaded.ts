// Loads the main record of a page, such as the content of an editor: never from the cache, and again on reload.
import { type ReadState, useRead } from './use-read.ts';

export type LoadState<Loaded> =
  | { readonly status: 'loading' | 'notFound' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly loaded: Loaded; readonly loadedAtMs: number };

/**
 * @param key identifies what is loaded
 * @param load returns undefined if it does not exist
 */
export function useLoaded<Loaded>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<Loaded | undefined>,
): { readonly state: LoadState<Loaded>; readonly reload: () => void } {
  const read = useRead(key, async ({ signal }) => ({ loaded: await load(signal) }), { isUncached: true });
  return { state: toLoadState(read), reload: () => void read.refetch() };
}

export function toLoadState<Loaded>(
  read: Pick<ReadState<{ readonly loaded: Loaded | undefined }>, 'data' | 'readAtMs' | 'error' | 'isLoading'>,
): LoadState<Loaded> {
  const { data, readAtMs, error, isLoading } = read;
  if (isLoading) return { status: 'loading' };
  if (error !== null) return { status: 'failed', error };
  if (data?.loaded === undefined) return { status: 'notFound' };
  return { status: 'ready', loaded: data.loaded, loadedAtMs: readAtMs };
}
