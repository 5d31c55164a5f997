import { isJsonList, isJsonObject, type Json } from './json.ts';

/** The value at a path of names, and of positions in lists; undefined if there is nothing. */
export function valueAt(values: Json | undefined, segments: readonly string[]): Json | undefined {
  let current: Json | undefined = values;
  for (const segment of segments) {
    if (isJsonObject(current)) current = Object.hasOwn(current, segment) ? current[segment] : undefined;
    else if (isJsonList(current)) current = current[Number(segment)];
    else return undefined;
  }
  return current;
}

/** A changed copy; undefined if something other than an object is in the way. */
export function withValue(values: Json | undefined, segments: readonly string[], value: Json): Json | undefined {
  const [first, ...rest] = segments;
  if (first === undefined) return value;
  if (values !== undefined && values !== null && !isJsonObject(values)) return undefined;
  const inner = withValue(values && Object.hasOwn(values, first) ? values[first] : undefined, rest, value);
  return inner === undefined ? undefined : { ...values, [first]: inner };
}

/** A copy without the value; the values themselves if objects do not lead to one. */
export function withoutValue(values: Json, segments: readonly string[]): Json {
  const [first, ...rest] = segments;
  if (first === undefined || !isJsonObject(values) || !Object.hasOwn(values, first)) return values;
  const { [first]: own = null, ...others } = values;
  if (rest.length === 0) return others;
  const left = withoutValue(own, rest);
  return left === own ? values : { ...values, [first]: left };
}
