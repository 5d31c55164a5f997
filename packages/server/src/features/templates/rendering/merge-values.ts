// The values for a template: the result of its query with the given content merged over it, under a name and
// also at the root. Pure.
import { isJsonObject } from '@coverwright/rules';

/** JSON values by name. */
export type RenderValues = Readonly<Record<string, unknown>>;

/**
 * Objects are merged at every depth; other values, including lists, are replaced entirely. Modifies neither
 * argument.
 */
export function mergeOver(base: RenderValues, over: RenderValues): RenderValues {
  const laid = Object.entries(over).map(([key, value]): [string, unknown] => {
    const beneath = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isJsonObject(beneath) && isJsonObject(value) ? mergeOver(beneath, value) : value];
  });
  // fromEntries keeps a key such as __proto__ a plain property.
  return Object.fromEntries([...Object.entries(base), ...laid]);
}

/** The name takes precedence over a key of the same name. */
export function toRenderValues(name: string, content: RenderValues): RenderValues {
  return Object.fromEntries([...Object.entries(content), [name, content]]);
}

/** Whether there are lists of records, as queries return them, and all are empty. */
export function findsNoRecord(values: RenderValues): boolean {
  const lists = Object.values(values)
    .map((value) => (isJsonObject(value) ? value['list'] : undefined))
    .filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
