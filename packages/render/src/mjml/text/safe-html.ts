// Removes what a mail must never contain, whatever its source: scripts, event handlers, and addresses with schemes that
// mail programs do not open. Values are already escaped, but an address can be harmful without escaped characters. Pure.
import { Tokenizer } from 'htmlparser2';
import { decodeEntities } from './entities.ts';

export interface SafeHtml {
  readonly html: string;
  /** Addresses that were removed, as written, without duplicates. */
  readonly removed: readonly string[];
}

const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'background',
  'poster',
  'xlink:href',
  'data',
]);
const schemes = new Set(['https', 'http', 'mailto', 'tel', 'cid']);

/** Whether a mail may contain the address. One without a scheme has no target, but is harmless. */
export function isSafeAddress(written: string, attribute = 'href'): boolean {
  // Browsers ignore these characters in a scheme.
  const address = decodeEntities(written).replaceAll(/[\u{0}-\u{20}\u{7f}-\u{a0}]/gu, '');
  const [, scheme] = /^([^/?#]*?):/.exec(address) ?? [];
  if (scheme === undefined || schemes.has(scheme.toLowerCase())) return true;
  return attribute !== 'href' && /^data:image\/(?:png|jpeg|gif|webp)[;,]/i.test(address);
}

/** Every text without a match is safe; one with a match may be unsafe. */
const suspicious =
  /<\/?script|[\s"'/]on\w+\s*=|[\s"'/](?:href|src|action|formaction|background|poster|data)\s*=\s*["']?\s*(?!["']|https?:|mailto:|tel:|cid:|#|\/)/i;

export function isSurelySafe(html: string): boolean {
  return !suspicious.test(html);
}

interface Edit {
  readonly begin: number;
  readonly end: number;
  readonly by: string;
}

class Inspector {
  readonly edits: Edit[] = [];
  readonly removed = new Set<string>();
  readonly #html: string;
  #tagName = '';
  #tagBegin = 0;
  #scriptBegin: number | undefined;
  #attribute: { name: string; begin: number; valueBegin: number; valueEnd: number } | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  onopentagname(begin: number, end: number): void {
    this.#tagName = this.#html.slice(begin, end).toLowerCase();
    this.#tagBegin = begin - 1;
  }

  onattribname(begin: number, end: number): void {
    this.#attribute = { name: this.#html.slice(begin, end).toLowerCase(), begin, valueBegin: end, valueEnd: end };
  }

  onattribdata(begin: number, end: number): void {
    if (this.#attribute === undefined) return;
    if (this.#attribute.valueBegin === this.#attribute.valueEnd) this.#attribute.valueBegin = begin;
    this.#attribute.valueEnd = end;
  }

  onattribentity(): void {}

  onattribend(_quote: unknown, end: number): void {
    const attribute = this.#attribute;
    this.#attribute = undefined;
    if (attribute === undefined) return;
    const { name, begin, valueBegin, valueEnd } = attribute;
    const value = this.#html.slice(valueBegin, valueEnd);
    if (/^on\w/.test(name)) {
      this.edits.push({ begin, end: this.#html[end] === '"' || this.#html[end] === "'" ? end + 1 : end, by: '' });
    } else if (addressAttributes.has(name) && !isSafeAddress(value, name)) {
      this.removed.add(value);
      this.edits.push({ begin: valueBegin, end: valueEnd, by: '#' });
    }
  }

  onopentagend(end: number): void {
    if (this.#tagName !== 'script') return;
    this.#scriptBegin = this.#tagBegin;
    // Without an end tag, everything that follows belongs to it.
    if (!/<\/script/i.test(this.#html.slice(end))) this.#cutScript(this.#html.length);
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end);
  }

  onclosetag(begin: number, end: number): void {
    if (this.#html.slice(begin, end).toLowerCase() === 'script') this.#cutScript(this.#html.indexOf('>', end) + 1);
  }

  #cutScript(end: number): void {
    if (this.#scriptBegin !== undefined) this.edits.push({ begin: this.#scriptBegin, end, by: '' });
    this.#scriptBegin = undefined;
  }

  /** Outlook interprets their content as HTML. */
  oncomment(begin: number, end: number, endOffset: number): void {
    const content = this.#html.slice(begin, end - endOffset);
    if (isSurelySafe(content)) return;
    const { html, removed } = makeSafe(content);
    for (const address of removed) this.removed.add(address);
    this.edits.push({ begin, end: end - endOffset, by: html });
  }

  oncdata(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
  ontext(): void {}
  ontextentity(): void {}
}

export function makeSafe(html: string): SafeHtml {
  if (isSurelySafe(html)) return { html, removed: [] };
  const inspector = new Inspector(html);
  const tokenizer = new Tokenizer({ decodeEntities: false }, inspector);
  tokenizer.write(html);
  tokenizer.end();
  let safe = '';
  let at = 0;
  for (const { begin, end, by } of inspector.edits) {
    // Inside a script that is already removed.
    if (begin < at) continue;
    safe += html.slice(at, begin) + by;
    at = end;
  }
  return { html: safe + html.slice(at), removed: [...inspector.removed] };
}
