import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

/**
 * The loader with that name in this operation, created on first use: all loads in the same turn become one
 * call. Keys are texts; a key without an entry in the result loads undefined.
 */
export function batch<Value>(
  context: Pick<RequestContext, 'loaders'>,
  name: string,
  loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): DataLoader<string, Value | undefined> {
  const known = context.loaders.get(name);
  if (known !== undefined) return known as DataLoader<string, Value | undefined>;
  const loader = new DataLoader<string, Value | undefined>(async (keys) => {
    const values = await loadAll(keys);
    return keys.map((key) => values.get(key));
  });
  context.loaders.set(name, loader);
  return loader;
}
