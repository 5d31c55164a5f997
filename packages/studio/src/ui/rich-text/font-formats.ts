// The list of fonts in the library's format. Pure.
import type { OfferedFont } from './rich-text-props.ts';

/** @param standard names, each with its font-family value; omitted if a font of the same name is offered */
export function toFontFormats(
  offered: readonly Pick<OfferedFont, 'name'>[],
  standard: readonly (readonly [name: string, family: string])[],
): string {
  // The server refuses fonts whose names contain the list's separators.
  const names = offered.map(({ name }) => name);
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const rest = standard.filter(([name]) => !taken.has(name.toLowerCase()));
  return [...names.map((name) => `${name}='${name}'`), ...rest.map(([name, family]) => `${name}=${family}`)].join(';');
}
