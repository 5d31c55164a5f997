/** What a decision needs to know about its rule, determined once for many decisions. */
import { isJsonList, type Json } from '../json/json.ts';
import { isConstant, toOperator } from '../json/shape.ts';
import { absenceLiteral } from '../operators/unknown.ts';
import { comparisonNames } from '../operators/values.ts';
import { collectEvidence } from '../variables/collect-evidence.ts';

export interface RuleFacts {
  /** Operands whose absence the rule handles: all of `??` except the last, and those compared with null or "". */
  readonly guarded: ReadonlySet<Json>;
  /** The reads of variables that the rule only uses as conditions or compares with true and false. */
  readonly conditions: ReadonlySet<Json>;
  /** The rules of which the complete rule is a list: elements of a list or `merge`. They decide one after the other. */
  readonly parts: ReadonlySet<Json>;
}

const comparing: ReadonlySet<string> = new Set(comparisonNames);

function addGuarded(rule: Json, guarded: Set<Json>): void {
  if (typeof rule !== 'object' || rule === null) return;
  const operator = toOperator(rule);
  if (operator !== undefined && isJsonList(operator.argument)) {
    const { name, argument } = operator;
    if (name === '??') for (const operand of argument.slice(0, -1)) guarded.add(operand);
    if (comparing.has(name) && absenceLiteral(name, argument) !== undefined)
      for (const operand of argument) guarded.add(operand);
  }
  for (const inner of Object.values(rule)) addGuarded(inner, guarded);
}

function addParts(node: Json, parts: Set<Json>): void {
  if (isConstant(node)) return;
  const operator = toOperator(node);
  if (isJsonList(node)) for (const item of node) addParts(item, parts);
  else if (operator?.name === 'merge') addParts(operator.argument, parts);
  else parts.add(node);
}

/** Every node of the rule must be a distinct object. */
export function collectFacts(rule: Json): RuleFacts {
  const guarded = new Set<Json>();
  addGuarded(rule, guarded);
  const parts = new Set<Json>();
  addParts(rule, parts);
  const conditions = new Set<Json>();
  collectEvidence(rule, (node, evidence) => evidence.type === 'boolean' && conditions.add(node));
  return { guarded, conditions, parts };
}
