/** Updates a product's name, in the locale that the page shows, and its insurer. */
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isLeavingForButton } from '../../ui/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../../ui/leave/use-discard-question.tsx';
import { InsurerSelect } from './insurer-select.tsx';
import type { Product } from './product.ts';
import { useUpdateForm } from './use-update-form.ts';

interface ProductUpdateDialogProps {
  readonly product: Product;
  /** Of the name. */
  readonly locale: string;
  readonly onUpdated: (updated: Product | undefined) => void;
  /** Somebody else has changed the product: what is shown is old. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function ProductUpdateDialog({ product, locale, onUpdated, onStale, onClose }: ProductUpdateDialogProps) {
  const { t } = useTranslation(['products', 'widgets']);
  const state = useUpdateForm(product, locale, (updated) => {
    onUpdated(updated);
    onClose();
  });
  const discard = () => {
    state.drop();
    onClose();
  };
  const { handleClose, question } = useDiscardQuestion(state.isDirty, t('form.discardUpdateText'), discard);
  const reload = () => {
    onStale();
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
          <ConflictNote
            problem={state.conflict}
            title={t('conflict.title')}
            onReload={reload}
            onOverwrite={state.overwrite}
          />
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
          valueName={state.form.insurerId === product.insurerId ? product.insurerName : undefined}
          error={state.insurerError}
          onChange={(insurerId) => state.change({ insurerId })}
        />
      </Dialog>
      {question}
    </>
  );
}
