// Parses a start tag by the rules of Vue 2.6, with the same name and attributes that its compiler would read.
import type { Attribute } from './document.ts';

export interface StartTag {
  readonly component: string;
  readonly attrs: readonly Attribute[];
  readonly isSelfClosed: boolean;
  readonly end: number;
}

const nameLetters =
  'a-zA-Z\\u00B7\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u203F-\\u2040\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD';
const ncName = `[a-zA-Z_][-.0-9_${nameLetters}]*`;
const qualifiedName = new RegExp(`(?:${ncName}:)?${ncName}`, 'y');
const tagEnd = /\s*(\/?)>/y;
const attributeName = /\s*([^\s"'<>/=]+)/y;
const dynamicStart = /\s*((?:v-[\w-]+:|@|:|#)\[)/y;
const nameRest = /[^\s"'<>/=]*/y;
const attributeValue = /\s*=\s*(?:"([^"]*)"+|'([^']*)'+|([^\s"'=<>`]+))/y;

/** The tag name at an offset, after its bracket. */
export function readTagName(text: string, at: number): string | undefined {
  qualifiedName.lastIndex = at;
  return qualifiedName.exec(text)?.[0];
}

/** Reads the attributes of one text. It caches failed searches, so that a long text is scanned only once. */
export class StartTagReader {
  readonly #text: string;
  #equalsAt = -1;
  #bracketAt = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Starts at the bracket; if the tag does not end, returns the offset up to which it could be read. */
  read(at: number, component: string): StartTag | number {
    const attrs: Attribute[] = [];
    let end = at + 1 + component.length;
    for (;;) {
      tagEnd.lastIndex = end;
      const closed = tagEnd.exec(this.#text);
      if (closed !== null) return { component, attrs, isSelfClosed: closed[1] === '/', end: tagEnd.lastIndex };
      const name = this.#readName(end);
      if (name === undefined) return end;
      attributeValue.lastIndex = name.end;
      const value = attributeValue.exec(this.#text);
      attrs.push([name.text, value === null ? null : (value[1] ?? value[2] ?? value[3] ?? '')]);
      end = value === null ? name.end : attributeValue.lastIndex;
    }
  }

  #readName(at: number): { readonly text: string; readonly end: number } | undefined {
    const dynamic = this.#readDynamicName(at);
    if (dynamic !== undefined) return dynamic;
    attributeName.lastIndex = at;
    const found = attributeName.exec(this.#text);
    return found === null ? undefined : { text: found[1] ?? '', end: attributeName.lastIndex };
  }

  /** A dynamic argument in brackets extends to the last bracket before an equals sign, whatever is in between. */
  #readDynamicName(at: number): { readonly text: string; readonly end: number } | undefined {
    dynamicStart.lastIndex = at;
    const start = dynamicStart.exec(this.#text);
    if (start === null) return undefined;
    const argumentAt = dynamicStart.lastIndex;
    if (this.#equalsAt < argumentAt) {
      const equalsAt = this.#text.indexOf('=', argumentAt);
      this.#equalsAt = equalsAt < 0 ? this.#text.length : equalsAt;
      this.#bracketAt = this.#text.lastIndexOf(']', this.#equalsAt - 1);
    }
    if (this.#bracketAt <= argumentAt) return undefined;
    nameRest.lastIndex = this.#bracketAt + 1;
    nameRest.exec(this.#text);
    const end = nameRest.lastIndex;
    return { text: this.#text.slice(argumentAt - (start[1]?.length ?? 0), end), end };
  }
}
