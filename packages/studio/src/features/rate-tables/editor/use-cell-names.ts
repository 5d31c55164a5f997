import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellNames } from '../columns/table-columns.ts';

/** How the two columns of a range are headed. */
export function useCellNames(): CellNames {
  const { t } = useTranslation('grid');
  return useMemo(
    () => ({ from: (name) => t('tables.range.from', { name }), to: (name) => t('tables.range.to', { name }) }),
    [t],
  );
}
