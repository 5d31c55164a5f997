/** One operator of a tested logic with its result, small enough to be sent from the worker and displayed. */
import type { Json, JsonPath, RuleProblem, Sentence, TraceStep } from '@coverwright/rules';
import { previewJson } from './json-preview.ts';

export interface StepValue {
  readonly number: number | undefined;
  /** The value as JSON, truncated. */
  readonly text: string;
}

export interface TestStep {
  /** The path of the object that contains the operator. */
  readonly path: JsonPath;
  readonly operator: string;
  /** The number of enclosing operators. */
  readonly depth: number;
  /** The number of evaluations; 0 if it was not reached. */
  readonly times: number;
  /** The last value. */
  readonly value: StepValue | undefined;
  /** Whether a condition treats the last value as true. */
  readonly isTruthy: boolean;
  /** The first values, for a step that was evaluated several times. */
  readonly values: readonly StepValue[];
  readonly problem: Sentence | undefined;
}

const valueLength = 200;
const listedValues = 8;

/** @param problems of the entire test; some are not evaluation failures, such as a missing variable */
export function toTestSteps(steps: readonly TraceStep[], problems: readonly RuleProblem[]): TestStep[] {
  const byPath = new Map(problems.map((problem) => [JSON.stringify(problem.path), toSentence(problem)]));
  return steps.map(({ path, operator, depth, times, value, values, problem }) => ({
    path,
    operator,
    depth,
    times,
    value: value === undefined ? undefined : toStepValue(value),
    isTruthy: isTruthy(value),
    values: times > 1 ? values.slice(0, listedValues).map(toStepValue) : [],
    problem: problem ? toSentence(problem) : byPath.get(JSON.stringify([...path, operator])),
  }));
}

function toSentence({ reason, parameters }: Sentence): Sentence {
  return { reason, parameters };
}

function toStepValue(value: Json): StepValue {
  return { number: typeof value === 'number' ? value : undefined, text: previewJson(value, valueLength) };
}

/** As in the rules package: empty lists and empty objects are false. */
export function isTruthy(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.keys(value).length > 0;
}
