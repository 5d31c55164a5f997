import { listVariables, type Json } from '@coverwright/rules';

/** The variables that the logic reads without a fallback, and whose value is missing or null. */
export function unfilledVariables(logic: Json, values: Json): string[] {
  return listVariables(logic).flatMap(({ path, segments, dynamic, optional }) =>
    dynamic || optional || isFilled(values, segments) ? [] : [path],
  );
}

function isFilled(values: Json, segments: readonly string[]): boolean {
  let current: unknown = values;
  for (const segment of segments) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return false;
    current = Reflect.get(current, segment);
  }
  return segments.length === 0 || (current !== null && current !== undefined);
}
