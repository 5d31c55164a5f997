/**
 * A pattern for keys: a bare word may stand anywhere. One with `*` or `?` has to reach to the end of the key, but may
 * begin in any folder, because people know the name and not the way to it.
 */
export function toKeyPattern(text: string): string {
  const pattern = text.trim();
  return /[*?]/.test(pattern) && !pattern.startsWith('*') ? `*${pattern}` : pattern;
}
