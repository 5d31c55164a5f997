/** Chooses the products that an app sells. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useProductList } from '../../products/products.api.ts';
import { productTitle } from '../../../paths/products.ts';
import type { App } from '../app.ts';
import { useReadApp, useSetAppProducts } from '../apps.api.ts';
import { isSameChoice, productRows, toggle, toProductIds } from './product-choice.ts';
import classes from './products-dialog.module.css';

interface ProductsDialogProps {
  readonly app: App;
  readonly onClose: () => void;
}

export function ProductsDialog({ app, onClose }: ProductsDialogProps) {
  const { t, i18n } = useTranslation('apps');
  const list = useProductList(i18n.language);
  const setProducts = useSetAppProducts(app.appId);
  const readApp = useReadApp(app.appId);
  const rows = useMemo(() => productRows(app.soldProducts, list.products ?? []), [app.soldProducts, list.products]);
  const start = { chosen: toProductIds(app.soldProducts) };
  const state = useDialogForm({
    start,
    isDirty: ({ chosen }, saved) => !isSameChoice(chosen, saved.chosen),
    check: () => ({}),
    revision: app.revision,
    save: async ({ chosen }, { expectedRevision }) => setProducts(chosen, expectedRevision),
    readTheirs: async () => {
      const { app: theirs } = await readApp();
      return theirs && { form: { chosen: toProductIds(theirs.soldProducts) }, revision: theirs.revision };
    },
    names: new Map(rows.flatMap(({ key, name }) => (name === '' ? [] : [[productTitle(key, ' / '), name]]))),
    onSaved: () => {
      showToast('success', { title: t('products.saved') });
      onClose();
    },
    place: (problems) => ({ atFields: {}, rest: problems }),
    failedTitle: t('products.failed'),
    discardText: t('products.discardText'),
    onClose,
  });
  const { chosen } = state.form;
  return (
    <FormDialog
      state={state}
      title={t('products.choose')}
      saveLabel={t('products.save')}
      conflict={{ title: t('update.conflict'), onReload: onClose }}
    >
      <p className={classes['hint']}>{t('products.hint')}</p>
      {list.error && !list.products ? (
        <ErrorState title={t('products.listFailed')} error={list.error} onRetry={list.refetch} />
      ) : null}
      {!list.products && !list.error ? <Spinner /> : null}
      <div className={classes['rows']}>
        {rows.map(({ key, name, isGone }, index) => (
          <CheckBox
            key={productTitle(key, '|')}
            autoFocus={index === 0}
            data-autofocus={index === 0 || undefined}
            label={isGone ? t('products.gone', { product: productTitle(key) }) : name}
            description={isGone ? undefined : productTitle(key, ' / ')}
            checked={chosen.some((one) => productTitle(one, '|') === productTitle(key, '|'))}
            onChange={() => state.change({ chosen: toggle(chosen, key) })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
