// Text that is already HTML: the result of `capture`, `escape`, `newline_to_br` and `raw`. It is not escaped a second time.
// Only created when rendering for HTML.
import { Drop, toValue } from 'liquidjs';

export class Markup extends Drop {
  readonly #html: string;

  constructor(html: string) {
    super();
    this.#html = html;
  }

  override valueOf(): string {
    return this.#html;
  }

  override toString(): string {
    return this.#html;
  }

  toJSON(): string {
    return this.#html;
  }

  /** The value of `{{ text.size }}` and `{{ text | size }}`. */
  get size(): number {
    return characterCount(this.#html);
  }

  get length(): number {
    return this.#html.length;
  }
}

/** Signs beyond the first plane take two units of a string. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** How a value appears in a text. */
export function toText(given: unknown): string {
  const value: unknown = toValue(given);
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join('');
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return `${value}`;
  return JSON.stringify(value) ?? '';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

export function toHtml(value: unknown): string {
  return value instanceof Markup
    ? value.toString()
    : toText(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
