// What reads a value goes down by calling itself, so its depth has a limit first; nothing here calls itself.

/** Levels of a value that a request sends; docs/limits.md has the same number. */
export const nestingMax = 200;

/** Of values within values, such as the variables of a document. */
export function isValueNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > nestingMax) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
