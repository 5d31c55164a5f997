/**
 * Decision tables: a chain of comparisons for tables with few rows, and sets of rows for others. The chain is for values of
 * the types that the table needs; failures, long numbers and exact ones are left to the shared functions.
 */
import { ValueClasses } from '../decisions/column-classes.ts';
import type { Condition, Interval } from '../decisions/condition.ts';
import { toDecideCall } from '../decisions/decide-call.ts';
import { listingPolicies, type DecisionTable } from '../decisions/decision-table.ts';
import { indexRows } from '../decisions/row-index.ts';
import { emitKey } from './emit-key.ts';
import type { EmitOperator, Emitter, Value } from './emitter.ts';

/** The rows that match are the bits of a number. */
const maxChainedRows = 32;
/** More values of a text are found faster in a list. */
const maxComparedValues = 4;
/** More texts of a column are found faster in a dictionary. */
const maxCases = 64;

interface EmittedColumn {
  /** Whether the value has the type of the column. */
  readonly guard: string;
  /** Whether a condition holds, if the guard is true. */
  readonly test: (condition: Condition) => string;
}

function numberCode(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}

function intervalCode(value: string, { from, to, includesFrom, includesTo }: Interval): string {
  if (from === to) return `${value} === ${numberCode(from)}`;
  const parts: string[] = [];
  if (from !== -Infinity) parts.push(`${value} ${includesFrom ? '>=' : '>'} ${numberCode(from)}`);
  if (to !== Infinity) parts.push(`${value} ${includesTo ? '<=' : '<'} ${numberCode(to)}`);
  return parts.join(' && ');
}

function eitherOf(tests: readonly string[], isNegated: boolean): string {
  const either = tests.map((test) => `(${test})`).join(' || ');
  return isNegated ? `!(${either})` : `(${either})`;
}

function emitTexts(emitter: Emitter, classes: ValueClasses, input: string): EmittedColumn {
  const { codes } = classes;
  const known = emitter.shared(classes);
  const codeOf = emitter.shared(codes, (name) => {
    const cases =
      codes.size > maxCases ? [] : [...codes].map(([text, code]) => `case ${JSON.stringify(text)}: return ${code};`);
    return `function ${name}(v) { switch (v) { ${cases.join(' ')} default: return codeOfText(${known}, v); } }`;
  });
  const code = emitter.bind(`${codeOf}(${input})`).code;
  return {
    guard: `${code} !== -1`,
    test: ({ isNegated, values }) => {
      const wanted = values.map((value) => classes.classOf(value));
      if (wanted.length <= maxComparedValues)
        return eitherOf(
          wanted.map((one) => `${code} === ${one}`),
          isNegated,
        );
      const mask = Uint8Array.from({ length: classes.count }, (_, index) => (wanted.includes(index) ? 1 : 0));
      return `${emitter.shared(mask)}[${code}] === ${isNegated ? 0 : 1}`;
    },
  };
}

function emitColumn(emitter: Emitter, { columns, rows }: DecisionTable, column: number, input: string): EmittedColumn {
  const type = columns[column]?.type;
  if (type === undefined) return { guard: '', test: () => 'true' };
  if (type === 'text')
    return emitTexts(emitter, new ValueClasses(rows.map(({ conditions }) => conditions[column])), input);
  if (type === 'boolean') {
    const test = ({ isNegated, values }: Condition): string =>
      eitherOf(
        values.map((value) => `${input} === ${String(value)}`),
        isNegated,
      );
    return { guard: `typeof ${input} === 'boolean'`, test };
  }
  const value = type === 'date' ? emitter.bind(`dayOf(${input})`).code : input;
  const test = ({ isNegated, intervals }: Condition): string =>
    eitherOf(
      intervals.map((interval) => intervalCode(value, interval)),
      isNegated,
    );
  return { guard: `Number.isFinite(${value})`, test };
}

function emitChain(emitter: Emitter, table: DecisionTable, inputs: readonly string[]): Value {
  const { hit, rows } = table;
  const columns = inputs.map((input, column) => emitColumn(emitter, table, column, input));
  const [name, given, run] = [emitter.shared(table), `[${inputs.join(', ')}]`, emitter.run()];
  const result = emitter.declare();
  const found = emitter.declare();
  const guards = columns.flatMap(({ guard }) => (guard === '' ? [] : [guard]));
  emitter.line(`if (${guards.length === 0 ? 'true' : guards.join(' && ')}) { ${found} = 0;`);
  for (const [row, { conditions }] of rows.entries()) {
    const tests = conditions.flatMap((condition, column) => (condition && columns[column]?.test(condition)) ?? []);
    const bit = row === 31 ? '-0x80000000' : 2 ** row;
    const separator = hit === 'first' && row > 0 ? 'else ' : '';
    emitter.line(`${separator}if (${tests.length === 0 ? 'true' : tests.join(' && ')}) ${found} |= ${bit};`);
  }
  const results = emitter.shared(rows.map((row) => row.result));
  const isPlain = !listingPolicies.has(hit) && !hit.startsWith('collect ');
  // A single bit is set.
  if (isPlain)
    emitter.line(
      `if (${found} !== 0 && (${found} & (${found} - 1)) === 0) ${result} = ${results}[31 - Math.clz32(${found})];`,
    );
  emitter.line(`${isPlain ? 'else ' : ''}${result} = settleRows(${name}, ${found}, ${given}, ${run});`);
  emitter.line(`} else ${result} = decideByRows(${name}, ${given}, ${run});`);
  return { code: result, kind: 'any' };
}

export const emitDecide: EmitOperator = (emitter, argument, scope) => {
  const call = toDecideCall(argument);
  if (call === undefined || !call.read.ok) return undefined;
  const { table } = call.read;
  const index = table.rows.length > maxChainedRows ? indexRows(table) : undefined;
  if (index === undefined && table.rows.length > maxChainedRows) return undefined;
  const byName = new Map(Object.entries(call.keys).map(([name, node]) => [name, emitKey(emitter, node, scope)]));
  const inputs = table.columns.map(({ name }) => byName.get(name) ?? 'undefined');
  if (index === undefined) return emitChain(emitter, table, inputs);
  return emitter.bind(`decideByIndex(${emitter.shared(index)}, [${inputs.join(', ')}], ${emitter.run()})`);
};
