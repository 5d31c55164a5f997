import type { TableCoverage } from '@coverwright/rules';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridEditor } from '../../../ui/grid/model/grid-editor.ts';
import type { GridProblem } from '../../../ui/grid/view/problem-marks.ts';
import { wordProblem } from '../columns/problem-words.ts';
import type { TableColumn } from '../columns/table-columns.ts';
import type { TableReport, TableRules } from './checked-table.ts';
import { toGridProblems } from './grid-problems.ts';
import { TableChecker } from './table-checker.ts';

/** After an edit, so that typing in many cells is checked once. */
const pauseMs = 150;

const unchecked: TableReport = { problems: [], turned: [], coverage: undefined };

export interface CheckedGrid {
  readonly problems: readonly GridProblem[];
  /** Undefined before the first check, and while the table has errors. */
  readonly coverage: TableCoverage | undefined;
}

/** Problems of the cells as they are typed. @param rules the same object as long as nothing in it has changed */
export function useTableProblems(editor: GridEditor, columns: readonly TableColumn[], rules: TableRules): CheckedGrid {
  const { t } = useTranslation('grid');
  const report = useReport(editor, rules);
  const problems = useMemo(
    () =>
      toGridProblems(report, columns, rules, editor.sheet, {
        ofProblem: wordProblem,
        ofTurned: (cell) => t('tables.turned', cell),
        ofPercentage: (cell) => t('tables.percentage', cell),
        ofImpossible: (cell) => t('tables.inputs.impossible', cell),
        ofHidden: (row) => t('tables.inputs.hidden', { row }),
      }),
    [report, columns, rules, editor, t],
  );
  return { problems, coverage: report.coverage };
}

function useReport(editor: GridEditor, rules: TableRules): TableReport {
  const [report, setReport] = useState(unchecked);
  const [checker] = useState(() => new TableChecker(editor));
  useEffect(() => {
    const end = editor.content.subscribeToEdits((edits) => checker.follow(edits));
    return () => {
      end();
      checker.close();
    };
  }, [editor, checker]);
  useEffect(() => {
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (mine: number): Promise<void> => {
      const found = await checker.check(rules);
      if (mine === latest && found !== undefined) setReport(found);
    };
    const schedule = (): void => {
      const mine = ++latest;
      clearTimeout(timer);
      timer = setTimeout(() => void check(mine), pauseMs);
    };
    schedule();
    const end = editor.content.subscribeToEdits(schedule);
    return () => {
      latest++;
      end();
      clearTimeout(timer);
    };
  }, [editor, checker, rules]);
  return report;
}
