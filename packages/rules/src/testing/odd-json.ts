/** Writes JSON as people and programs do: with any space, and with the spellings that mean the same. For tests only. */
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';

const spaces = ['', '', ' ', '\n', '  ', '\t', '\r\n    '];

/** @param seed for the same value, another seed is another spelling */
export function writeOddly(value: Json, seed: number): string {
  let state = seed >>> 0;
  const pick = <Item>(items: readonly Item[]): Item | undefined => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[(state >>> 8) % items.length];
  };
  const space = () => pick(spaces) ?? '';
  const spaced = (text: string) => space() + text + space();
  const writeText = (text: string) => {
    const plain = JSON.stringify(text);
    return pick([plain, plain, plain.replaceAll('a', String.raw`\u0061`).replaceAll('/', String.raw`\/`)]) ?? plain;
  };
  const write = (node: Json): string => {
    if (isJsonList(node)) return `[${space()}${node.map((item) => spaced(write(item))).join(',')}]`;
    if (isJsonObject(node)) {
      const members = Object.entries(node).map(([name, item]) =>
        spaced(`${writeText(name)}${space()}:${spaced(write(item))}`),
      );
      return `{${space()}${members.join(',')}}`;
    }
    if (typeof node === 'string') return writeText(node);
    if (typeof node !== 'number' || !Number.isSafeInteger(node)) return JSON.stringify(node);
    return pick([String(node), String(node), `${node}.0`, `${node}e0`]) ?? String(node);
  };
  return spaced(write(value));
}
