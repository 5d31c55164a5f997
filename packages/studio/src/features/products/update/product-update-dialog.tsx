/** Updates a product's insurer, and its name in the locale that the page shows. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { InsurerSelect } from '../insurer-select.tsx';
import type { Product } from '../product.ts';
import { useUpdateForm } from './use-update-form.ts';

interface ProductUpdateDialogProps {
  readonly product: Product;
  /** The locale of the name. */
  readonly locale: string;
  readonly onUpdated: (updated: Product | undefined) => void;
  /** Called when another user has changed the product, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function ProductUpdateDialog({ product, locale, onUpdated, onStale, onClose }: ProductUpdateDialogProps) {
  const { t } = useTranslation('products');
  const handleUpdated = (updated: Product | undefined) => {
    onUpdated(updated);
    onClose();
  };
  const state = useUpdateForm(product, locale, handleUpdated, onClose);
  const { form, change } = state;
  const isTranslated = form.name !== '';
  const handleReload = () => {
    onStale();
    onClose();
  };
  return (
    <FormDialog
      state={state}
      title={t('update.title')}
      saveLabel={t('update.save')}
      conflict={{ title: t('conflict.title'), onReload: handleReload }}
    >
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('update.nameLocale', { locale: state.locale })}
        dir="auto"
        lang={state.locale}
        autoComplete="off"
        placeholder={state.fallback}
        description={isTranslated || state.fallback === undefined ? undefined : t('update.untranslated')}
        required={state.fallback === undefined}
        withAsterisk={false}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <InsurerSelect
        value={form.insurerId}
        valueName={form.insurerId === product.insurerId ? product.insurerName : undefined}
        error={state.errorOf('insurerId')}
        onChange={(insurerId) => change({ insurerId })}
      />
    </FormDialog>
  );
}
