/**
 * JSON Logic for pricing and underwriting: check, variables, compile, evaluate, money, rate tables, decision tables.
 * Pure; runs in the browser and in Node. Knows no product, no form, no HTTP.
 */
export type { CompiledRule } from './compile/build-rule.ts';
export { keyInFormula, variableForKey } from './check/lookup-form.ts';
export { checkRule, type CheckOptions, type RuleFinding, type RuleFindingCode } from './check/check-rule.ts';
export { compileRule } from './compile/compile-rule.ts';
export {
  decideUnderwriting,
  type FiredRule,
  type DecisionRule,
  type UnderwritingDecision,
} from './decide/decide-underwriting.ts';
export { findCoverage, type DecisionCoverage } from './decisions/coverage.ts';
export { decisionLimits } from './decisions/decision-limits.ts';
export { readDecide } from './decisions/decide-call.ts';
export { type DecisionTable, hitPolicies, type HitPolicy } from './decisions/decision-table.ts';
export { printCondition } from './decisions/print-condition.ts';
export { readDecisionTable } from './decisions/read-decision-table.ts';
export { toReferral, type Referral } from './decisions/referral.ts';
export { listUnhandledReads } from './decide/unhandled-reads.ts';
export { describeCondition } from './variables/describe-condition.ts';
export { describeVariables, type VariableDescription } from './variables/describe-variables.ts';
export {
  type AnsweredCall,
  FunctionAnswers,
  type FunctionAnswer,
  type FunctionCall,
  functionCallsMax,
} from './functions/function-answers.ts';
export { listFunctions } from './functions/list-functions.ts';
export { checkTable, checkTableHeader } from './tables/check-table.ts';
export type { KeyPart } from './tables/key-classes.ts';
export { inputsOfKeys } from './tables/key-inputs.ts';
export { prepareTable, type PreparedTable, type PreparedTables } from './tables/prepare-table.ts';
export type {
  Cells,
  KeyColumn,
  KeyType,
  RateTable,
  TableHeader,
  TableKey,
  TableValue,
  ValueColumn,
  ValueUnit,
} from './tables/rate-table.ts';
export { readTable, type ReadTable, type WrittenCell } from './tables/read-table.ts';
export { listTables } from './tables/table-call.ts';
export { dayOf, keyAt } from './tables/table-cells.ts';
export { tableContent } from './tables/table-content.ts';
export { coverTable, type CoverageGap, type TableCoverage, type UnreachableRow } from './tables/table-coverage.ts';
export { tableLimits } from './tables/table-limits.ts';
export type { TableProblem, TableProblemCode } from './tables/table-problems.ts';
export { expandRule, type ExpandedRule } from './expand/expand-rule.ts';
export { evaluateAndLocate, evaluateRule } from './evaluate/evaluate-rule.ts';
export {
  findUnknownValues,
  listChoices,
  listChoicesBeside,
  type UnknownValue,
  type VariableChoices,
} from './variables/choices.ts';
export { exampleValues } from './variables/example-values.ts';
export { locatePath, parseJsonText, parseLogicText, type JsonTextResult, type TextRange } from './json/json-text.ts';
export { jsonOverLimit, type JsonShape, JsonShapeCounter } from './json/json-shape.ts';
export { isJsonList, isJsonObject, type Json, type JsonObject, type JsonPath } from './json/json.ts';
export { defaultLimits, type EvaluateOptions, type RuleLimits } from './limits.ts';
export { operators, type OperatorName, type RuleOperator } from './operators/operators.ts';
export { compileUnderwriting } from './decide/compile-underwriting.ts';
export type { RuleOutcome, RuleProblem, RuleProblemCode } from './problems/problems.ts';
export { sentences, type Sentence, type SentenceCode } from './problems/sentences.ts';
export { countLongNumbers, hasInfiniteNumber } from './json/shape.ts';
export { traceRule, type RuleTrace, type TraceStep } from './trace/trace-rule.ts';
export { valuesOfKey } from './variables/table-evidence.ts';
export type { VariableType } from './variables/variable-evidence.ts';
export { extractVariables, listVariables, type RuleVariable } from './variables/variables.ts';
