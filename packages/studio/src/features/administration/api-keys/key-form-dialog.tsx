/** Asks for the name of a key, and for its limits, which are optional. */
import { MultiSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CreateApiKeyMutationVariables } from '../../../api/generated/operations.ts';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import classes from '../administration.module.css';
import { useKeyProducts } from './api-keys.api.ts';
import { emptyKeyForm, toKeyVariables, validateLastDay } from './key-form.ts';
import { useProductText } from './use-product-text.ts';

interface KeyFormDialogProps {
  readonly onSubmit: (key: CreateApiKeyMutationVariables) => Promise<void>;
  readonly onClose: () => void;
}

export function KeyFormDialog({ onSubmit, onClose }: KeyFormDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const choices = useKeyProducts();
  const textOf = useProductText();
  const state = useDialogForm({
    start: emptyKeyForm,
    check: ({ name, lastDay }) => {
      const day = validateLastDay(lastDay, new Date());
      return {
        ...(name.trim() === '' && { name: t('widgets:required') }),
        ...(day !== undefined && { lastDay: t(`keys.lastDay.${day}`) }),
      };
    },
    save: async (form) => onSubmit(toKeyVariables(form, choices)),
    onSaved: () => undefined,
    place: (problems) =>
      assignByPath(
        problems.map((problem) => (problem.path === 'expiresAt' ? { ...problem, path: 'lastDay' } : problem)),
        ['name', 'lastDay', 'products'],
      ),
    failedTitle: t('keys.createFailed'),
    onClose,
  });
  const { form, change, errorOf } = state;
  const hint = (field: 'name' | 'products', text: string) => (errorOf(field) === undefined ? text : undefined);
  return (
    <FormDialog state={state} size="small" title={t('keys.createTitle')} saveLabel={t('keys.create')}>
      <div className={classes['fields']}>
        <TextInput
          {...state.field('name')}
          data-autofocus
          label={t('name')}
          description={hint('name', t('keys.nameHint'))}
          value={form.name}
          required
          withAsterisk={false}
          autoComplete="off"
          dir="auto"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <DateInput
          {...state.field('lastDay')}
          type="date"
          label={<OptionalLabel>{t('keys.lastDay.label')}</OptionalLabel>}
          description={t('keys.lastDay.hint')}
          value={form.lastDay}
          onChange={(lastDay) => change({ lastDay })}
        />
        <MultiSelect
          label={<OptionalLabel>{t('keys.products')}</OptionalLabel>}
          description={hint('products', t('keys.productsHint'))}
          error={errorOf('products')}
          data={choices.map(({ value, product }) => ({ value, label: textOf(product) }))}
          value={[...form.products]}
          searchable
          clearable
          limit={100}
          onChange={(products) => change({ products })}
        />
      </div>
    </FormDialog>
  );
}
