/** Adds a main benefit, a child or an option. The type id and option key are converted to technical names on blur. */
import { Switch, TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import type { FieldTexts } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import {
  hasOption,
  toAddCommand,
  toAddForm,
  toLeftName,
  validateAddition,
  type Addition,
  type AddForm,
  type AddProblems,
} from './benefit-add-form.ts';
import type { BenefitCommand } from '../draft/benefit-command.ts';
import { benefitName } from '../benefit-name.ts';
import { findBenefit } from '../benefit-tree.ts';
import { toTechnicalName, type Benefit } from '../benefit.ts';
import classes from '../inspector/benefit-inspector.module.css';

interface BenefitAddDialogProps {
  readonly tree: readonly Benefit[];
  readonly addition: Addition;
  readonly onAdd: (command: BenefitCommand) => Promise<void>;
  readonly onClose: () => void;
}

export function BenefitAddDialog({ tree, addition, onAdd, onClose }: BenefitAddDialogProps) {
  const { t } = useTranslation(['benefits', 'widgets']);
  const state = useDialogForm({
    start: toAddForm(tree, addition),
    check: (form) => textsOf(validateAddition(tree, addition, form), form, t),
    save: async (form) => {
      const command = toAddCommand(addition, form);
      if (command) await onAdd(command);
    },
    onSaved: onClose,
    place: (problems) => ({ atFields: {}, rest: problems }),
    failedTitle: t('add.failed'),
    onClose,
  });
  return (
    <FormDialog state={state} title={useAdditionTitle(tree, addition)} size="small" saveLabel={t('add.save')}>
      {addition.kind === 'benefit' ? <BenefitFields state={state} /> : null}
      {hasOption(addition, state.form) ? (
        <TextInput
          data-autofocus={addition.kind === 'option' || undefined}
          label={t('add.optionKey')}
          description={t('add.optionKeyHint')}
          {...nameProps(state, 'optionKey')}
        />
      ) : null}
    </FormDialog>
  );
}

type AddState = ReturnType<typeof useDialogForm<AddForm, void>>;

/** A name is converted to a technical one on blur; problems with it are shown while typing. */
function nameProps(state: AddState, name: 'typeId' | 'optionKey') {
  const { error, onBlur } = state.field(name);
  return {
    className: 'cw-typed-keyword',
    autoComplete: 'off',
    spellCheck: false,
    value: state.form[name],
    error,
    onChange: (event: { currentTarget: { value: string } }) => {
      state.change({ [name]: event.currentTarget.value });
      state.touch(name);
    },
    onBlur: (event: FocusEvent) => {
      onBlur(event);
      const left = toLeftName(state.form[name]);
      if (left !== state.form[name]) state.change({ [name]: left });
    },
  };
}

function BenefitFields({ state }: { readonly state: AddState }) {
  const { t } = useTranslation('benefits');
  const { form, change } = state;
  return (
    <>
      <TextInput
        data-autofocus
        label={t('add.typeId')}
        description={t('add.typeIdHint')}
        {...nameProps(state, 'typeId')}
      />
      <Switch
        label={t('add.optional')}
        checked={form.isOptional}
        onChange={(event) => change({ isOptional: event.currentTarget.checked })}
      />
      {form.isOptional ? (
        <div className={classes['choice']}>
          <span aria-hidden>{t('add.kind')}</span>
          <Segments
            label={t('add.kind')}
            choices={[
              { value: 'defined', label: t('add.defined') },
              { value: 'manual', label: t('add.manual') },
            ]}
            value={form.choice}
            onChange={(choice) => change({ choice })}
          />
        </div>
      ) : null}
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<['benefits', 'widgets']>>['t'];

function textsOf({ typeId, optionKey }: AddProblems, form: AddForm, t: Translate): FieldTexts<keyof AddForm> {
  const required = t('widgets:required');
  const words = { typeId: toTechnicalName(form.typeId), optionKey: toTechnicalName(form.optionKey) };
  return {
    ...(typeId && { typeId: typeId === 'required' ? required : t(`add.typeIdProblem.${typeId}`, words) }),
    ...(optionKey && {
      optionKey: optionKey === 'required' ? required : t(`add.optionKeyProblem.${optionKey}`, words),
    }),
  };
}

function useAdditionTitle(tree: readonly Benefit[], addition: Addition): string {
  const { t } = useTranslation('benefits');
  const typeId = addition.kind === 'option' ? addition.typeId : addition.parentTypeId;
  if (typeId === undefined) return t('add.main');
  const benefit = findBenefit(tree, typeId)?.benefit;
  const parent = benefit ? benefitName(benefit) : typeId;
  return addition.kind === 'option' ? t('add.option', { parent }) : t('add.child', { parent });
}
