/** The fields that are asked for the present values, by what problems name. Pure. */
import type { AskedFields } from './asked-fields.ts';
import { joinNames, type InputAnswers, type InputField } from './input-answers.ts';

export interface FieldOnScreen {
  /** The full name, such as insureds.0.age. */
  readonly name: string;
  /** With the number of its entry, if it belongs to one. */
  readonly label: string;
  /** Whether the field itself shows what is wrong with its value. */
  readonly hasProblem: boolean;
}

export type FieldsOnScreen = ReadonlyMap<string, FieldOnScreen>;

export function fieldIdOf(name: string): string {
  return `quote-field-${name}`;
}

/** @param labelOfEntry of a field in an entry, from 1 */
export function fieldsOnScreen(
  fields: readonly InputField[],
  { asked, answers }: { readonly asked: AskedFields; readonly answers: InputAnswers },
  labelOfEntry: (label: string, list: string, number: number) => string,
): FieldsOnScreen {
  const found = new Map<string, FieldOnScreen>();
  const add = (inside: readonly InputField[], prefix: string, toLabel: (label: string) => string): void => {
    for (const field of inside) {
      const name = joinNames(prefix, field.name);
      const input = asked.get(name);
      if (input?.isAsked === false) continue;
      found.set(name, { name, label: toLabel(field.label), hasProblem: input?.problem !== undefined });
      const count = field.kind === 'list' ? (answers.counts[name] ?? 0) : 0;
      for (let index = 0; index < count; index += 1)
        add(field.items, joinNames(name, index), (label) => labelOfEntry(label || field.label, field.label, index + 1));
    }
  };
  add(fields, '', (label) => label);
  return found;
}
