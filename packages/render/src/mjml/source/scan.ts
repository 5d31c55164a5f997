// Parses MJML into elements with their offsets, without repairing anything, and finds what the compiler silently ignores.
// Liquid has already been rendered, or replaced by text.
import type { Sentence } from '@coverwright/insurance/sentence';
import { QuoteType, Tokenizer } from 'htmlparser2';
import { say } from '../../sentences/say.ts';
import { mjmlLimits } from '../limits.ts';
import type { MjmlDefinitions } from './definitions.ts';

export interface ScannedAttribute {
  readonly name: string;
  readonly begin: number;
  readonly valueBegin: number;
  readonly valueEnd: number;
  readonly value: string;
}

export interface ScannedElement {
  readonly name: string;
  /** The offset of its `<`. */
  readonly begin: number;
  readonly attributes: readonly ScannedAttribute[];
  readonly parent: ScannedElement | undefined;
  readonly children: readonly ScannedElement[];
  /** Whether it is HTML inside an element whose content the compiler copies. */
  readonly isHtml: boolean;
  readonly contentBegin: number;
  readonly contentEnd: number;
}

export interface ScannedText {
  readonly begin: number;
  readonly end: number;
  readonly parent: ScannedElement | undefined;
  readonly isComment: boolean;
}

export interface SourceFault extends Sentence {
  readonly offset: number;
  /** WARNING: the compiler accepts it, and what it produces can be sent. */
  readonly code?: 'LIMIT' | 'WARNING';
}

export interface Scan {
  readonly elements: readonly ScannedElement[];
  readonly texts: readonly ScannedText[];
  readonly faults: readonly SourceFault[];
}

interface OpenElement extends ScannedElement {
  readonly attributes: ScannedAttribute[];
  readonly children: ScannedElement[];
  contentBegin: number;
  contentEnd: number;
  /** Whether its start tag is unterminated. */
  isCutOff?: boolean;
}

/** Void elements of HTML. */
const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Enough problems were found. */
class Abandoned extends Error {}

class Scanner {
  readonly elements: ScannedElement[] = [];
  readonly texts: ScannedText[] = [];
  readonly faults: SourceFault[] = [];
  readonly #source: string;
  readonly #definitions: MjmlDefinitions;
  readonly #open: OpenElement[] = [];
  #components = 0;
  #problems = 0;
  #warnings = 0;
  /** The element whose start tag is being read. */
  #starting: OpenElement | undefined;
  #attribute: { name: string; begin: number; valueBegin: number; valueEnd: number } | undefined;

  constructor(source: string, definitions: MjmlDefinitions) {
    this.#source = source;
    this.#definitions = definitions;
  }

