/** One operator of a tested logic with what it gave, small enough to be sent from the worker and shown. */
import type { Json, JsonPath, RuleProblem, Sentence, TraceStep } from '@coverwright/rules';
import { previewJson } from './json-preview.ts';

export interface StepValue {
  readonly number: number | undefined;
  /** The beginning of the value as JSON. */
  readonly text: string;
}

export interface TestStep {
  /** Of the object that holds the operator. */
  readonly path: JsonPath;
  readonly operator: string;
  /** Operators around it. */
  readonly depth: number;
  /** How often it was evaluated; 0 when it was not reached. */
  readonly times: number;
  /** The last one. */
  readonly value: StepValue | undefined;
  /** Whether a condition takes the last value as true. */
  readonly isTruthy: boolean;
  /** The first ones, of a step that was evaluated several times. */
  readonly values: readonly StepValue[];
  readonly problem: Sentence | undefined;
}

const valueLength = 200;
const listedValues = 8;

/** @param problems of the test as a whole; some are no failure of the evaluation, such as a variable that is missing */
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

/** As the rules have it: an empty list and an empty object are false. */
export function isTruthy(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.keys(value).length > 0;
}
