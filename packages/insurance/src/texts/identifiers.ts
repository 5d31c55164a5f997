/** How typed words become the id of an app, the name of a host or that of a component. Pure. */

import { normalizeWithin } from './bounded-text.ts';

const maxLength = 1_000;

/** Letters and digits, without their accents, as words. Longer texts have none. */
function wordsOf(text: string): string[] {
  const plain = normalizeWithin(text, maxLength, 'NFKD')?.replaceAll(/\p{M}/gu, '') ?? '';
  // Also between a small letter and a capital one: travelApp is two words.
  return plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? [];
}

/** travelQuote for `Travel quote`; empty for a text without letters of the alphabet. */
export function toCamelCase(text: string): string {
  const [first = '', ...others] = wordsOf(text).map((word) => word.toLowerCase());
  return first.replace(/^\d+/, '') + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** travel-quote for `Travel quote`. */
export function toKebabCase(text: string): string {
  return wordsOf(text)
    .map((word) => word.toLowerCase())
    .join('-');
}

/** TravelQuote for `Travel quote`; a name begins with a letter. */
export function toPascalCase(text: string): string {
  const camel = toCamelCase(text);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

const componentPath = /^(?:\.\/|@\/components\/)([A-Z]\w{0,254})(?:\.vue)?$/;

/**
 * The component that an import in the script of a component names by its path, such as './QuoteForm', './QuoteForm.vue' or
 * '@/components/QuoteForm'; the name that it gets in the script does not matter. Undefined for any other path.
 */
export function componentOfImport(path: string): string | undefined {
  return componentPath.exec(path)?.[1];
}
