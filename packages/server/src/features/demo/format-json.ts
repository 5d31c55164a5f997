import type { Json } from '@coverwright/rules';

const lineWidth = 80;

/**
 * JSON text in the layout of the editor's Format command: short values on one line, longer ones broken,
 * indented by two spaces.
 */
export function formatJson(value: Json): string {
  return print(value, 0, 0);
}

function print(value: Json, indent: number, column: number): string {
  const oneLine = printOnOneLine(value);
  // One character more for a possible trailing comma.
  if (typeof value !== 'object' || value === null || column + oneLine.length + 1 <= lineWidth) return oneLine;
  const inner = ' '.repeat(indent + 2);
  const lines = Object.entries(value).map(([name, member]) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `;
    return inner + key + print(member, indent + 2, indent + 2 + key.length);
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function printOnOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printOnOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${printOnOneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