  read(): void {
    const tokenizer = new Tokenizer({ decodeEntities: false }, this);
    try {
      tokenizer.write(this.#source);
      tokenizer.end();
      for (const { name, begin, isHtml } of this.#open) if (!isHtml) this.#fault(notClosed(name), begin);
    } catch (error) {
      if (!(error instanceof Abandoned)) throw error;
    }
  }

  #fault(sentence: Sentence, offset: number): void {
    this.faults.push({ ...sentence, offset });
    if (++this.#problems >= mjmlLimits.problems) throw new Abandoned();
  }

  #warn(sentence: Sentence, offset: number): void {
    if (this.#warnings++ < mjmlLimits.problems) this.faults.push({ ...sentence, offset, code: 'WARNING' });
  }

  #limit(sentence: Sentence, offset: number): never {
    this.faults.push({ ...sentence, offset, code: 'LIMIT' });
    throw new Abandoned();
  }

  /** Whether the content of the innermost element is copied by the compiler. */
  get #isInHtml(): boolean {
    const parent = this.#open.at(-1);
    return parent !== undefined && (parent.isHtml || this.#definitions.get(parent.name)?.isEnding === true);
  }

  onopentagname(start: number, end: number): void {
    const written = this.#source.slice(start, end);
    const name = written.toLowerCase();
    const parent = this.#open.at(-1);
    const isHtml = this.#isInHtml;
    if (!isHtml) this.#requireLowerCase(written, start - 1);
    if (!isHtml && ++this.#components > mjmlLimits.components) {
      this.#limit(say('MJML_ELEMENTS_MAX', { max: mjmlLimits.components.toLocaleString('en') }), start - 1);
    }
    const depth = isHtml ? mjmlLimits.htmlDepth : mjmlLimits.depth;
    if (this.#open.length >= depth) this.#limit(say('MJML_DEPTH_MAX', { depth }), start - 1);
    const element: OpenElement = {
      name,
      begin: start - 1,
      attributes: [],
      parent,
      children: [],
      isHtml,
      contentBegin: end,
      contentEnd: end,
    };
    this.#starting = element;
  }

  /** The compiler drops what such a component contains. */
  #requireLowerCase(written: string, begin: number): void {
    const name = written.toLowerCase();
    if (written !== name && name.startsWith('mj')) this.#fault(say('MJML_NOT_LOWER_CASE', { written, name }), begin);
  }

  onattribname(start: number, end: number): void {
    this.#attribute = { name: this.#source.slice(start, end), begin: start, valueBegin: end, valueEnd: end };
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute === undefined) return;
    if (this.#attribute.valueBegin === this.#attribute.valueEnd) this.#attribute.valueBegin = start;
    this.#attribute.valueEnd = end;
  }

  onattribentity(): void {}

  onattribend(quote: QuoteType): void {
    const attribute = this.#attribute;
    const element = this.#starting;
    this.#attribute = undefined;
    if (attribute === undefined || element === undefined) return;
    const { name, begin } = attribute;
    const value = this.#source.slice(attribute.valueBegin, attribute.valueEnd);
    if (!element.isHtml && name.includes('<')) {
      // The next tag was parsed as an attribute.
      if (element.isCutOff !== true) this.#fault(notComplete(element.name), element.begin);
      element.isCutOff = true;
    }
    if (element.isCutOff === true) return;
    if (!element.isHtml) {
      if (value.includes('<')) this.#fault(say('MJML_QUOTE_MISSING', { name }), begin);
      else if (quote === QuoteType.Unquoted) this.#fault(say('MJML_ATTRIBUTE_UNQUOTED', { name }), begin);
      else if (quote === QuoteType.NoValue && /["'=]/.test(name)) this.#fault(say('MJML_ATTRIBUTE_FORM'), begin);
      else if (quote === QuoteType.NoValue) this.#fault(say('MJML_ATTRIBUTE_WITHOUT_VALUE', { name }), begin);
      if (element.attributes.some((other) => other.name === name))
        this.#warn(say('MJML_ATTRIBUTE_TWICE', { name }), begin);
    }
    element.attributes.push({ ...attribute, value });
  }

  onopentagend(end: number): void {
    const element = this.#enter(end);
    if (element === undefined) return;
    if (!(element.isHtml && voidElements.has(element.name))) this.#open.push(element);
  }

  onselfclosingtag(end: number): void {
    this.#enter(end);
  }

  #enter(end: number): OpenElement | undefined {
    const element = this.#starting;
    this.#starting = undefined;
    if (element === undefined) return undefined;
    element.contentBegin = end + 1;
    element.contentEnd = end + 1;
    this.elements.push(element);
    const parent = this.#open.at(-1);
    parent?.children.push(element);
    return element;
  }

  onclosetag(start: number, end: number): void {
    const written = this.#source.slice(start, end).trim();
    const name = written.toLowerCase();
    const begin = start - 2;
    const at = this.#open.findLastIndex((element) => element.name === name);
    const isHtml = this.#isInHtml;
    if (this.#open[at]?.isHtml === false) this.#requireLowerCase(written, begin);
    if (at < 0) {
      if (!isHtml || name.startsWith('mj')) this.#fault(say('MJML_ELEMENT_NOT_BEGUN', { name }), begin);
      return;
    }
    // HTML that ends with the surrounding text is left to the browser; an MJML element is not.
    const left = this.#open.slice(at + 1);
    for (const element of left) {
      if (!element.isHtml) this.#fault(notClosed(element.name), element.begin);
    }
    for (const element of this.#open.splice(at)) element.contentEnd = begin;
  }

  ontext(begin: number, end: number): void {
    const parent = this.#open.at(-1);
    const isHtml = this.#isInHtml;
    this.texts.push({ begin, end, parent, isComment: false });
    if (isHtml) return;
    const text = this.#source.slice(begin, end);
    const firstInk = text.search(/\S/);
    if (firstInk < 0) return;
    this.#warn(say('MJML_TEXT_OUTSIDE'), begin + firstInk);
  }

  ontextentity(): void {}

  oncomment(start: number, end: number, endOffset: number): void {
    if (endOffset === 0) {
      this.#fault(say('MJML_COMMENT_NOT_CLOSED'), start - '<!--'.length);
      // The skipped text could have closed them.
      this.#open.length = 0;
    }
    this.texts.push({ begin: start, end: end - endOffset, parent: this.#open.at(-1), isComment: true });
  }

  oncdata(start: number): void {
    if (!this.#isInHtml) this.#warn(say('MJML_CDATA'), start);
  }

  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  onend(): void {
    const element = this.#starting;
    if (element !== undefined) this.#fault(notComplete(element.name), element.begin);
  }
}

function notComplete(name: string): Sentence {
  return say('MJML_TAG_NOT_COMPLETE', { name });
}

function notClosed(name: string): Sentence {
  return say('MJML_ELEMENT_NOT_CLOSED', { name });
}

export function scanMjml(source: string, definitions: MjmlDefinitions): Scan {
  const scanner = new Scanner(source, definitions);
  scanner.read();
  const { elements, texts, faults } = scanner;
  return { elements, texts, faults };
}
