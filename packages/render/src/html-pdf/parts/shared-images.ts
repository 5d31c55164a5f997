// Pictures that are written into a header or footer are stored once in the document of all pages, not once a page: a logo of
// 100 kB would make 200 MB of 2,000 pages. Properties are the only thing that the document and all parts of it share.

/** Shorter ones are as well where they are. */
const longChars = 1_000;
const longImage = new RegExp(`^data:image/[^"'\\\\)\\s<>]{${longChars},}$`, 'i');
/** With or without its end, so that nothing is read twice: a text of megabytes may have many beginnings and no end. */
const imageUrls = /url\(\s*(["']?)(data:image\/[^"'\\)\s<>]*)(\1\s*\))?/gi;

export class SharedImages {
  readonly #names = new Map<string, string>();

  /** `var(--image-1)`, to be used in place of a url(); undefined for what is better left unchanged. */
  toValue(address: string): string | undefined {
    return longImage.test(address) ? this.#share(address) : undefined;
  }

  inStyles(css: string): string {
    return css.replace(imageUrls, (written, _quote: string, address: string, end: string | undefined) =>
      end === undefined || !longImage.test(address) ? written : this.#share(address),
    );
  }

  /** For the styles of the document. */
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
