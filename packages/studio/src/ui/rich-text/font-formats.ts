// The list of fonts in the form that the library takes. Pure.
import type { OfferedFont } from './rich-text-props.ts';

/** @param standard names, each with what font-family takes; one that is offered as well comes only once */
export function toFontFormats(
  offered: readonly Pick<OfferedFont, 'name'>[],
  standard: readonly (readonly [name: string, family: string])[],
): string {
  // The server refuses fonts whose names have characters that part the list.
  const names = offered.map(({ name }) => name);
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const rest = standard.filter(([name]) => !taken.has(name.toLowerCase()));
  return [...names.map((name) => `${name}='${name}'`), ...rest.map(([name, family]) => `${name}=${family}`)].join(';');
}
