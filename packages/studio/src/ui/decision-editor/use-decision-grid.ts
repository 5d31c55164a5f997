/** The grid of a decision table. The JSON text is the document: edits of the grid change it, and its changes are shown. */
import {
  changeDecision,
  toDraft,
  type DecisionDraft,
  type TextChange,
  type WrittenDecision,
} from '@coverwright/rules/decision-text';
import { decisionLimits } from '@coverwright/rules';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GridEditor } from '../grid/model/grid-editor.ts';
import { Sheet, type Edit } from '../grid/model/sheet.ts';
import { editsTo } from '../grid/model/sheet-differences.ts';
import { withEdits, writeCell, type DecisionSheet, type SheetTexts } from './sheet/decision-sheet.ts';
import { SheetReader } from './sheet/sheet-reader.ts';
import { hasColumns } from './sheet/sheet-columns.ts';
import { findDecision } from './written-decisions.ts';

export interface DecisionGridOptions {
  readonly logicText: string;
  readonly decision: WrittenDecision;
  readonly texts: SheetTexts;
  readonly rewrite: (changesOf: (text: string) => readonly TextChange[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly isReadOnly: boolean;
}

export type ChangeTable = (change: (draft: DecisionDraft, decision: WrittenDecision) => DecisionDraft) => void;

export function useDecisionGrid(options: DecisionGridOptions) {
  const { logicText, decision, texts, rewrite, isReadOnly } = options;
  const { path } = decision;
  const [reader] = useState(() => new SheetReader());
  const sheet = useMemo(() => reader.read(logicText, decision, texts), [reader, logicText, decision, texts]);
  const { onUndo, onRedo } = options;
  const steps = useRef({ onUndo, onRedo });
  useLayoutEffect(() => {
    steps.current = { onUndo, onRedo };
  }, [onUndo, onRedo]);
  const [history] = useState(() => ({ undo: () => steps.current.onUndo(), redo: () => steps.current.onRedo() }));
  const open = ({ columns, cells }: DecisionSheet): GridEditor =>
    new GridEditor(new Sheet(columns, cells), { maxRows: decisionLimits.maxRows, isReadOnly, history });
  const [editor, setEditor] = useState(() => open(sheet));

  const show = (shown: DecisionSheet): void => {
    if (hasColumns(editor.sheet, shown.columns)) {
      editor.receive(editsTo(editor.sheet, shown.cells));
      return;
    }
    const opened = open(shown);
    opened.select(editor.selection);
    setEditor(opened);
  };
  const changeTable: ChangeTable = (change) => {
    rewrite((text) => {
      const written = findDecision(text, path);
      return written === undefined ? [] : changeDecision(text, written, change(toDraft(written), written));
    });
    // Without waiting for the text to be rendered, since the next edit is based on these cells.
    rewrite((text) => {
      const written = findDecision(text, path);
      if (written !== undefined) show(reader.read(text, written, texts));
      return [];
    });
  };
  const applyEdits = useEffectEvent((edits: readonly Edit[]) => {
    changeTable((draft, { conditions }) =>
      withEdits(draft, edits, (cell, column) => writeCell(cell, column, conditions.length, sheet)),
    );
  });
  useEffect(() => editor.content.subscribeToEdits((edits) => applyEdits(edits)), [editor]);
  const showSheet = useEffectEvent((shown: DecisionSheet) => show(shown));
  useLayoutEffect(() => showSheet(sheet), [sheet]);
  return { editor, sheet, changeTable };
}
