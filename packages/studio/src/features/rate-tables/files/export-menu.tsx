import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { fileFormats, useTableFiles } from './table-files.api.ts';

interface ExportMenuProps {
  readonly productId: ProductKey;
  readonly name: string;
}

/** Downloads the saved table. */
export function ExportMenu({ productId, name }: ExportMenuProps) {
  const { t } = useTranslation('grid');
  const { download } = useTableFiles(productId);
  return (
    <MenuButton
      entries={fileFormats.map((format) => ({
        label: t(`tables.file.${format}`),
        onClick: () =>
          void download(name, format).catch((error: unknown) => showFailure(t('tables.file.exportFailed'), error)),
      }))}
      button={
        <Button size="xs" variant="default" leftSection={<IconFileExport size={14} stroke={1.75} aria-hidden />}>
          {t('tables.file.export')}
        </Button>
      }
    />
  );
}
