/** Updates a product's name, in the locale that the page shows, and its insurer. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isLeavingForButton } from '../../ui/is-leaving-for-button.ts';
import { Note } from '../../ui/note.tsx';
import { InsurerSelect } from './insurer-select.tsx';
import classes from './product-form.module.css';
import type { Product } from './product.ts';
import { useUpdateForm } from './use-update-form.ts';

interface ProductUpdateDialogProps {
  readonly product: Product;
  /** Of the name. */
  readonly locale: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function ProductUpdateDialog({ product, locale, onChanged, onClose }: ProductUpdateDialogProps) {
  const { t } = useTranslation(['products', 'widgets']);
  const [isAsking, setIsAsking] = useState(false);
  const state = useUpdateForm(product, locale, onChanged, onClose);
  const discard = () => {
    state.drop();
    onClose();
  };
  const handleClose = () => {
    // Escape reaches both dialogs: while the question is open it is the question's. The question is there only while
    // it is asked, or the Escape that asks it would close it again.
    if (isAsking) return;
    if (state.isDirty) setIsAsking(true);
    else discard();
  };
  const reload = () => {
    onChanged();
    discard();
  };
  return (
    <>
      <Dialog
        opened
        title={t('update.title')}
        isBusy={state.isBusy}
        onClose={handleClose}
        onSubmit={(event) => state.submit(event.currentTarget)}
        footer={
          <>
            <Button onClick={handleClose} disabled={state.isBusy}>
              {t('widgets:cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={state.isBusy}>
              {t('update.save')}
            </Button>
          </>
        }
      >
        {state.conflict === undefined ? null : (
          <Conflict text={state.conflict} onReload={reload} onOverwrite={state.overwrite} />
        )}
        <TextInput
          data-autofocus
          label={t('update.nameLocale', { locale: state.locale })}
          dir="auto"
          autoComplete="off"
          required
          withAsterisk={false}
          value={state.form.name}
          error={state.nameError}
          onChange={(event) => state.change({ name: event.currentTarget.value })}
          onBlur={(event) => {
            if (!isLeavingForButton(event)) state.touchName();
          }}
        />
        <InsurerSelect
          value={state.form.insurerId}
          error={state.insurerError}
          onChange={(insurerId) => state.change({ insurerId })}
        />
      </Dialog>
      {isAsking ? (
        <ConfirmDialog
          opened
          title={t('form.discardTitle')}
          text={t('form.discardUpdateText')}
          confirmLabel={t('form.discard')}
          cancelLabel={t('form.keep')}
          isDanger
          onConfirm={discard}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

function Conflict({ text, onReload, onOverwrite }: { text: string; onReload: () => void; onOverwrite: () => void }) {
  const { t } = useTranslation('products');
  return (
    <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <strong>{t('conflict.title')}</strong>
      <br />
      {text} {t('conflict.keep')}
      <div className={classes['choices']}>
        <Button size="xs" onClick={onReload}>
          {t('conflict.reload')}
        </Button>
        <Button size="xs" onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </div>
    </Note>
  );
}
