/** Nothing else may become part of a path or an address. */
export function requireObjectKey(key: string): string {
  if (/^[0-9a-f]{32}$/.test(key)) return key;
  throw new Error(`${key} is not an object key.`);
}
