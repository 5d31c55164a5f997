/** Adds, renames and deletes a variant. A variant used by a component can be neither renamed nor deleted. */
import { Button, TextInput } from '@mantine/core';
import type { JsonObject } from '@coverwright/insurance/json';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useTemplates } from './base-components.api.ts';
import { type LookPath, variantFault, withoutVariant, withVariant, withVariantName } from './base-variants.ts';
import { listVariantUses } from './variant-uses.ts';

export type VariantDialog = 'add' | 'rename' | 'delete';

interface VariantDialogsProps {
  readonly dialog: VariantDialog;
  readonly component: string;
  /** The selected variant, which a new one copies. */
  readonly variant: string;
  readonly own: JsonObject;
  /** @param path the new selection */
  readonly onDone: (own: JsonObject, path: LookPath) => void;
  readonly onClose: () => void;
}

export function VariantDialogs(props: VariantDialogsProps) {
  return props.dialog === 'add' ? <VariantForm {...props} /> : <UnusedVariant {...props} />;
}

/** Variants in use cannot be changed. */
function UnusedVariant(props: VariantDialogsProps) {
  const { t } = useTranslation(['baseComponents', 'widgets']);
  const { dialog, component, variant, own, onDone, onClose } = props;
  const { templates, error } = useTemplates();
  const uses = templates && listVariantUses(templates, component, variant);
  if (uses?.length === 0 && dialog === 'rename') return <VariantForm {...props} />;
  const title = t(`variant.title.${dialog}`, { variant });
  const remove = () => {
    onDone(withoutVariant(own, component, variant), [component]);
    onClose();
  };
  return (
    <Dialog
      opened
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('widgets:cancel')}
          </Button>
          {uses?.length === 0 ? (
            <Button variant="filled" color="danger" onClick={remove}>
              {t('variant.delete')}
            </Button>
          ) : null}
        </>
      }
    >
      {uses === undefined && error === undefined ? <Spinner /> : null}
      {error === undefined ? null : <p>{errorText(error)}</p>}
      {uses === undefined ? null : uses.length === 0 ? (
        <p>{t('variant.deleteText')}</p>
      ) : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {t('variant.used', { components: uses.slice(0, 10).join(', '), count: uses.length })}
        </Note>
      )}
    </Dialog>
  );
}

function VariantForm({ dialog, component, variant, own, onDone, onClose }: VariantDialogsProps) {
  const { t } = useTranslation(['baseComponents', 'widgets']);
  const [name, setName] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const fault = variantFault(own, component, name.trim());
  const submit = () => {
    setIsTouched(true);
    if (fault !== undefined) return;
    const next =
      dialog === 'rename'
        ? withVariantName(own, component, variant, name.trim())
        : withVariant(own, component, name.trim(), variant);
    onDone(next, [component, name.trim()]);
    onClose();
  };
  return (
    <Dialog
      opened
      size="small"
      title={t(dialog === 'rename' ? 'variant.title.rename' : 'variant.title.add', { variant })}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t(dialog === 'rename' ? 'variant.rename' : 'variant.add')}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        label={t('variant.name')}
        description={dialog === 'add' ? t('variant.copyOf', { variant }) : undefined}
        value={name}
        error={
          isTouched && fault !== undefined
            ? fault === 'required'
              ? t('widgets:required')
              : t(`variant.fault.${fault}`)
            : undefined
        }
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  );
}
