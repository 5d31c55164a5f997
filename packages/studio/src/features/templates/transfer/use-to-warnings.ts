import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportWarning } from '../../../ui/transfer/import-preview.tsx';
import type { ImportPreview } from './transfer.api.ts';

/** The files that documents would be missing after the import. */
export function useToWarnings() {
  const { t } = useTranslation('transfer');
  return useCallback(
    ({ missingFiles, completedAddresses }: ImportPreview): ImportWarning[] =>
      [
        { text: t('warning.missingFiles'), names: missingFiles },
        { text: t('warning.completedAddresses'), names: completedAddresses },
      ].filter(({ names }) => names.length > 0),
    [t],
  );
}
