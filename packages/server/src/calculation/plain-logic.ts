// Logic in standard JSON Logic: lookups and decisions are written with `if`. Pure.
import { expandRule, parseLogicText } from '@coverwright/rules';
import { toSentence } from '../errors/rule-problem.ts';
import { UserError } from '../errors/user-error.ts';
import { type LookupTable, mayLookUp, prepareTables } from './lookup-tables.ts';

export interface PlainTexts {
  readonly kind: 'price' | 'decision';
  readonly logic: string;
  /** Of problems. */
  readonly path: string;
  readonly tables: readonly LookupTable[] | undefined;
}

/** What the logic results in if a lookup or decision has no row: null is no price, but it would accept. */
const withoutResult = { price: null, decision: 'REFER_NO_DECISION' } as const;

/** Whether the logic is certain to be standard, without parsing it: JSON can write every letter as an escape. */
export function isPlain(logic: string): boolean {
  return !mayLookUp(logic) && !logic.includes('"decide"');
}

/** Logic without tables and decisions is the same text. Throws a UserError. */
export function toPlainText({ kind, logic, path, tables }: PlainTexts): string {
  const parsed = parseLogicText(logic);
  if (!parsed.ok) return logic;
  const expanded = expandRule(parsed.value, prepareTables(tables) ?? new Map(), withoutResult[kind]);
  if (expanded.ok) return expanded.rule === parsed.value ? logic : JSON.stringify(expanded.rule);
  const { problem } = expanded;
  const isTooLarge = problem.code === 'TABLE_TOO_LARGE' || problem.code === 'RULE_TOO_LARGE';
  const code = isTooLarge ? 'LIMIT_EXCEEDED' : 'INVALID';
  throw new UserError({ code, ...toSentence(problem), path });
}
