// Limits the nesting of values before recursive code reads them. Implemented without recursion.

/** Maximum levels of a value in a request. Keep in sync with docs/limits.md. */
export const nestingMax = 200;

/** For values within values, such as the variables of a document. */
export function isValueNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > nestingMax) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
