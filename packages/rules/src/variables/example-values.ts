/** Data for trying out a rule. */
import { collectEvidence } from './collect-evidence.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { limitsOfSeveral, type EvaluateOptions } from '../limits.ts';
import { prototypeNames } from '../operators/values.ts';
import { typeOfValue, type Evidence } from './variable-evidence.ts';
import { listVariables } from './variables.ts';

interface Filling {
  /** If false, every number is 1: a number in the rule may be a divisor. */
  readonly hasExamples: boolean;
  /** For variables without evidence of a type. */
  readonly unknown: Json;
}

const unknowns: readonly Json[] = [1, 'text', true, [], {}];

function fillObject(evidence: Evidence, filling: Filling): JsonObject {
  const members = [...evidence.members].filter(([name]) => !prototypeNames.has(name));
  return Object.fromEntries(members.map(([name, member]) => [name, fill(member, filling)]));
}

function fillList(evidence: Evidence, filling: Filling): Json {
  return [evidence.item === undefined ? filling.unknown : fill(evidence.item, filling)];
}

function fill(evidence: Evidence, filling: Filling): Json {
  const type = evidence.likelyType;
  const named = evidence.examples.find((example) => type === undefined || typeOfValue(example) === type);
  if (type === 'object') return fillObject(evidence, filling);
  if (type === 'list') return fillList(evidence, filling);
  if (type === 'boolean') return true;
  if (type === 'number') return filling.hasExamples ? (named ?? 1) : 1;
  if (type === 'string') return named ?? 'text';
  return (filling.hasExamples ? named : undefined) ?? filling.unknown;
}

/**
 * Values for every variable of a rule, or of a list of rules: the rule's own values if it contains some, chosen so that
 * the rule returns a result without a problem if such values can be found.
 */
export function exampleValues(rule: Json, options?: EvaluateOptions): JsonObject {
  const limits = limitsOfSeveral(options?.limits);
  if (listVariables(rule, { limits }).length === 0) return {};
  const whole = collectEvidence(rule, undefined, options?.tables);
  const fillings = [true, false].flatMap((hasExamples) =>
    unknowns.map((unknown): Filling => ({ hasExamples, unknown })),
  );
  let first: JsonObject | undefined;
  for (const filling of fillings) {
    const values = fillObject(whole, filling);
    first ??= values;
    const outcome = evaluateRule(rule, values, { limits, tables: options?.tables });
    if (outcome.ok) return values;
    if (outcome.problem.code === 'LIMIT_EXCEEDED') break;
  }
  return first ?? {};
}
