/** A link to a cell, which shows it in its sheet. */
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './workbook-pane.module.css';

type ShowCell = (address: string) => void;

export const ShowCellContext = createContext<ShowCell | undefined>(undefined);

/** @param at an address such as Rates!C12 */
export function CellLink({ at }: { readonly at: string }) {
  const { t } = useTranslation('functions');
  const show = use(ShowCellContext);
  if (!show) return at;
  return (
    <button type="button" className={classes['cell']} title={t('sheet.show')} onClick={() => show(at)}>
      {at}
    </button>
  );
}
