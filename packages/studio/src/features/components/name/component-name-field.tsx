/** The name of a component, converted to Pascal case on blur. */
import { TextInput } from '@mantine/core';
import { useConverted } from '../../../ui/forms/use-converted.ts';
import { toPascalCase } from '@coverwright/insurance/identifiers';
import { useTranslation } from 'react-i18next';
import type { DialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';

interface ComponentNameFieldProps {
  readonly state: DialogForm<{ name: string }>;
  readonly hint: string;
}

export function ComponentNameField({ state, hint }: ComponentNameFieldProps) {
  const { t } = useTranslation('components');
  const { form, change, errorOf } = state;
  const { onLeave, noteAt } = useConverted(toPascalCase);
  return (
    <TextInput
      error={errorOf('name')}
      data-autofocus
      label={t('field.name')}
      description={errorOf('name') === undefined ? (noteAt(form.name) ?? hint) : undefined}
      required
      withAsterisk={false}
      autoComplete="off"
      spellCheck={false}
      value={form.name}
      onChange={(event) => change({ name: event.currentTarget.value })}
      onBlur={(event) => {
        state.field('name').onBlur(event);
        change({ name: onLeave(form.name) });
      }}
    />
  );
}

/** The name as it will be stored. */
export function toComponentName(typed: string): string {
  return toPascalCase(typed) || typed.trim();
}
