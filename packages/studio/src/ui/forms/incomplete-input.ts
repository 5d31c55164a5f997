/**
 * Half-typed input. A native date field has an empty value until its date is complete, as if nothing had been entered;
 * only its validity tells the two apart.
 */
interface NativeField {
  readonly validity: Pick<ValidityState, 'badInput'>;
}

export function incompleteOf<Field extends NativeField>(fields: Iterable<Field>): readonly Field[] {
  return [...fields].filter(({ validity }) => validity.badInput);
}

/** Has the incomplete fields of a form show their message, and focuses the first; returns whether there are any. */
export function refuseIncomplete(form: HTMLFormElement): boolean {
  const fields = incompleteOf(form.querySelectorAll('input'));
  // Checking the validity sends the field the event on which it shows its message.
  for (const field of fields) field.checkValidity();
  fields[0]?.focus();
  return fields.length > 0;
}
