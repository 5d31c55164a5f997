/** New decision tables, and where they are added to logic. */
import type { TextChange } from '../formula/text-changes.ts';
import { readRanges, type RangedValue } from '../json/ranged-tree.ts';

export interface NewColumn {
  readonly name: string;
  /** JSON text of the logic whose value the column decides by. */
  readonly logic: string;
}

/**
 * The text of a table with one row that matches everything.
 * @param fallback JSON text of the outcome if no row matches; without one, that is an error
 */
export function createDecision(
  columns: readonly NewColumn[],
  output: string,
  outcome: string,
  fallback?: string,
): string {
  const inputs = columns.map(({ name, logic }) => `${JSON.stringify(name)}: ${logic}`).join(', ');
  const row = [...columns.map(() => '"-"'), outcome].join(', ');
  return `{"decide": [
  {"eachKey": {${inputs}}},
  {"preserve": {
    "hit": "first",
    "outputs": [{"name": ${JSON.stringify(output)}}],
    "rows": [
      [${row}]
    ]${fallback === undefined ? '' : `,\n    "default": ${fallback}`}
  }}
]}`;
}

/** Whether there is logic beside which a table could be placed. */
export function isEmptyLogic(text: string): boolean {
  return /^\s*(?:\{\s*\}|null)?\s*$/.test(text);
}

/** The list of arguments, if the logic is this operator. */
function argumentsOf(text: string, root: RangedValue, operator: string): RangedValue | undefined {
  const [member, another] = root.members;
  if (member?.name !== operator || another !== undefined) return undefined;
  return text.charAt(member.value.from) === '[' && member.value.items.length > 0 ? member.value : undefined;
}

/**
 * Replaces the logic by a table, or adds the table as another argument of an operator around the logic.
 * @param text empty logic, or valid JSON
 * @param operator undefined to replace the logic
 */
export function placeDecision(text: string, table: string, operator?: 'merge' | '*'): readonly TextChange[] {
  const whole = operator === undefined || isEmptyLogic(text) ? undefined : readRanges(text);
  if (operator === undefined || whole === undefined) return [{ from: 0, to: text.length, insert: table }];
  // A factor changes what is rounded, so that the result is rounded as before.
  const root = operator === '*' ? (argumentsOf(text, whole, 'round')?.items[0] ?? whole) : whole;
  const last = argumentsOf(text, root, operator)?.items.at(-1);
  if (last !== undefined) return [{ from: last.to, to: last.to, insert: `,\n${table}` }];
  return [
    { from: root.from, to: root.from, insert: `{${JSON.stringify(operator)}: [` },
    { from: root.to, to: root.to, insert: `,\n${table}]}` },
  ];
}
