/** Adds a main benefit, a child or an option. Its type id and option key become technical names when their field is left. */
import { Button, Switch, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import {
  hasOption,
  toAddCommand,
  toAddForm,
  toLeftName,
  validateAddition,
  type Addition,
  type AddForm,
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
  const [form, setForm] = useState(() => toAddForm(tree, addition));
  const [failure, setFailure] = useState<unknown>();
  const { isBusy, run } = useBusy();
  const problems = validateAddition(tree, addition, form);
  const change = (changes: Partial<AddForm>) => {
    setForm({ ...form, ...changes });
    setFailure(undefined);
  };
  // The note of a failure stays: without it the button would move from under the pointer that leaves the field for it.
  const leave = (name: 'typeId' | 'optionKey') => setForm((typed) => ({ ...typed, [name]: toLeftName(typed[name]) }));
  const submit = () => {
    const command = toAddCommand(addition, form);
    if (!command || problems.typeId || problems.optionKey) return;
    run(async () => {
      try {
        await onAdd(command);
        onClose();
      } catch (error) {
        setFailure(error);
      }
    });
  };
  return (
    <Dialog
      opened
      title={useAdditionTitle(tree, addition)}
      size="small"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          <strong>{t('add.failed')}</strong> {errorText(failure)}
        </Note>
      )}
      {addition.kind === 'benefit' ? (
        <BenefitFields form={form} problems={problems} change={change} onLeave={() => leave('typeId')} />
      ) : null}
      {hasOption(addition, form) ? (
        <TextInput
          data-autofocus={addition.kind === 'option' || undefined}
          label={t('add.optionKey')}
          description={t('add.optionKeyHint')}
          className="cw-typed-keyword"
          autoComplete="off"
          spellCheck={false}
          value={form.optionKey}
          error={
            problems.optionKey &&
            t(`add.optionKeyProblem.${problems.optionKey}`, { optionKey: toTechnicalName(form.optionKey) })
          }
          onChange={(event) => change({ optionKey: event.currentTarget.value })}
          onBlur={() => leave('optionKey')}
        />
      ) : null}
    </Dialog>
  );
}

interface BenefitFieldsProps {
  readonly form: AddForm;
  readonly problems: ReturnType<typeof validateAddition>;
  readonly change: (changes: Partial<AddForm>) => void;
  /** The type id was typed. */
  readonly onLeave: () => void;
}

function BenefitFields({ form, problems, change, onLeave }: BenefitFieldsProps) {
  const { t } = useTranslation('benefits');
  return (
    <>
      <TextInput
        data-autofocus
        label={t('add.typeId')}
        description={t('add.typeIdHint')}
        className="cw-typed-keyword"
        autoComplete="off"
        spellCheck={false}
        value={form.typeId}
        error={problems.typeId && t(`add.typeIdProblem.${problems.typeId}`, { typeId: toTechnicalName(form.typeId) })}
        onChange={(event) => change({ typeId: event.currentTarget.value })}
        onBlur={onLeave}
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

function useAdditionTitle(tree: readonly Benefit[], addition: Addition): string {
  const { t } = useTranslation('benefits');
  const typeId = addition.kind === 'option' ? addition.typeId : addition.parentTypeId;
  if (typeId === undefined) return t('add.main');
  const benefit = findBenefit(tree, typeId)?.benefit;
  const parent = benefit ? benefitName(benefit) : typeId;
  return addition.kind === 'option' ? t('add.option', { parent }) : t('add.child', { parent });
}
