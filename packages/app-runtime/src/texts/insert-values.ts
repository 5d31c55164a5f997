/** Replaces {name} by the value of that name. A name without a value is left as it is. */
export function insertValues(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
}
