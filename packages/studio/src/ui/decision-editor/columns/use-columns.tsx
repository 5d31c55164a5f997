/** Inserts, edits, moves and deletes the columns of a decision table. */
import { showOutcome, type DecisionWords, type WrittenDecision } from '@coverwright/rules/decision-text';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../menu/menu-button.tsx';
import { formulaOf } from '../sheet/decision-sheet.ts';
import type { ChangeTable } from '../use-decision-grid.ts';
import { ColumnDialog } from './column-dialog.tsx';
import {
  positionOf,
  withChangedColumn,
  withColumn,
  withMovedColumn,
  withoutColumn,
  type ColumnKind,
  type ColumnPosition,
} from './column-edits.ts';
import type { ColumnForm, EditedColumn } from './read-column.ts';

interface ColumnsOptions {
  readonly logicText: string;
  readonly decision: WrittenDecision;
  readonly words: readonly (DecisionWords | undefined)[];
  readonly proposals: readonly string[];
  readonly changeTable: ChangeTable;
  /** Returns the focus to the cells. */
  readonly onDone: () => void;
}

interface OpenColumn {
  readonly position: ColumnPosition;
  readonly isNew: boolean;
}

const newForm: ColumnForm = { name: '', formula: '', ranking: '' };

export function useColumns(options: ColumnsOptions) {
  const { decision, changeTable, onDone } = options;
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.column' });
  const [open, setOpen] = useState<OpenColumn>();
  const countOf = (kind: ColumnKind) => (kind === 'condition' ? decision.conditions : decision.outputs).length;
  const insert = (kind: ColumnKind, index = countOf(kind)): void => {
    setOpen({ position: { kind, index }, isNew: true });
  };
  const run = (change: Parameters<ChangeTable>[0]) => (): void => {
    changeTable(change);
    onDone();
  };
  const entriesOf = (column: number): readonly MenuEntry[] => {
    const position = positionOf(column, decision.conditions.length);
    const { kind, index } = position;
    const move = (by: 1 | -1) => run((draft) => withMovedColumn(draft, position, by));
    return [
      { label: t(`${kind}.edit`), isApart: true, onClick: () => setOpen({ position, isNew: false }) },
      { label: t(`${kind}.before`), onClick: () => insert(kind, index) },
      { label: t(`${kind}.after`), onClick: () => insert(kind, index + 1) },
      ...(index > 0 ? [{ label: t('left'), onClick: move(-1) }] : []),
      ...(index + 1 < countOf(kind) ? [{ label: t('right'), onClick: move(1) }] : []),
      ...(countOf(kind) > 1
        ? [{ label: t('remove'), isDanger: true, onClick: run((draft) => withoutColumn(draft, position)) }]
        : []),
    ];
  };
  const dialog: ReactNode =
    open === undefined ? null : <OpenColumnDialog {...options} open={open} onClose={() => setOpen(undefined)} />;
  return { insert, entriesOf, dialog };
}

function OpenColumnDialog(props: ColumnsOptions & { readonly open: OpenColumn; readonly onClose: () => void }) {
  const { logicText, decision, words, proposals, changeTable, open, onClose } = props;
  const { position, isNew } = open;
  const { kind, index } = position;
  const names = (kind === 'condition' ? decision.conditions : decision.outputs).map(({ name }) => name);
  const spoken = words[isNew ? 0 : index];
  const column: EditedColumn = isNew
    ? { kind, name: undefined, logic: undefined, values: undefined }
    : toEdited(logicText, decision, position);
  return (
    <ColumnDialog
      column={column}
      form={isNew ? newForm : toForm(column, spoken)}
      taken={isNew ? names : names.toSpliced(index, 1)}
      proposals={proposals}
      words={spoken}
      onSave={(changes) =>
        changeTable((draft) =>
          isNew
            ? withColumn(draft, position, { source: undefined, ...changes })
            : withChangedColumn(draft, position, changes),
        )
      }
      onClose={onClose}
    />
  );
}

function toEdited(
  text: string,
  { conditions, outputs }: WrittenDecision,
  { kind, index }: ColumnPosition,
): EditedColumn {
  if (kind === 'condition') {
    const { name, value } = conditions[index] ?? {};
    return { kind, name, logic: value && text.slice(value.from, value.to), values: undefined };
  }
  const { name, values } = outputs[index] ?? {};
  return { kind, name, logic: undefined, values: values && text.slice(values.from, values.to) };
}

function toForm({ name = '', logic, values }: EditedColumn, words: DecisionWords | undefined): ColumnForm {
  const ranked = values === undefined ? undefined : (JSON.parse(values) as unknown);
  const lines = Array.isArray(ranked) ? ranked.map((value) => showOutcome(JSON.stringify(value), words)) : [];
  return { name, formula: logic === undefined ? '' : formulaOf(logic), ranking: lines.join('\n') };
}
