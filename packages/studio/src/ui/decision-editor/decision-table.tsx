/** One decision table of the logic, in a grid. */
import {
  IconArrowDown,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconAlertCircle,
} from '@tabler/icons-react';
import type { Input } from '@coverwright/insurance/input';
import type { DecisionWords, TextChange, WrittenDecision } from '@coverwright/rules/decision-text';
import { useImperativeHandle, useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../grid/grid.tsx';
import type { GridEditor } from '../grid/model/grid-editor.ts';
import { useGridValue } from '../grid/use-grid-value.ts';
import { IconButton } from '../icon-button.tsx';
import type { DmnFiles, LogicWords } from '../logic-editor/views/logic-words.ts';
import { Note } from '../note.tsx';
import { CoveragePanel } from './coverage/coverage-panel.tsx';
import { rowFor } from './coverage/gap-row.ts';
import { useColumns } from './columns/use-columns.tsx';
import classes from './decision-editor.module.css';
import { TableFiles } from './files/table-files.tsx';
import { PolicyBar } from './policy-bar.tsx';
import type { ColumnLabels } from './sheet/column-words.ts';
import { findProblems } from './sheet/decision-problems.ts';
import { moveOf, selectMoved, withMovedRows } from './sheet/row-moves.ts';
import { useAfterFrame } from './use-after-frame.ts';
import { useDecisionGrid, type ChangeTable } from './use-decision-grid.ts';

export interface DecisionTableHandle {
  /** From 0. */
  goTo(row: number, column: number): void;
}

interface DecisionTableProps {
  readonly logicText: string;
  readonly decision: WrittenDecision;
  /** Set in underwriting. */
  readonly words: DecisionWords | undefined;
  /** The declared inputs. */
  readonly declared: readonly Input[];
  /** Their labels in the language of the user. */
  readonly inputs: LogicWords['inputs'];
  /** Paths of variables. */
  readonly proposals: readonly string[];
  readonly dmn: DmnFiles | undefined;
  /** The position of the table, from 1, if the logic has several. */
  readonly number: number | undefined;
  readonly rewrite: (changesOf: (text: string) => readonly TextChange[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly isReadOnly: boolean;
  readonly ref?: Ref<DecisionTableHandle>;
}

const icon = { size: 16, stroke: 1.75 } as const;
const shownOthers = 3;

export function DecisionTable({
  ref,
  words,
  declared,
  inputs,
  proposals,
  dmn,
  number,
  ...document
}: DecisionTableProps) {
  const { logicText, decision, isReadOnly } = document;
  const { t } = useTranslation('logic', { keyPrefix: 'decisions' });
  const outcome = t('outcome');
  const texts = useMemo(
    () => ({ words, outcome, labels: labelsOf(inputs, declared) }),
    [words, outcome, inputs, declared],
  );
  const { editor, sheet, changeTable } = useDecisionGrid({ ...document, texts });
  const checked = useAfterFrame(logicText);
  const conditionCount = decision.conditions.length;
  const problems = useMemo(
    () =>
      findProblems(checked, decision.path, {
        wordsOf: (column) => sheet.words[column - conditionCount],
        inputs: declared,
      }),
    [checked, decision.path, sheet.words, conditionCount, declared],
  );
  const columns = useColumns({
    logicText,
    decision,
    words: sheet.words,
    proposals,
    changeTable,
    onDone: () => editor.focus(),
  });
  const goTo = (row: number, column = 0): void => {
    editor.goTo(row, column);
    editor.focus();
  };
  useImperativeHandle(ref, () => ({ goTo }));
  return (
    <>
      <PolicyBar
        logicText={logicText}
        decision={decision}
        words={sheet.words.length === 1 ? sheet.words[0] : undefined}
        codes={sheet.codes}
        isReadOnly={isReadOnly}
        changeTable={changeTable}
      />
      {problems.others.length === 0 ? null : (
        <div className={classes['others']}>
          <Note tone="danger" icon={<IconAlertCircle {...icon} />} isAlert>
            {problems.others.slice(0, shownOthers).join(' ')}
          </Note>
        </div>
      )}
      <Grid
        label={t('table')}
        editor={editor}
        problems={problems.cells}
        {...(!isReadOnly && { columnEntries: columns.entriesOf })}
      >
        {isReadOnly ? null : (
          <>
            <RowMoves editor={editor} changeTable={changeTable} />
            <IconButton
              label={t('column.condition.new')}
              icon={<IconColumnInsertLeft {...icon} />}
              onClick={() => columns.insert('condition')}
            />
            <IconButton
              label={t('column.outcome.new')}
              icon={<IconColumnInsertRight {...icon} />}
              onClick={() => columns.insert('outcome')}
            />
          </>
        )}
        {dmn === undefined ? null : (
          <TableFiles {...document} words={words} editor={editor} dmn={dmn} number={number} />
        )}
      </Grid>
      <CoveragePanel
        logicText={logicText}
        path={decision.path}
        inputs={declared}
        isReadOnly={isReadOnly}
        areGapsErrors={decision.default === undefined}
        onGoToRow={goTo}
        onAddRow={(example) => {
          changeTable((draft, written) => ({ ...draft, rows: [...draft.rows, rowFor(example, written)] }));
          goTo(editor.sheet.rowCount - 1, decision.conditions.length);
        }}
      />
      {columns.dialog}
    </>
  );
}

function labelsOf(inputs: LogicWords['inputs'], declared: readonly Input[]): ColumnLabels {
  const answers = new Set(declared.filter(({ type }) => type === 'boolean').map(({ path }) => path));
  return new Map(
    inputs.map(({ path, label }) => [path, { label: label === '' ? path : label, isAnswer: answers.has(path) }]),
  );
}

function RowMoves({ editor, changeTable }: { readonly editor: GridEditor; readonly changeTable: ChangeTable }) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.rows' });
  const canMove = {
    up: useGridValue(editor, (one) => moveOf(one, -1) !== undefined),
    down: useGridValue(editor, (one) => moveOf(one, 1) !== undefined),
  };
  const move = (by: 1 | -1) => (): void => {
    const moved = moveOf(editor, by);
    if (moved === undefined) return;
    changeTable((draft) => withMovedRows(draft, moved));
    selectMoved(editor, moved);
  };
  return (
    <>
      <IconButton
        label={t('up')}
        icon={<IconArrowUp {...icon} />}
        isDisabled={!canMove.up}
        keepsFocus
        onClick={move(-1)}
      />
      <IconButton
        label={t('down')}
        icon={<IconArrowDown {...icon} />}
        isDisabled={!canMove.down}
        keepsFocus
        onClick={move(1)}
      />
    </>
  );
}
