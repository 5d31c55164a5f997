/** New blocks for operators, and blocks of operators around another one. `null` is in place of what is to be filled in. */
import { operators, type OperatorName } from '../operators/operators.ts';

const empty = 'null';
const noKeys = '{"eachKey": {}}';

/** The arguments, for operators that need others than empty ones. */
const argumentsOf: Partial<Record<OperatorName, readonly string[]>> = {
  missing: [],
  missing_some: ['1', '[]'],
  if: [empty, empty, empty],
  '?:': [empty, empty, empty],
  reduce: [empty, empty, '0'],
  function: ['""', noKeys],
  table: ['""', noKeys, '""'],
  decide: ['""', noKeys],
  round: [empty, '2'],
  round_half_even: [empty, '2'],
  round_to: [empty, '0.05', '"half_up"'],
};

const chained: ReadonlySet<string> = new Set([
  'and',
  'or',
  '??',
  '+',
  '-',
  '*',
  '/',
  'max',
  'min',
  'cat',
  'merge',
  'try',
]);

function newArguments(name: OperatorName): readonly string[] {
  const least = operators.find((operator) => operator.name === name)?.minArguments ?? 0;
  const count = chained.has(name) ? 2 : Math.max(least, 1);
  return argumentsOf[name] ?? Array.from({ length: count }, () => empty);
}

/** JSON text. */
export function newBlock(name: OperatorName): string {
  if (name === 'eachKey') return noKeys;
  if (name === 'preserve') return `{"preserve": ${empty}}`;
  return `{${JSON.stringify(name)}: [${newArguments(name).join(', ')}]}`;
}

/** JSON text before and after a block that becomes the first argument; undefined for operators on no values. */
export function wrapperOf(name: OperatorName): { readonly before: string; readonly after: string } | undefined {
  if (unfitting.has(name)) return undefined;
  if (name === 'eachKey') return { before: '{"eachKey": {"key": ', after: '}}' };
  const rest = newArguments(name).slice(1);
  return { before: `{${JSON.stringify(name)}: [`, after: `${rest.map((one) => `, ${one}`).join('')}]}` };
}

const unfitting: ReadonlySet<OperatorName> = new Set<OperatorName>([
  'var',
  'val',
  'exists',
  'missing',
  'missing_some',
  'preserve',
  'function',
  'table',
  'decide',
]);
