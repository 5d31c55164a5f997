/** Adds or updates a code: its fields, the rule editor, a trial of it, and its removal. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isLeavingForButton } from '../../ui/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../../ui/leave/use-discard-question.tsx';
import { Note } from '../../ui/note.tsx';
import { ReadOnly, ReadOnlyFields } from '../../ui/read-only.tsx';
import type { ProductKey } from '../products/paths.ts';
import classes from './code-dialog.module.css';
import { toCalculation } from './code-form.ts';
import { CodeRemoveDialog } from './code-remove-dialog.tsx';
import { CodeRuleFields } from './code-rule-fields.tsx';
import type { CodeKind, CodeRule } from './code-rule.ts';
import { CodeTrial } from './code-trial.tsx';
import { useCodeForm } from './use-code-form.ts';

export interface CodeDialogProps {
  readonly kind: CodeKind;
  readonly productId: ProductKey;
  /** Undefined for a new one. */
  readonly rule: CodeRule | undefined;
  /** Of the product's prices. */
  readonly currency: string;
  /** The user may look at the code and try it, not change it. */
  readonly isReadOnly: boolean;
  readonly onSaved: (code: string) => void;
  readonly onRemoved: () => void;
  /** Somebody else has changed the code: opens it again as it is on the server. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function CodeDialog(props: CodeDialogProps) {
  const { kind, productId, rule, currency, isReadOnly, onSaved, onRemoved, onReload, onClose } = props;
  const { t } = useTranslation(['codes', 'widgets']);
  const state = useCodeForm({ kind, productId, rule, onSaved });
  const [isRemoving, setIsRemoving] = useState(false);
  const discard = () => {
    state.drop();
    onClose();
  };
  const { handleClose, question } = useDiscardQuestion(state.isDirty, t(`${kind}.discard`), discard);
  const reload = () => {
    state.drop();
    onReload();
  };
  return (
    <>
      <Dialog
        opened
        title={t(isReadOnly ? `${kind}.viewTitle` : rule ? `${kind}.updateTitle` : `${kind}.addTitle`)}
        isBusy={state.isBusy}
        onClose={handleClose}
        onSubmit={(event) => (isReadOnly ? onClose() : state.submit(event.currentTarget))}
        footer={
          isReadOnly ? (
            <Button data-autofocus onClick={onClose}>
              {t('widgets:close')}
            </Button>
          ) : (
            <>
              {rule ? (
                <Button
                  className={classes['remove'] ?? ''}
                  color="danger"
                  disabled={state.isBusy}
                  onClick={() => setIsRemoving(true)}
                >
                  {t('remove')}
                </Button>
              ) : null}
              <Button onClick={handleClose} disabled={state.isBusy}>
                {t('widgets:cancel')}
              </Button>
              <Button type="submit" variant="filled" loading={state.isBusy}>
                {rule ? t('update') : t(`${kind}.add`)}
              </Button>
            </>
          )
        }
      >
        {state.conflict === undefined ? null : (
          <ConflictNote
            problem={state.conflict}
            title={t('conflict')}
            onReload={reload}
            onOverwrite={state.overwrite}
          />
        )}
        <div className={classes['fields']}>
          {isReadOnly ? (
            <Note tone="info" icon={<IconLock size={16} stroke={1.75} />}>
              {t('widgets:readOnly')}
            </Note>
          ) : null}
          <ReadOnly isReadOnly={isReadOnly}>
            <ReadOnlyFields>
              <CodeNameFields state={state} />
              <CodeRuleFields kind={kind} state={state} />
            </ReadOnlyFields>
          </ReadOnly>
          <CodeTrial kind={kind} calculation={toCalculation(state.form)} currency={currency} />
        </div>
      </Dialog>
      {question}
      {rule && isRemoving ? (
        <CodeRemoveDialog
          kind={kind}
          productId={productId}
          rule={rule}
          onRemoved={() => {
            state.drop();
            onRemoved();
          }}
          onConflict={(problem) => {
            setIsRemoving(false);
            state.setConflict(problem);
          }}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </>
  );
}

function CodeNameFields({ state }: { state: ReturnType<typeof useCodeForm> }) {
  const { t } = useTranslation(['codes', 'widgets']);
  const { form, change, touch, errorOf } = state;
  const text = (field: 'name' | 'code' | 'description') => ({
    value: form[field],
    error: errorOf(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    onBlur: (event: FocusEvent) => {
      if (!isLeavingForButton(event)) touch(field);
    },
  });
  const required = { required: true, withAsterisk: false };
  return (
    <>
      <div className={classes['pair']}>
        <TextInput {...text('name')} {...required} data-autofocus label={t('form.name')} dir="auto" />
        <TextInput
          {...text('code')}
          {...required}
          label={t('form.code')}
          placeholder={t('form.codeExample')}
          spellCheck={false}
        />
      </div>
      <Textarea
        {...text('description')}
        label={
          <>
            {t('form.description')} <span className={classes['hint']}>{t('widgets:optional')}</span>
          </>
        }
        dir="auto"
        autosize
        minRows={1}
        maxRows={4}
      />
    </>
  );
}
