/** Divides the problems of a refused request into messages for fields of a form and problems that belong to none. */
import type { Problem } from '../../api/api-error.ts';

export type FieldTexts<Field extends string> = Partial<Record<Field, string>>;

export interface AssignedProblems<Field extends string> {
  readonly atFields: FieldTexts<Field>;
  /** Problems unrelated to any field. */
  readonly rest: readonly Problem[];
}

/** Only the first problem of a field is shown. */
export function assignToFields<Field extends string>(
  problems: readonly Problem[],
  fieldOf: (problem: Problem) => Field | undefined,
  textOf: (problem: Problem, field: Field) => string,
): AssignedProblems<Field> {
  const atFields: FieldTexts<Field> = {};
  const rest: Problem[] = [];
  for (const problem of problems) {
    const field = fieldOf(problem);
    if (field === undefined) rest.push(problem);
    else atFields[field] ??= textOf(problem, field);
  }
  return { atFields, rest };
}
