import { isObject } from '@coverwright/insurance/json';
/** Compares by value. Unchanged long texts are identical strings, so comparing them is cheap. */
export function isSameForm(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSameForm(left[name], right[name]))
  );
}
