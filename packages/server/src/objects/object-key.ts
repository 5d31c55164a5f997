/** Nothing else may become part of a path or an address. */
export function requireObjectKey(key: string): string {
  if (isObjectKey(key)) return key;
  throw new Error(`${key} is not an object key.`);
}

export function isObjectKey(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name);
}
