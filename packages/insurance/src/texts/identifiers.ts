/** Converts typed words to an app id, a host name or a component name. Pure. */

import { normalizeWithin } from './bounded-text.ts';

const maxLength = 1_000;

/** Letters and digits without accents, as words. Longer texts have none. */
function wordsOf(text: string): string[] {
  const plain = normalizeWithin(text, maxLength, 'NFKD')?.replaceAll(/\p{M}/gu, '') ?? '';
  // Also splits between a lower-case and an upper-case letter: travelApp is two words.
  return plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? [];
}

/** travelQuote for `Travel quote`; empty for a text without Latin letters. */
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

/** TravelQuote for `Travel quote`; a name starts with a letter. */
export function toPascalCase(text: string): string {
  const camel = toCamelCase(text);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

const componentPath = /^(?:\.\/|@\/components\/)([A-Z]\w{0,254})(?:\.vue)?$/;

/**
 * The component that an import in a component's script refers to by path, such as './QuoteForm', './QuoteForm.vue' or
 * '@/components/QuoteForm'; its local name in the script does not matter. Undefined for any other path.
 */
export function componentOfImport(path: string): string | undefined {
  return componentPath.exec(path)?.[1];
}
