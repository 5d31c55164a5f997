/** Whether a memoized row can skip rendering: both objects have identical values under the same names. */
export function isShallowEqual<Values extends object>(left: Values, right: Values): boolean {
  const others = new Map<string, unknown>(Object.entries(right));
  return Object.entries(left).every(([name, value]) => Object.is(value, others.get(name)));
}
