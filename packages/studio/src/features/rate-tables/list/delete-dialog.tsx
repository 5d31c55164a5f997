import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import {
  productDiscountCodesPath,
  productLoadingCodesPath,
  productPricingPath,
  productUnderwritingPath,
  type ProductKey,
} from '../../../paths/products.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NamingSentence } from '../../../ui/dialogs/naming-sentence.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { type ListedTable, useSaveTable } from '../rate-tables.api.ts';
import { placesOf, type TablePlace, useTableUses } from '../uses/table-uses.api.ts';
import classes from './table-list.module.css';

interface DeleteDialogProps {
  readonly productId: ProductKey;
  readonly table: ListedTable;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks only about a table that no logic looks up; otherwise it shows where. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { uses, isLoading } = useTableUses(props.productId);
  if (isLoading) return null;
  const places = uses === undefined ? [] : placesOf(uses, props.table.name);
  return places.length > 0 ? <InUse {...props} places={places} /> : <Confirm {...props} />;
}

function InUse({ productId, table, places, onClose }: DeleteDialogProps & { readonly places: readonly TablePlace[] }) {
  const { t } = useTranslation(['grid', 'widgets']);
  return (
    <Dialog
      opened
      size="small"
      title={t('tables.delete.inUse')}
      onClose={onClose}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          {t('widgets:close')}
        </Button>
      }
    >
      <p>
        <NamingSentence name={table.name} sentence={(name) => t('tables.delete.inUseText', { name })} />
      </p>
      <ul className={classes['places']}>
        {places.map((place) => {
          const text = placeText(place, t);
          return (
            <li key={text}>
              <Link to={placePath(place, productId)}>{text}</Link>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function placeText(place: TablePlace, t: ReturnType<typeof useTranslation<['grid', 'widgets']>>['t']): string {
  return typeof place === 'string' ? t(`tables.delete.${place}`) : t('tables.delete.code', { code: place.code });
}

function placePath(place: TablePlace, productId: ProductKey): string {
  if (place === 'pricing') return productPricingPath(productId);
  if (place === 'underwriting') return productUnderwritingPath(productId);
  return place.isDiscount ? productDiscountCodesPath(productId) : productLoadingCodesPath(productId);
}

function Confirm({ productId, table, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const { remove } = useSaveTable(productId);
  const [refusal, setRefusal] = useState<string>();
  const handleConfirm = async (): Promise<void> => {
    try {
      await remove(table);
      showToast('success', { title: t('tables.delete.done') });
      onDeleted();
    } catch (error) {
      if (error instanceof ApiError && error.status === 'problems') setRefusal(errorText(error));
      else showFailure(t('tables.delete.failed'), error);
    }
  };
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t('tables.delete.title')}
      text={t('widgets:strict.text')}
      note={<NamingSentence name={table.name} sentence={(name) => t('tables.delete.note', { name })} />}
      details={refusal === undefined ? undefined : <p role="alert">{refusal}</p>}
      confirmLabel={t('tables.delete.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
