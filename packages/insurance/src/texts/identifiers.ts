/** Converts typed words to an app id, a host name or a component name. Pure. */

import { normalizeWithin } from './bounded-text.ts';

const maxLength = 1_000;

/**
 * Letters and digits without accents, as words; digits belong to the word before or after them. Longer texts have
 * none.
 */
function wordsOf(text: string): string[] {
  const plain = normalizeWithin(text, maxLength, 'NFKD')?.replaceAll(/\p{M}/gu, '') ?? '';
  const runs = plain.match(/[A-Za-z0-9]+/g) ?? [];
  // Upper case begins a word: travelApp is two words, and so is VHISQuote.
  return runs.flatMap((run) => run.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/));
}

/** travelQuote for `Travel quote`; empty for a text without Latin letters. Starts with a letter. */
export function toCamelCase(text: string): string {
  const [first = '', ...others] = wordsOf(text.replace(/^[^\p{L}]+/u, '')).map((word) => word.toLowerCase());
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
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
