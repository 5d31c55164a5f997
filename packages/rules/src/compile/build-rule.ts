/** Turns a rule into a JavaScript function: the emitter's source, the helpers it calls, and its limits. */
import { emitOperators } from './emit-operators.ts';
import { Emitter } from './emitter.ts';
import {
  invalidArguments,
  notANumber,
  spend,
  spendCompared,
  startRun,
  toRuleProblem,
  type Run,
} from '../problems/failures.ts';
import type { FunctionAnswers } from '../functions/function-answers.ts';
import { evaluateRounding, interpret, interpretJudged } from '../evaluate/interpret.ts';
import { checkAccumulator, toList, toSteps } from '../operators/iteration.ts';
import type { Json } from '../json/json.ts';
import { leafError } from './leaf-error.ts';
import type { RuleLimits } from '../limits.ts';
import type { RuleOutcome } from '../problems/problems.ts';
import { existsVal } from '../operators/reading.ts';
import { codeOfText, decideByIndex, decideByRows, settleRows } from '../decisions/decide-by-rows.ts';
import { cellOf, findRow } from '../tables/find-row.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';
import { findSegment } from '../tables/range-levels.ts';
import { dayOf } from '../tables/table-cells.ts';
import { toOutcome } from '../problems/result.ts';
import { iteratorFrame, valueFrame } from '../operators/scope.ts';
import { smallDenominator } from './small-denominator.ts';
import { noNumber, remainder, strictOperators } from '../operators/strict-operators.ts';
import { besideAbsence, isUnknown } from '../operators/unknown.ts';
import { comparisons, readSegments, toNumber, truthy } from '../operators/values.ts';

export interface CompiledRule {
  /** Runs the rule on data with the same outcome as evaluateRule; never throws either. */
  evaluate(data: Json, functions?: FunctionAnswers): RuleOutcome;
}

type RuleFunction = (data: Json) => unknown;
type Factory = (H: Readonly<Record<string, unknown>>, V: readonly unknown[], R: Run) => RuleFunction;

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

const helpers = {
  asList,
  besideAbsence,
  cellOf,
  checkAccumulator,
  codeOfText,
  comparisons,
  dayOf,
  decideByIndex,
  decideByRows,
  settleRows,
  evaluateRounding,
  existsVal,
  findRow,
  findSegment,
  interpret,
  interpretJudged,
  invalidArguments,
  isUnknown,
  iteratorFrame,
  leafError,
  noNumber,
  notANumber,
  operators: strictOperators,
  readSegments,
  remainder,
  smallDenominator,
  spend,
  spendCompared,
  toList,
  toNumber,
  toSteps,
  truthy,
  valueFrame,
};

function generate(
  rule: Json,
  isDecision: boolean,
  tables: PreparedTables | undefined,
): { readonly source: string; readonly constants: unknown[]; readonly usesRun: boolean } {
  const emitter = new Emitter(emitOperators, isDecision, tables);
  const { name } = emitter.inFunction('c', () => emitter.emit(rule, { context: 'c', frame: null }));
  const source = [
    '"use strict";',
    `const { ${Object.keys(helpers).join(', ')} } = H;`,
    ...emitter.functions,
    `return ${name};`,
  ].join('\n');
  return { source, constants: emitter.constants, usesRun: emitter.usesRun };
}

/** Builds the JavaScript of a rule within the limits; throws where code generation is forbidden. */
export function buildRule(rule: Json, limits: RuleLimits, isDecision = false, tables?: PreparedTables): CompiledRule {
  const run = startRun({ limits, isDecision, tables });
  const { source, constants, usesRun } = generate(rule, isDecision, tables);
  const factory = new Function('H', 'V', 'R', source) as Factory;
  const evaluate = factory(helpers, constants, run);
  return {
    evaluate(data, functions) {
      try {
        if (usesRun) {
          run.iterationsLeft = limits.maxIterations;
          run.textLeft = limits.maxTextLength;
          run.exact = false;
          run.isOptional = false;
          run.functions = functions;
        }
        const value = evaluate(data);
        return typeof value === 'boolean' ? { ok: true, value } : toOutcome(value, limits);
      } catch (error) {
        return { ok: false, problem: toRuleProblem(error) };
      }
    },
  };
}
