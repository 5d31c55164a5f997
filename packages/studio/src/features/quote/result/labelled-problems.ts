/** Problems of a quote in the words of its fields. Pure. */
import { parseJson } from '@coverwright/insurance/json';
import { isJsonObject, type Json } from '@coverwright/rules';
import type { Problem } from '../../../api/api-error.ts';
import type { FieldOnScreen, FieldsOnScreen } from '../../../ui/input-fields/fields-on-screen.ts';

export interface LabelledProblems {
  /** Fields without a value that is required, each once. */
  readonly missing: readonly FieldOnScreen[];
  /** Fields that show themselves what is wrong, each once. */
  readonly fields: readonly FieldOnScreen[];
  /** All others, with labels instead of paths. */
  readonly others: readonly Problem[];
}

export function labelProblems(problems: readonly Problem[], screen: FieldsOnScreen): LabelledProblems {
  const fields = new Map<string, FieldOnScreen>();
  const missing = new Map<string, FieldOnScreen>();
  const others: Problem[] = [];
  for (const problem of problems) {
    const field = screen.get(nameOf(problem.path ?? ''));
    if (field !== undefined && problem.code === 'REQUIRED') missing.set(field.name, field);
    else if (field?.hasProblem === true) fields.set(field.name, field);
    else others.push(withLabels(problem, screen));
  }
  return { missing: [...missing.values()], fields: [...fields.values()], others };
}

/** The field of a path among the values, such as values.insureds[0].age. */
function nameOf(path: string): string {
  return path.replace(/^values\./, '').replaceAll(/\[(\d+)\]/g, '.$1');
}

/** The label of a variable; its name if no field has one. */
export function labelOf(variable: string, screen: FieldsOnScreen): string {
  return screen.get(nameOf(variable))?.label ?? variable;
}

const enteredParams: ReadonlySet<string> = new Set(['value', 'nearest', 'choices', 'given']);

/** With the label in place of the name, where it is not a part of another word or path. */
function withName(message: string, name: string, label: string): string {
  const written = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const alone = new RegExp(String.raw`(?<![\p{L}\p{N}_.])${written}(?![\p{L}\p{N}_]|\.[\p{L}\p{N}_])`, 'gu');
  return message.replaceAll(alone, () => label);
}

function withLabels(problem: Problem, screen: FieldsOnScreen): Problem {
  const { message, paramsJsonString } = problem;
  const params = paramsJsonString === undefined ? undefined : parseJson(paramsJsonString);
  if (!isJsonObject(params)) return problem;
  let worded = message;
  const labelled = Object.entries(params).map(([name, value]): [string, Json] => {
    // What was entered may be the name of a field by chance.
    if (enteredParams.has(name)) return [name, value];
    const field = typeof value === 'string' ? screen.get(nameOf(value)) : undefined;
    if (field === undefined || typeof value !== 'string') return [name, value];
    worded = withName(worded, value, field.label);
    return [name, field.label];
  });
  return { ...problem, message: worded, paramsJsonString: JSON.stringify(Object.fromEntries(labelled)) };
}
