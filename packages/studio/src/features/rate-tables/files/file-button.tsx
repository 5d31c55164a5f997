/** Chooses a CSV file or a workbook, and of a workbook with several sheets one of them. */
import { Button, Select } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import type { ProductKey } from '../../../paths/products.ts';
import type { FileSheet } from './file-sheets.ts';
import { useTableFiles } from './table-files.api.ts';

interface FileButtonProps {
  readonly productId: ProductKey;
  readonly label: string;
  readonly size?: 'xs' | 'sm';
  readonly onRows: (rows: ClipboardRows) => void;
  /** While it is true, nothing should be edited, since the rows of the file replace it. */
  readonly onReading?: (isReading: boolean) => void;
}

export function FileButton({ productId, label, size = 'sm', onRows, onReading }: FileButtonProps) {
  const { t } = useTranslation('grid');
  const { read, prepare } = useTableFiles(productId);
  const input = useRef<HTMLInputElement>(null);
  const [sheets, setSheets] = useState<readonly FileSheet[]>([]);
  const { isBusy, run } = useBusy();
  const open = async (file: File): Promise<void> => {
    onReading?.(true);
    try {
      const found = await read(file);
      const [first] = found;
      if (first === undefined) showToast('error', { title: t('tables.file.empty') });
      else if (found.length === 1) onRows(first.rows);
      else setSheets(found);
    } catch (error) {
      showFailure(t('tables.file.failed'), error);
    } finally {
      onReading?.(false);
    }
  };
  return (
    <>
      <Button
        size={size}
        variant="default"
        loading={isBusy}
        leftSection={<IconFileImport size={14} stroke={1.75} aria-hidden />}
        onClick={() => {
          void prepare();
          input.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Allows choosing the same file again.
          event.currentTarget.value = '';
          if (file) run(async () => open(file));
        }}
      />
      {sheets.length > 0 ? (
        <SheetDialog
          sheets={sheets}
          onChoose={({ rows }) => {
            setSheets([]);
            onRows(rows);
          }}
          onClose={() => setSheets([])}
        />
      ) : null}
    </>
  );
}

interface SheetDialogProps {
  readonly sheets: readonly FileSheet[];
  readonly onChoose: (sheet: FileSheet) => void;
  readonly onClose: () => void;
}

function SheetDialog({ sheets, onChoose, onClose }: SheetDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const [at, setAt] = useState(0);
  const chosen = sheets[at];
  return (
    <Dialog
      opened
      size="small"
      title={t('tables.file.sheetTitle')}
      onClose={onClose}
      onSubmit={() => (chosen ? onChoose(chosen) : undefined)}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('tables.file.import')}
          </Button>
        </>
      }
    >
      <Select
        data-autofocus
        label={t('tables.file.sheet')}
        data={sheets.map(({ name, rows }, index) => ({
          value: String(index),
          label: `${name} · ${t('rows', { count: rows.length })}`,
        }))}
        allowDeselect={false}
        value={String(at)}
        onChange={(value) => setAt(Number(value ?? 0))}
      />
    </Dialog>
  );
}
