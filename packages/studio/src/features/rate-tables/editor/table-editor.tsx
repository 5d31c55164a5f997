/** The editor of a rate table: the grid with its problems, the columns, and saving. */
import { Button } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorKeys } from '../../../ui/editor/history/use-editor-keys.ts';
import { type Place, useLeavePrompt } from '../../../ui/editor/leave/use-leave-prompt.tsx';
import { SaveBars } from '../../../ui/editor/record/save-bars.tsx';
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import { Grid } from '../../../ui/grid/grid.tsx';
import type { GridEditor } from '../../../ui/grid/model/grid-editor.ts';
import { usePasteText } from '../../../ui/grid/use-paste-text.ts';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { productHistoryPath } from '../../../paths/history-items.ts';
import { useTableProblems } from '../check/use-table-problems.ts';
import { ColumnsDialog } from '../columns/columns-dialog.tsx';
import { ExportMenu } from '../files/export-menu.tsx';
import { InputCoverage } from '../coverage/input-coverage.tsx';
import { FileButton } from '../files/file-button.tsx';
import { useTableUses } from '../uses/table-uses.api.ts';
import { useTableRules } from '../uses/use-table-rules.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import classes from './table-editor.module.css';
import { TableMeta } from './table-meta.tsx';
import { type TableEditorOptions, useTableEditor } from './use-table-editor.ts';

interface TableEditorProps extends TableEditorOptions {
  readonly backTo: string;
  /** The row to show when the table is opened, from 1. */
  readonly row?: number | undefined;
}

export function TableEditor({ backTo, row, ...options }: TableEditorProps) {
  const { t } = useTranslation('grid');
  const { productId, table, onReload } = options;
  const editor = useTableEditor(options);
  const { content, columns, isReadOnly, conflicts } = editor;
  const { uses } = useTableUses(productId);
  const rules = useTableRules(table.name, columns, uses);
  const { problems, coverage } = useTableProblems(content.editor, columns, rules);
  const [isChoosingColumns, setIsChoosingColumns] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('tables.leave'), isLeft);
  const toText = usePasteText('imported');
  useEditorKeys({ save: editor.save });
  useRow(content.editor, row);
  const handleRows = (rows: ClipboardRows): void => {
    const result = content.importRows(rows);
    const isDone = result.kind === 'pasted' || result.kind === 'same';
    const done = result.kind === 'same' ? 'tables.file.same' : 'tables.file.imported';
    showToast(isDone ? 'success' : 'error', {
      title: t(isDone ? done : 'tables.file.failed'),
      line: toText(result),
    });
    // So that its keys, such as Ctrl+Z, are those of the grid.
    content.editor.focus();
  };
  const handleReading = (isNow: boolean): void => {
    content.editor.finishTyping();
    setIsReading(isNow);
  };
  return (
    <div className={`${screen['screen']} ${screen['withBar']}`}>
      <LayoutHeader
        backTo={backTo}
        title={table.name}
        meta={<TableMeta productId={productId} name={table.productName} />}
        isDirty={editor.isDirty}
        isReadOnly={isReadOnly}
        savedAt={editor.savedAt}
        historyTo={productHistoryPath(productId)}
        onSave={editor.save}
        isSaving={editor.isBusy}
      />
      <main className={`${screen['panes']} ${classes['panes']}`}>
        <Grid
          label={table.name}
          editor={content.editor}
          problems={problems}
          busy={isReading ? t('tables.file.reading') : undefined}
        >
          <Button
            size="xs"
            variant="default"
            leftSection={<IconColumns size={14} stroke={1.75} aria-hidden />}
            onClick={() => setIsChoosingColumns(true)}
          >
            {t('tables.columns.open')}
          </Button>
          {isReadOnly ? null : (
            <FileButton
              productId={productId}
              size="xs"
              label={t('tables.file.open')}
              onRows={handleRows}
              onReading={handleReading}
            />
          )}
          {table.revision === undefined ? null : <ExportMenu productId={productId} name={table.name} />}
        </Grid>
        {(uses?.inputs.length ?? 0) > 0 ? (
          <InputCoverage
            coverage={coverage}
            hasDefaults={columns.every(({ use, fallback }) => use !== 'value' || fallback !== 'failure')}
          />
        ) : null}
      </main>
      <SaveBars
        editor={editor}
        notSaved={t('tables.notSaved')}
        conflict={t('tables.conflict.title')}
        onReload={onReload}
      />
      {isChoosingColumns ? (
        <ColumnsDialog
          name={table.name}
          columns={columns}
          isReadOnly={isReadOnly}
          onChange={(changed) => content.setColumns(changed)}
          onClose={() => setIsChoosingColumns(false)}
        />
      ) : null}
      {conflicts.length > 0 ? (
        <ConflictDialog conflicts={conflicts} onResolve={editor.resolve} onClose={editor.closeConflicts} />
      ) : null}
      {leavePrompt}
    </div>
  );
}

/** Shows the row when the table is opened, if the table has it. */
function useRow(grid: GridEditor, row: number | undefined): void {
  const goToRow = useEffectEvent(() => {
    if (row === undefined || row > grid.sheet.rowCount) return;
    grid.goTo(row - 1, 0);
    grid.focus();
  });
  useEffect(() => goToRow(), []);
}

/** Every table of a product has the same path. */
function isLeft(current: Place, next: Place): boolean {
  const [from, to] = [current, next].map(({ search }) => new URLSearchParams(search).get('table'));
  return current.pathname !== next.pathname || from !== to;
}
