// What a template sees: the result of its query with the given content over it, under a name and at the root too.
import { isJsonObject } from '@coverwright/rules';

/** JSON values by name. */
export type RenderValues = Readonly<Record<string, unknown>>;

/** Objects are merged at every depth; everything else, lists too, is replaced as a whole. Changes neither. */
export function mergeOver(base: RenderValues, over: RenderValues): RenderValues {
  const laid = Object.entries(over).map(([key, value]): [string, unknown] => {
    const beneath = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isJsonObject(beneath) && isJsonObject(value) ? mergeOver(beneath, value) : value];
  });
  // fromEntries keeps a key such as __proto__ a plain property.
  return Object.fromEntries([...Object.entries(base), ...laid]);
}

/** The name wins over a key of the same name. */
export function toRenderValues(name: string, content: RenderValues): RenderValues {
  return Object.fromEntries([...Object.entries(content), [name, content]]);
}

/** Whether there are lists of records, as queries give them, and nothing in any of them. */
export function findsNoRecord(values: RenderValues): boolean {
  const lists = Object.values(values)
    .map((value) => (isJsonObject(value) ? value['list'] : undefined))
    .filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
