// Reads XML into elements, without repairing anything. Pure.
import { Parser } from 'htmlparser2';
import { UserError } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const xmlLimits = { elements: 500_000, depth: 50, attributes: 100 } as const;

export interface XmlElement {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  /** The offset of its tag. */
  readonly begin: number;
  readonly children: OpenElement[];
  text: string;
}

function refuse(sentence: ReturnType<typeof say>): UserError {
  return new UserError({ code: 'INVALID', ...sentence, path: 'xml' });
}

class TreeBuilder {
  readonly #open: OpenElement[] = [];
  #root: OpenElement | undefined;
  #count = 0;
  #parser: Parser | undefined;

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#count += 1;
    const { elements, depth, attributes: most } = xmlLimits;
    const isOver = this.#count > elements || this.#open.length >= depth || Object.keys(attributes).length > most;
    if (isOver) throw refuse(say('XML_TOO_LARGE', { elements, depth }));
    const begin = this.#parser?.startIndex ?? 0;
    const element: OpenElement = { name, attributes, begin, children: [], text: '' };
    const parent = this.#open.at(-1);
    if (parent === undefined && this.#root !== undefined) throw refuse(say('XML_MALFORMED'));
    if (parent === undefined) this.#root = element;
    else parent.children.push(element);
    this.#open.push(element);
  }

  ontext(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
    else if (text.replace('\ufeff', '').trim() !== '') throw refuse(say('XML_MALFORMED'));
  }

  /** A tag that closes itself is implied as well, but not those of elements that are left open. */
  onclosetag(name: string, isImplied: boolean): void {
    const element = this.#open.pop();
    const isOwn = !isImplied || element?.begin === this.#parser?.startIndex;
    if (element?.name !== name || !isOwn) throw refuse(say('XML_MALFORMED'));
  }

  onprocessinginstruction(name: string): void {
    // Entities could be declared there.
    if (name.startsWith('!')) throw refuse(say('XML_DOCTYPE'));
  }

  get root(): XmlElement {
    if (this.#root === undefined) throw refuse(say('XML_MALFORMED'));
    return this.#root;
  }
}

/** Throws a UserError for text that is not well-formed, has a document type, or exceeds the limits. */
export function readXml(text: string): XmlElement {
  const builder = new TreeBuilder();
  const parser = new Parser(builder, { xmlMode: true, decodeEntities: true });
  parser.write(text);
  parser.end();
  return builder.root;
}
