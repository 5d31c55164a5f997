/** A table in the grid, what is saved of it, and the cells that another user has changed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableLimits } from '@coverwright/rules';
import { useMay } from '../../../api/use-may.ts';
import { toShownRecord } from '../../../ui/editor/record/shown-record.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import { useRecord, useRecordState } from '../../../ui/editor/record/use-record.ts';
import { useGridValue } from '../../../ui/grid/use-grid-value.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { ProductKey } from '../../../paths/products.ts';
import type { CellConflict } from '../cells/cell-conflicts.ts';
import { wordProblem } from '../columns/problem-words.ts';
import { checkColumns } from '../columns/table-columns.ts';
import { type OpenedTable, useSaveTable } from '../rate-tables.api.ts';
import { readKeptTable } from './kept-table.ts';
import { sendTable } from './send-table.ts';
import { TableContent, type TableState } from './table-content.ts';
import { useCellNames } from './use-cell-names.ts';

export interface TableEditorOptions {
  readonly productId: ProductKey;
  readonly table: OpenedTable;
  /** Loads the table again, and discards unsaved edits. */
  readonly onReload: () => void;
  /** A new table was saved. */
  readonly onCreated: (name: string) => void;
}

export function useTableEditor(options: TableEditorOptions) {
  const { t } = useTranslation('grid');
  const isReadOnly = !useMay('products:write');
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  const { content, record } = useTableRecord(options, isReadOnly, setConflicts);
  const state = useRecordState(record);
  const columns = useGridValue(content.editor, () => content.columns);
  const save = (): void => {
    content.editor.finishTyping();
    if (!isReadOnly) void record.save();
  };
  const closeConflicts = (): void => {
    setConflicts([]);
    record.handle({ kind: 'conflictClosed' });
  };
  const shown = toShownRecord(record, state, t('tables.notSaved'));
  return {
    ...shown,
    problem: shorten(shown.problem),
    conflict: conflicts.length > 0 ? undefined : shown.conflict,
    content,
    columns,
    isReadOnly,
    conflicts,
    save,
    closeConflicts,
    /** @param theirs those whose cells get the text of the other user */
    resolve: (theirs: ReadonlySet<CellConflict>) => {
      content.resolve(conflicts, theirs);
      closeConflicts();
      save();
    },
    drop: () => record.draft?.drop(),
  };
}

function shorten(text: string | undefined): string | undefined {
  return text !== undefined && text.length > maxProblemLength ? `${text.slice(0, maxProblemLength)}…` : text;
}

function useTableRecord(
  { productId, table, onReload, onCreated }: TableEditorOptions,
  isReadOnly: boolean,
  onConflicts: (conflicts: readonly CellConflict[]) => void,
) {
  const { t } = useTranslation('grid');
  const { plan, type, version } = productId;
  const calls = useSaveTable(productId);
  const draftKey = `rateTable|${plan}|${type}|${version}|${table.name}`;
  const content = useContent(table, draftKey, isReadOnly);
  const isNew = table.revision === undefined;
  const record = useRecord<TableState, string>({
    content,
    opened: { form: { state: isNew ? unsavedState : 0 }, revision: table.revision },
    draft: {
      key: draftKey,
      toKept: ({ saved, isDirty }) => (isDirty ? keepLazily(content, saved.revision) : undefined),
    },
    isDirty: ({ state }, saved) => state !== saved.state,
    check: () => {
      const [problem] = checkColumns(table.name, content.columns);
      return problem && wordProblem(problem);
    },
    send: async (_, context) => {
      const { revision, isMerged } = await sendTable(calls, content, { name: table.name, isNew, ...context });
      const after = (): void => {
        showToast('success', { title: t('tables.saved'), ...(isMerged && { line: t('tables.savedTogether') }) });
        if (isNew) onCreated(table.name);
        else if (isMerged) onReload();
      };
      return { revision, after };
    },
    onRefused: ({ problems }) => onConflicts(content.conflictsOf(problems)),
  });
  return { content, record };
}

/** No content has it. */
const unsavedState = -1;
/** A refused table may have hundreds of problems, which the grid shows at their cells. */
const maxProblemLength = 400;

/** The changes are only calculated when the page is about to be lost. */
function keepLazily(content: TableContent, revision: string | undefined) {
  return { toJSON: () => ({ ...content.toKept(), revision: revision ?? null }) };
}

function useContent(table: OpenedTable, draftKey: string, isReadOnly: boolean): TableContent {
  const names = useCellNames();
  const [content] = useState(() => {
    const { columns, cells, revision } = table;
    const opened = new TableContent({ columns, cells, names, maxRows: tableLimits.maxRows, isReadOnly });
    const kept = readKeptTable(drafts.read(draftKey), revision);
    if (kept !== undefined && !isReadOnly) opened.restore(kept);
    return opened;
  });
  return content;
}
