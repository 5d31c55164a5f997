// Pictures inlined in a header or footer are stored once in the document of all pages, not once per page: a logo of
// 100 kB would turn 2,000 pages into 200 MB. Custom properties are all that the document and its parts share.

/** Shorter ones are not worth moving. */
const longChars = 1_000;
const longImage = new RegExp(`^data:image/[^"'\\\\)\\s<>]{${longChars},}$`, 'i');
/** With or without its end, so that nothing is read twice: a text of megabytes may have many starts and no end. */
const imageUrls = /url\(\s*(["']?)(data:image\/[^"'\\)\s<>]*)(\1\s*\))?/gi;

export class SharedImages {
  readonly #names = new Map<string, string>();

  /** `var(--image-1)`, which replaces a url(); undefined if it is better left unchanged. */
  toValue(address: string): string | undefined {
    return longImage.test(address) ? this.#share(address) : undefined;
  }

  inStyles(css: string): string {
    return css.replace(imageUrls, (written, _quote: string, address: string, end: string | undefined) =>
      end === undefined || !longImage.test(address) ? written : this.#share(address),
    );
  }

  /** For the document's styles. */
  toRule(): string {
    const properties = [...this.#names].map(([address, name]) => `${name}:url("${address}");`);
    return properties.length === 0 ? '' : `:root{${properties.join('')}}`;
  }

  #share(address: string): string {
    const name = this.#names.get(address) ?? `--overlay-image-${this.#names.size + 1}`;
    this.#names.set(address, name);
    return `var(${name})`;
  }
}
