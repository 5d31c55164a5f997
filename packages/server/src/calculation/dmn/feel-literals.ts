// Literals of FEEL: what an outcome of an imported table may be. Pure.
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { dayOf, isJsonList, isJsonObject, type Json } from '@coverwright/rules';

class NotLiteral extends Error {}

const tokens = /\s*(?:("(?:[^"\\]|\\.)*")|(-?(?:\d+(?:\.\d+)?|\.\d+))|([[\]{},:()])|([\p{L}_][\p{L}\p{N}_]*))/uy;
const maxTokens = 10_000;

function tokenize(text: string): string[] {
  const found: string[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < text.trimEnd().length) {
    const match = tokens.exec(text);
    if (match === null || found.length >= maxTokens) throw new NotLiteral();
    found.push(match[0].trim());
  }
  return found;
}

class LiteralReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  /** Literals separated by commas, to the end of the text. */
  readAll(): Json[] {
    const values = [this.#read()];
    while (this.#take(',')) values.push(this.#read());
    if (this.#at < this.#tokens.length) throw new NotLiteral();
    return values;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #need(token: string): void {
    if (!this.#take(token)) throw new NotLiteral();
  }

  #read(): Json {
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (token === '[') return this.#readList();
    if (token === '{') return this.#readReferral();
    if (token === 'date') {
      this.#need('(');
      const day = this.#read();
      this.#need(')');
      if (Number.isNaN(dayOf(day))) throw new NotLiteral();
      return day;
    }
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    if (token.startsWith('"')) return readText(token);
    if (!/^-?[\d.]/.test(token)) throw new NotLiteral();
    // As JSON writes it: FEEL allows leading zeros, and none before the point.
    const number = parseKeepingNumbers(token.replace(/^(-?)0*(?=\d)/, '$1').replace(/^(-?)\./, '$10.'));
    // JSON has none that is infinite, and would write null, which accepts.
    if (number === Infinity || number === -Infinity) throw new NotLiteral();
    return number;
  }

  #readList(): Json[] {
    const items: Json[] = [];
    if (this.#take(']')) return items;
    do {
      const item = this.#read();
      if (isJsonList(item)) throw new NotLiteral();
      items.push(item);
    } while (this.#take(','));
    this.#need(']');
    return items;
  }

  /** `{refer: "CODE", reason: "…"}`, which is how referrals are exported. */
  #readReferral(): Json {
    const entries = new Map<string, string>();
    do {
      const name = this.#tokens[this.#at] ?? '';
      this.#at += 1;
      this.#need(':');
      const value = this.#read();
      if (typeof value !== 'string') throw new NotLiteral();
      entries.set(name, value);
    } while (this.#take(','));
    this.#need('}');
    const [refer, reason] = [entries.get('refer'), entries.get('reason')];
    if (entries.size !== 2 || refer === undefined || reason === undefined) throw new NotLiteral();
    return { refer, reason };
  }
}

function readText(token: string): string {
  try {
    return String(JSON.parse(token.replaceAll(/[\n\r\t]/g, (character) => JSON.stringify(character).slice(1, -1))));
  } catch {
    throw new NotLiteral();
  }
}

/** Undefined for an expression that is not a list of literals. */
export function readLiterals(text: string): readonly Json[] | undefined {
  try {
    return new LiteralReader(text).readAll();
  } catch (error) {
    if (error instanceof NotLiteral) return undefined;
    throw error;
  }
}

export function printLiteral(value: Json): string {
  if (isJsonList(value)) return `[${value.map(printLiteral).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `${name}: ${printLiteral(inner)}`)
    .join(', ')}}`;
}
