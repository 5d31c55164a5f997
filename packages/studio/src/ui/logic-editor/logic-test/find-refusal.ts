/** The values of a test that the product refuses: a price by API would be refused for the same reasons. Pure. */
import { compileInputs, type InputProblem } from '@coverwright/insurance/apply-inputs';
import type { Input } from '@coverwright/insurance/input';
import { parseLogicText } from '@coverwright/rules';
import { compileAsked, toCondition } from '../../input-fields/asked-fields.ts';
import { inputsOfLogic } from '../../input-fields/logic-fields.ts';

export interface Refusal {
  /** The paths of values that are missing. */
  readonly missing: readonly string[];
  /** Of values that do not match, worded for their fields. */
  readonly problems: readonly InputProblem[];
}

/** Undefined if there is nothing to refuse, and for texts that are not JSON, which a test reports. */
export function findRefusal(logicText: string, variablesText: string, declared: readonly Input[]): Refusal | undefined {
  if (declared.length === 0) return undefined;
  const [logic, variables] = [
    parseLogicText(logicText),
    parseLogicText(variablesText.trim() === '' ? '{}' : variablesText),
  ];
  if (!logic.ok || !variables.ok) return undefined;
  const worded = new Map(compileAsked(declared)(variables.value).inputs.map(({ path, problem }) => [path, problem]));
  const refused = compileInputs(
    declared,
    toCondition,
  )(variables.value)
    .problems.filter(({ level }) => level === 'refuse')
    .map((problem) => worded.get(problem.path) ?? problem);
  // A test of pricing does not require what only underwriting reads.
  const read = inputsOfLogic(logic.value, declared).map(({ path }) => path);
  const missing = refused.filter(
    ({ code, path }) => code === 'REQUIRED' && read.some((one) => path === one || path.startsWith(`${one}.`)),
  );
  const problems = refused.filter(({ code }) => code === 'INVALID');
  if (missing.length + problems.length === 0) return undefined;
  return { missing: missing.map(({ path }) => path), problems };
}
