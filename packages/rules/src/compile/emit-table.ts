/**
 * Lookups in tables. The emitted code finds the rows that give all keys: a switch or a dictionary for exact keys, a grid
 * or a search for the last range. Whatever it does not find, the shared lookup does: rows with empty keys, texts in another
 * Unicode form, defaults and failures.
 */
import { emitKey } from './emit-key.ts';
import type { EmitOperator, Emitter } from './emitter.ts';
import { differingKeys } from '../tables/find-called.ts';
import { isExact, type ExactIndex, type KeyIndex } from '../tables/key-index.ts';
import type { PreparedColumn, PreparedTable } from '../tables/prepare-table.ts';
import { toTableCall } from '../tables/table-call.ts';
import type { Layer } from '../tables/table-layers.ts';

/** More values of a key are found faster in a dictionary. */
const maxCases = 64;

/** A function that returns the code of an exact key, and -1 for anything unknown. */
function codeFunction(emitter: Emitter, index: ExactIndex): string {
  const { codes, key } = index;
  return emitter.shared(index, (name) => {
    if (codes.size > maxCases || key.type === 'date') {
      const known = emitter.shared(codes);
      const value = key.type === 'date' ? 'dayOf(v)' : 'v';
      return `function ${name}(v) { const code = ${known}.get(${value}); return code === undefined ? -1 : code; }`;
    }
    const cases = [...codes].map(([value, code]) => `case ${JSON.stringify(value)}: return ${code};`);
    return `function ${name}(v) { switch (v) { ${cases.join(' ')} default: return -1; } }`;
  });
}

/** Sets `row` to that of the last range, or leaves it at -1. */
function emitRange(
  emitter: Emitter,
  { levels, grid }: Layer,
  group: string,
  numberOf: (key: number) => string,
): string {
  const last = levels.length - 1;
  let code = group;
  for (const [index, level] of levels.entries()) {
    const number = numberOf(level.key);
    if (index === last && grid !== undefined) {
      const { unit, low, width } = grid;
      const units = unit === 1 ? `Math.floor(${number})` : `Math.floor(Math.floor(${number}) / ${unit})`;
      const cell = emitter.bind(`${units} - (${low - 1})`).code;
      const within = `(${cell} < 0 ? 0 : ${cell} < ${width} ? ${cell} : ${width - 1})`;
      return `${emitter.shared(grid.rows)}[${code} * ${width} + ${within}]`;
    }
    code = emitter.bind(`findSegment(${emitter.shared(level)}, ${code}, ${number})`).code;
    // A group of -1 has no segments.
    if (index < last) emitter.line(`if (${code} >= 0) {`);
  }
  return code;
}

/** Statements that set `row` if the layer has a row for the keys. */
function emitLayer(emitter: Emitter, layer: Layer, keys: readonly KeyIndex[], values: readonly string[], row: string) {
  let open = 0;
  const when = (condition: string): void => {
    emitter.line(`if (${condition}) {`);
    open++;
  };
  let group = '0';
  for (const [position, key] of layer.exact.entries()) {
    const index = keys[key];
    if (index === undefined || !isExact(index)) continue;
    const code = emitter.bind(`${codeFunction(emitter, index)}(${values[key]})`).code;
    when(`${code} >= 0`);
    const combined = group === '0' ? code : `${group} * ${layer.sizes[position]} + ${code}`;
    const combination = layer.combinations?.[position];
    group = emitter.bind(combination === undefined ? combined : `${emitter.shared(combination)}.get(${combined})`).code;
    if (combination !== undefined) when(`${group} !== undefined`);
  }
  const numbers = new Map<number, string>();
  for (const { key } of layer.levels) {
    const value = values[key] ?? '';
    const number = keys[key]?.key.type === 'date' ? emitter.bind(`dayOf(${value})`).code : value;
    numbers.set(key, number);
    when(`Number.isFinite(${number})`);
  }
  if (layer.levels.length === 0) {
    const [starts, order] = [layer.groups.starts, layer.groups.order].map((array) => emitter.shared(array));
    when(`${starts}[${group}] < ${starts}[${group} + 1]`);
    emitter.line(`${row} = ${order}[${starts}[${group}]];`);
  } else {
    emitter.line(`${row} = ${emitRange(emitter, layer, group, (key) => numbers.get(key) ?? '')};`);
    open += layer.levels.length - 1;
  }
  emitter.line('}'.repeat(open));
}

function emitCell(emitter: Emitter, prepared: PreparedTable, column: PreparedColumn, row: string) {
  const { value, cells, hasEmpty } = column;
  const isText = value.unit.kind === 'text';
  if (!hasEmpty && value.default === undefined) {
    return emitter.bind(`${emitter.shared(cells)}[${row}]`, isText ? 'string' : 'number');
  }
  return emitter.bind(`cellOf(${emitter.shared(prepared)}, ${emitter.shared(column)}, ${row})`);
}

export const emitTable: EmitOperator = (emitter, argument, scope) => {
  const call = toTableCall(argument);
  const prepared = call && emitter.tables?.get(call.name);
  const column = prepared?.columns.get(call?.column ?? '');
  if (call === undefined || prepared === undefined || column === undefined) return undefined;
  const { missing, unknown } = differingKeys(prepared.table, call);
  if (missing.length > 0 || unknown.length > 0) return undefined;
  const byName = new Map(Object.entries(call.keys).map(([name, node]) => [name, emitKey(emitter, node, scope)]));
  const values = prepared.table.keys.map(({ name }) => byName.get(name) ?? 'undefined');
  const row = emitter.declare();
  emitter.line(`${row} = -1;`);
  const [layer] = prepared.layers;
  if (layer?.pattern.given.every(Boolean) === true) emitLayer(emitter, layer, prepared.keys, values, row);
  const shared = `${emitter.shared(prepared)}, ${emitter.shared(column)}`;
  emitter.line(`if (${row} < 0) ${row} = findRow(${shared}, [${values.join(', ')}], ${emitter.run()});`);
  return emitCell(emitter, prepared, column, row);
};
