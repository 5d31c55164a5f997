/**
 * What operators make of each kind of value in a decision, as a table for docs/pricing.md. Every cell is the outcome of a
 * decision, made by interpreted and by compiled logic. For tests and scripts only.
 */
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { compileUnderwriting } from '../decide/compile-underwriting.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { prepareTable } from '../tables/prepare-table.ts';
import type { ExactKeyColumn, ValueColumn } from '../tables/rate-table.ts';
import { readTable } from '../tables/read-table.ts';

/** The value of the variable `a`. */
export const valueKinds: readonly (readonly [name: string, data: JsonObject])[] = [
  ['absent', {}],
  ['null', { a: null }],
  ['`""`', { a: '' }],
  ['`" "`', { a: ' ' }],
  ['`31`', { a: 31 }],
  ['`1`', { a: 1 }],
  ['`"31"`', { a: '31' }],
  ['`"x"`', { a: 'x' }],
  ['`true`', { a: true }],
  ['`["x"]`', { a: ['x'] }],
  ['`[null]`', { a: [null] }],
  ['`{}`', { a: {} }],
];

const a: Json = { var: 'a' };
const item: Json = { var: '' };

function ratesBy(type: 'text' | 'number') {
  const key: ExactKeyColumn = { name: 'key', match: 'exact', type };
  const rate: ValueColumn = { name: 'rate', unit: { kind: 'factor' } };
  // The empty cell matches every value of the type.
  const { table } = readTable({ name: type, keys: [key], values: [rate] }, [[null, 31]]);
  return [type, prepareTable(table)] as const;
}

/** The tables that the conditions look up. */
export const operatorTables = new Map([ratesBy('text'), ratesBy('number')]);

function lookUp(name: 'text' | 'number'): Json {
  return { '>': [{ table: [name, { eachKey: { key: a } }, 'rate'] }, 30] };
}

function decideBy(condition: string): Json {
  const table = { hit: 'first', outputs: [{ name: 'isFound' }], rows: [[condition, true]], default: false };
  return { decide: [{ eachKey: { key: a } }, { preserve: table }] };
}

/** Conditions by the name of their row. Those of operators that handle absence hold if the value is absent. */
export const operatorRows: readonly (readonly [name: string, condition: Json, handlesAbsence?: true])[] = [
  ['`>` `>=` `<` `<=` with a number', { '>': [a, 30] }],
  ['`<` … with a text', { '<': [a, 'm'] }],
  ['`==` `!=` with a number', { '==': [a, 31] }],
  ['`==` `!=` with a text', { '==': [a, 'x'] }],
  ['`==` `!=` with `true`', { '==': [a, true] }],
  ['`===` `!==` with a number', { '===': [a, 31] }],
  ['`===` `!==` with a text', { '===': [a, 'x'] }],
  ['`===` `!==` with `true`', { '===': [a, true] }],
  ['`in` a list of numbers', { in: [a, [31, 32]] }],
  ['`in` a list of texts', { in: [a, ['x', 'y']] }],
  ['`in` a text', { in: [a, 'x, y'] }],
  ['a text `in` the variable', { in: ['y', a] }],
  ['`some` `all` `none` `every` `map` `filter` `reduce`', { some: [a, { '==': [item, 'x'] }] }],
  ['`+` `-` `*` `/` `%` `round`', { '>': [{ '+': [a, 1] }, 30] }],
  ['`max` `min`', { '>': [{ max: [a, 1] }, 30] }],
  ['`table` with a key of numbers', lookUp('number')],
  ['`table` with a key of texts', lookUp('text')],
  ['`decide` with a condition of numbers', decideBy('> 30')],
  ['`decide` with a condition of texts', decideBy('x, y')],
  ['`if` `?:` `and` `or` `!` `!!`', { and: [a, true] }],
  ['`cat`', { '==': [{ cat: ['-', a] }, '-x'] }],
  ['`missing` `missing_some`', { '!!': [{ missing: ['a'] }] }, true],
  ['`exists`', { '!': [{ exists: 'a' }] }, true],
  ['`??`', { '==': [{ cat: [{ '??': [a, 'none'] }] }, 'none'] }, true],
  ['`==` `===` with null', { '==': [a, null] }, true],
  ['`==` `===` with `""`', { '==': [a, ''] }, true],
];

function tell(condition: Json, data: JsonObject, handlesAbsence: boolean): string {
  const rule: Json = [{ if: [condition, 'CODE'] }];
  const options = { tables: operatorTables };
  const decision = decideUnderwriting(rule, data, options);
  const compiled = compileUnderwriting(rule, options).decide(data);
  if (JSON.stringify(compiled) !== JSON.stringify(decision))
    throw new Error(`The decisions differ: ${JSON.stringify(rule)}`);
  if (decision.ok) {
    if (!handlesAbsence) return 'read';
    return decision.decision === 'decline' ? 'absent' : 'present';
  }
  const codes = new Set(decision.problems.map(({ code }) => code));
  if (codes.has('MISSING_VARIABLE')) return '**unknown**';
  return codes.has('WRONG_TYPE') ? '_type_' : 'fails';
}

export function operatorTable(): string {
  const header = ['Operator', ...valueKinds.map(([name]) => name)];
  const rows = operatorRows.map(([name, condition, handles]) => [
    name,
    ...valueKinds.map(([, data]) => tell(condition, data, handles === true)),
  ]);
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
