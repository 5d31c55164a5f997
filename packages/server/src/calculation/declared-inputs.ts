// The declared inputs of a product, applied to the values of its calculations. Pure.
import type { InputProblem } from '@coverwright/insurance/apply-inputs';
import type { CompiledRule, Json } from '@coverwright/rules';
import { type Problem, UserError } from '../errors/user-error.ts';
import type { Calculation, InputReport } from './calculation.ts';
import { compileDeclared } from './compile-declared.ts';
import { FunctionNeeded } from './function-calls.ts';

type Calculate<Result> = (calculation: Calculation, locale: string) => Result;

/**
 * The calculation on values with defaults, after a check: what is only reported comes with the result, and what is refused
 * with the problems of the calculation itself. The calculation as it is without declared inputs.
 */
export function withInputs<Result extends object>(
  calculate: Calculate<Result>,
  inputs: string | undefined,
  compile: (rule: Json) => CompiledRule,
): Calculate<Result & Partial<InputReport>> {
  if (inputs === undefined) return calculate;
  const apply = compileDeclared(inputs, compile);
  return (calculation, locale) => {
    const { values, defaults, problems, unasked } = apply(calculation.values);
    const isMissingAllowed = calculation.strictness === 'typed';
    const isRefused = ({ level, code }: InputProblem) =>
      level === 'refuse' && !(isMissingAllowed && code === 'REQUIRED');
    const refused = problems.filter(isRefused).map(toProblem);
    const given = { ...calculation, values, unasked };
    if (refused.length > 0) throw new UserError(...withOthers(refused, () => calculate(given, locale)));
    return {
      ...calculate(given, locale),
      warnings: problems.map(toProblem),
      appliedDefaults: defaults.map(({ path, value }) => ({ path, valueJsonString: JSON.stringify(value) })),
    };
  };
}

function toProblem({ level: _level, path, ...problem }: InputProblem): Problem {
  return { ...problem, path: `values.${path}` };
}

/** With the problems that the calculation has with other values, so that all are reported together. */
function withOthers(refused: readonly Problem[], calculate: () => object): readonly Problem[] {
  const paths = new Set(refused.map(({ path }) => path));
  try {
    calculate();
    return refused;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (error instanceof FunctionNeeded) return refused;
    return [...refused, ...error.problems.filter(({ path }) => path?.startsWith('values.') && !paths.has(path))];
  }
}
