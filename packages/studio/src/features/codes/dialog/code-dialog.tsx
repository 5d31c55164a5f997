/** Adds or updates a code: its fields, the rule editor, a trial calculation, and its removal. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { noWords } from '../../../ui/logic-editor/views/logic-words.ts';
import { Note } from '../../../ui/note.tsx';
import { ReadOnly, ReadOnlyFields } from '../../../ui/read-only.tsx';
import { useLogicWords } from '../../logic-words/logic-words.api.ts';
import type { ProductKey } from '../../../paths/products.ts';
import classes from './code-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { toCalculation } from './code-form.ts';
import { CodeRemoveDialog } from './code-remove-dialog.tsx';
import { CodeRuleFields } from './code-rule-fields.tsx';
import type { CodeKind, CodeRule } from '../code-rule.ts';
import { CodeTrial } from './code-trial.tsx';
import { useCodeForm } from './use-code-form.ts';

export interface CodeDialogProps {
  readonly kind: CodeKind;
  readonly productId: ProductKey;
  /** Undefined when adding a code. */
  readonly rule: CodeRule | undefined;
  /** The currency of the product's prices. */
  readonly currency: string;
  /** The user can view the code and try it, but not change it. */
  readonly isReadOnly: boolean;
  readonly onSaved: (code: string) => void;
  readonly onRemoved: () => void;
  /** Called when another user has changed the code: reopens it with the stored values. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function CodeDialog(props: CodeDialogProps) {
  const { kind, productId, rule, currency, isReadOnly, onSaved, onRemoved, onReload, onClose } = props;
  const { t } = useTranslation(['codes', 'widgets']);
  const state = useCodeForm({ kind, productId, rule, onSaved, onClose });
  const known = useLogicWords(productId);
  const words = useMemo(() => known && { ...known, beside: ['premium'] }, [known]);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <FormDialog
        state={state}
        title={t(isReadOnly ? `${kind}.viewTitle` : rule ? `${kind}.updateTitle` : `${kind}.addTitle`)}
        isReadOnly={isReadOnly}
        saveLabel={rule ? t('update') : t(`${kind}.add`)}
        conflict={{ title: t('conflict'), onReload }}
        action={
          rule ? (
            <Button
              className={classes['remove'] ?? ''}
              color="danger"
              disabled={state.isBusy}
              onClick={() => setIsRemoving(true)}
            >
              {t('remove')}
            </Button>
          ) : null
        }
      >
        <div className={classes['fields']}>
          {isReadOnly ? (
            <Note tone="info" icon={<IconLock size={16} stroke={1.75} />}>
              {t('widgets:readOnly')}
            </Note>
          ) : null}
          <ReadOnly isReadOnly={isReadOnly}>
            <ReadOnlyFields>
              <CodeNameFields state={state} />
              <CodeRuleFields kind={kind} state={state} words={words} />
            </ReadOnlyFields>
          </ReadOnly>
          <CodeTrial
            kind={kind}
            calculation={toCalculation(state.form)}
            currency={currency}
            declared={(words ?? noWords).declared}
          />
        </div>
      </FormDialog>
      {rule && isRemoving ? (
        <CodeRemoveDialog
          kind={kind}
          productId={productId}
          rule={rule}
          onRemoved={() => {
            state.drop();
            onRemoved();
          }}
          onConflict={(refusal) => {
            setIsRemoving(false);
            state.refuse(refusal);
          }}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </>
  );
}

function CodeNameFields({ state }: { state: ReturnType<typeof useCodeForm> }) {
  const { t } = useTranslation(['codes', 'widgets']);
  const { form, change } = state;
  const text = (field: 'name' | 'code' | 'description') => ({
    value: form[field],
    ...state.field(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const required = { required: true, withAsterisk: false };
  return (
    <>
      <div className={blocks['fieldPair']}>
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
        label={<OptionalLabel>{t('form.description')}</OptionalLabel>}
        dir="auto"
        autosize
        minRows={1}
        maxRows={4}
      />
    </>
  );
}
