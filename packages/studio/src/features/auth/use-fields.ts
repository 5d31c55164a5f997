import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isLeavingForButton } from '../../ui/forms/is-leaving-for-button.ts';

/** Returns the error message for a value. */
type Rule = (value: string) => string | undefined;

/** Text fields that show their problems once touched, or all of them on submit. */
export function useFields<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  initialValues: Partial<Record<Name, string>> = {},
) {
  const [values, setValues] = useState(initialValues);
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());

  const valueOf = (name: Name): string => values[name] ?? '';
  const problemOf = (name: Name): string | undefined => rules[name](valueOf(name));

  return {
    valueOf,
    /** Props for an input. */
    field: (name: Name) => ({
      name,
      value: valueOf(name),
      error: touched.has(name) ? problemOf(name) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setValues((others) => ({ ...others, [name]: value }));
      },
      onBlur: (event: FocusEvent) => {
        if (!isLeavingForButton(event)) setTouched((others) => new Set([...others, name]));
      },
    }),
    /** Returns whether all fields are valid; otherwise shows every problem and focuses the first invalid field. */
    check(form: HTMLFormElement, names: readonly Name[]): boolean {
      const first = names.find((name) => problemOf(name) !== undefined);
      if (first === undefined) return true;
      flushSync(() => setTouched(new Set(names)));
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return false;
    },
  };
}
