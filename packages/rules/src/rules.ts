/**
 * JSON Logic for pricing and underwriting: check, variables, compile, evaluate, money.
 * Pure; runs in the browser and in Node. Knows no product, no form, no HTTP.
 */
export type { CompiledRule } from './build-rule.ts';
export { checkRule, type RuleFinding, type RuleFindingCode } from './check-rule.ts';
export { compileRule } from './compile-rule.ts';
export {
  decideUnderwriting,
  type FiredRule,
  type PreparedDecision,
  type UnderwritingDecision,
} from './decide-underwriting.ts';
export { describeVariables, type VariableDescription } from './describe-variables.ts';
export { evaluateAndLocate, evaluateRule } from './evaluate-rule.ts';
export { exampleValues } from './example-values.ts';
export { locatePath, parseJsonText, type JsonTextResult, type TextRange } from './json-text.ts';
export { jsonOverLimit } from './json-shape.ts';
export { isJsonList, isJsonObject, type Json, type JsonObject, type JsonPath } from './json.ts';
export { defaultLimits, type EvaluateOptions, type RuleLimits } from './limits.ts';
export { operators, type OperatorName, type RuleOperator } from './operators.ts';
export { prepareUnderwriting } from './prepare-underwriting.ts';
export type { RuleOutcome, RuleProblem, RuleProblemCode } from './problems.ts';
export { sentences, type Sentence, type SentenceCode } from './sentences.ts';
export { hasInfiniteNumber } from './shape.ts';
export { traceRule, type RuleTrace, type TraceStep } from './trace-rule.ts';
export type { VariableType } from './variable-evidence.ts';
export { extractVariables, listVariables, type RuleVariable } from './variables.ts';
