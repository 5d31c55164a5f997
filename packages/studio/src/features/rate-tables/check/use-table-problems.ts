import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableHeader } from '@coverwright/rules';
import type { GridEditor } from '../../../ui/grid/model/grid-editor.ts';
import type { GridProblem } from '../../../ui/grid/view/problem-marks.ts';
import { wordProblem } from '../columns/problem-words.ts';
import { toHeader, type TableColumn } from '../columns/table-columns.ts';
import type { TableReport } from './checked-table.ts';
import { toGridProblems } from './grid-problems.ts';
import { TableChecker } from './table-checker.ts';

/** After an edit, so that typing in many cells is checked once. */
const pauseMs = 150;

const unchecked: TableReport = { problems: [], turned: [] };

/** Problems of the cells as they are typed. @param columns the same list as long as they have not changed */
export function useTableProblems(
  editor: GridEditor,
  name: string,
  columns: readonly TableColumn[],
): readonly GridProblem[] {
  const { t } = useTranslation('grid');
  const header = useMemo(() => toHeader(name, columns), [name, columns]);
  const report = useReport(editor, header);
  return useMemo(
    () =>
      toGridProblems(report, columns, editor.sheet, {
        ofProblem: wordProblem,
        ofTurned: (cell) => t('tables.turned', cell),
      }),
    [report, columns, editor, t],
  );
}

function useReport(editor: GridEditor, header: TableHeader): TableReport {
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
      const found = await checker.check(header);
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
  }, [editor, checker, header]);
  return report;
}
