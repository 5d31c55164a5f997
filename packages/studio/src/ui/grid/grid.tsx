/**
 * A spreadsheet: cells of typed columns, edited, pasted, sorted, filtered and searched as in Excel, with 100,000 rows. React
 * renders the tools and the headings; `view/` the rows, and the text box that always has the focus.
 */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindBar } from './find-bar.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { GridStatus } from './grid-status.tsx';
import { GridTable } from './grid-table.tsx';
import { GridTools } from './grid-tools.tsx';
import type { GridEditor, PasteResult } from './model/grid-editor.ts';
import { useCurrentProblem } from './use-current-problem.ts';
import { useGridValue } from './use-grid-value.ts';
import { usePasteText } from './use-paste-text.ts';
import type { GridProblem } from './view/problem-marks.ts';
import type { GridView } from './view/grid-view.ts';
import type { MenuEntry } from '../menu/menu-button.tsx';
import classes from './grid.module.css';

interface GridProps {
  readonly label: string;
  readonly editor: GridEditor;
  /** By stored row; a stable list as long as nothing has changed. */
  readonly problems: readonly GridProblem[];
  /** What else the menu of a column offers. */
  readonly columnEntries?: (column: number) => readonly MenuEntry[];
  /** What is replacing the cells, so that they cannot be edited meanwhile. */
  readonly busy?: string | undefined;
  /** Buttons behind those of the grid. */
  readonly children?: ReactNode;
}

export function Grid({ label, editor, problems, columnEntries, busy, children }: GridProps) {
  const { t } = useTranslation('grid');
  const [view, setView] = useState<GridView>();
  const [isFinding, setIsFinding] = useState(false);
  const [filtered, setFiltered] = useState<number>();
  const { report, action, setReport, handlePaste } = useReport(editor);
  const handleFind = useCallback(() => setIsFinding(true), []);
  const focus = (): void => view?.focus();
  const current = useCurrentProblem(editor, problems);
  const isBusy = busy !== undefined;
  // So that its keys, such as Ctrl+Z, are those of the grid again.
  useEffect(() => (isBusy ? () => view?.focus() : undefined), [isBusy, view]);
  return (
    <section className={classes['frame']} aria-label={t('area', { name: label })}>
      <div className={classes['content']} inert={isBusy}>
        <GridTools editor={editor} onFind={handleFind} onDone={focus}>
          {children}
        </GridTools>
        {isFinding ? (
          <FindBar
            editor={editor}
            onReport={setReport}
            onClose={() => {
              setIsFinding(false);
              focus();
            }}
          />
        ) : null}
        <GridTable
          label={label}
          editor={editor}
          problems={problems}
          columnEntries={columnEntries}
          view={view}
          onView={setView}
          onPaste={handlePaste}
          onFind={handleFind}
          onFilter={setFiltered}
        />
      </div>
      <GridStatus
        current={current}
        problemCount={problems.length}
        report={busy ?? report}
        action={isBusy ? undefined : action}
        isReadOnly={editor.limits.isReadOnly}
        onDone={focus}
      />
      {filtered === undefined ? null : (
        <FilterDialog editor={editor} column={filtered} onClose={() => setFiltered(undefined)} />
      )}
    </section>
  );
}

interface Report {
  readonly text: string;
  /** Of the content that it is about: another edit makes it obsolete. */
  readonly state: number;
  readonly withHeadings?: (() => PasteResult) | undefined;
}

/** What the last action has done, until the next edit. */
function useReport(editor: GridEditor) {
  const { t } = useTranslation('grid');
  const [report, setReport] = useState<Report>();
  const state = useGridValue(editor, ({ content }) => content.state);
  const toText = usePasteText();
  const handleReport = useCallback((text: string) => setReport({ text, state: editor.content.state }), [editor]);
  const handlePaste = useCallback(
    (result: PasteResult) => {
      const withHeadings = result.kind === 'pasted' ? result.withHeadings : undefined;
      setReport({ text: toText(result), state: editor.content.state, withHeadings });
    },
    [editor, toText],
  );
  const shown = report?.state === state ? report : undefined;
  const repeat = shown?.withHeadings;
  return {
    report: shown?.text ?? '',
    action: repeat && { label: t('paste.pasteHeadings'), run: () => handlePaste(repeat()) },
    setReport: handleReport,
    handlePaste,
  };
}
