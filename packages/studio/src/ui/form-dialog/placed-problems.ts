/** Which of the problems of a refused request belong to fields of a form, in words, and which to none of them. */
import type { Problem } from '../../api/api-error.ts';

export type FieldTexts<Field extends string> = Partial<Record<Field, string>>;

export interface PlacedTexts<Field extends string> {
  readonly atFields: FieldTexts<Field>;
  /** Nothing in the form is to blame for these. */
  readonly rest: readonly Problem[];
}

/** The first problem of a field is the one shown at it. */
export function placeTexts<Field extends string>(
  problems: readonly Problem[],
  fieldOf: (problem: Problem) => Field | undefined,
  textOf: (problem: Problem, field: Field) => string,
): PlacedTexts<Field> {
  const atFields: FieldTexts<Field> = {};
  const rest: Problem[] = [];
  for (const problem of problems) {
    const field = fieldOf(problem);
    if (field === undefined) rest.push(problem);
    else atFields[field] ??= textOf(problem, field);
  }
  return { atFields, rest };
}
