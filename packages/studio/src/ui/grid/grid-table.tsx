import { IconChevronDown, IconFilter, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton, type MenuEntry } from '../menu/menu-button.tsx';
import type { GridEditor, PasteResult } from './model/grid-editor.ts';
import { type Direction, type Sorting, withoutFilter } from './model/row-order.ts';
import { selectCell } from './model/selection.ts';
import { useGridValue } from './use-grid-value.ts';
import { layOut } from './view/grid-layout.ts';
import { GridView } from './view/grid-view.ts';
import type { GridProblem } from './view/problem-marks.ts';
import classes from './grid.module.css';

interface GridTableProps {
  readonly label: string;
  readonly editor: GridEditor;
  readonly problems: readonly GridProblem[];
  readonly columnEntries: ((column: number) => readonly MenuEntry[]) | undefined;
  /** Undefined until the table is shown. */
  readonly view: GridView | undefined;
  readonly onView: (view: GridView | undefined) => void;
  readonly onPaste: (result: PasteResult) => void;
  readonly onFind: () => void;
  readonly onFilter: (column: number) => void;
}

export function GridTable({ label, editor, problems, view, onView, ...events }: GridTableProps) {
  const { columnEntries, onPaste, onFind, onFilter } = events;
  const { t } = useTranslation('grid');
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const columns = useGridValue(editor, (shown) => shown.columns);
  const layout = useMemo(() => layOut(columns), [columns]);
  const handlers = useMemo(
    () => ({
      onPaste,
      onFind,
      onMenu: (column: number): void => {
        const heading = scroller.current?.querySelector<HTMLButtonElement>(`[data-column="${column}"] button`);
        heading?.click();
      },
      nameCell: (column: string, row: number, text: string) => t('cell.filled', { column, row, text }),
      nameEmptyCell: (column: string, row: number) => t('cell.empty', { column, row }),
      nameAddedCell: (column: string) => t('cell.added', { column }),
      describe: ({ text, corrections = [] }: GridProblem) =>
        corrections[0] === undefined ? text : `${text} ${t('problems.correction', { text: corrections[0] })}`,
    }),
    [t, onPaste, onFind],
  );
  const hadFocus = useRef(false);
  useEffect(() => {
    const [outer, inner] = [scroller.current, body.current];
    if (outer === null || inner === null) return undefined;
    const opened = new GridView({ scroller: outer, body: inner }, editor, layout);
    onView(opened);
    // Other columns get another view.
    if (hadFocus.current) opened.focus();
    return () => {
      hadFocus.current = inner.contains(document.activeElement);
      onView(undefined);
      opened.close();
    };
  }, [editor, layout, onView]);
  useEffect(() => view?.setHandlers(handlers), [view, handlers]);
  useEffect(() => view?.setProblems(problems), [view, problems]);
  return (
    <>
      <p id={keysId} className="cw-visually-hidden">
        {t('keys')}
      </p>
      <div
        ref={scroller}
        className={classes['grid']}
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-readonly={editor.limits.isReadOnly}
        aria-colcount={columns.length + 1}
        aria-describedby={keysId}
      >
        <div className={classes['head']} role="row" aria-rowindex={1} style={{ width: layout.edges.at(-1) }}>
          <div className={classes['corner']} role="columnheader" aria-colindex={1} style={{ width: layout.edges[0] }}>
            {t('rowNumber')}
          </div>
          {columns.map(({ id }, column) => (
            <Heading
              key={id}
              editor={editor}
              column={column}
              width={layout.widths[column] ?? 0}
              columnEntries={columnEntries}
              onFilter={onFilter}
              onDone={() => view?.focus()}
            />
          ))}
        </div>
        <div ref={body} className={classes['body']} role="rowgroup" style={{ width: layout.edges.at(-1) }} />
      </div>
    </>
  );
}

interface HeadingProps extends Pick<GridTableProps, 'editor' | 'columnEntries' | 'onFilter'> {
  readonly column: number;
  readonly width: number;
  readonly onDone: () => void;
}

function Heading({ editor, column, width, columnEntries, onFilter, onDone }: HeadingProps) {
  const { t } = useTranslation('grid');
  const { name = '', hint } = editor.columns[column] ?? {};
  const sorting = useGridValue(editor, ({ content }) => content.sorting);
  const filters = useGridValue(editor, ({ content }) => content.filters);
  const direction = sorting?.column === column ? sorting.direction : undefined;
  const isFiltered = filters.has(column);
  const arrange = (sorted: Sorting | undefined, shown = filters): void => {
    editor.arrange(shown, sorted);
    onDone();
  };
  const sortEntry = (to: Direction): MenuEntry => ({
    label: t(`sort.${to}`),
    isChosen: direction === to,
    onClick: () => arrange({ column, direction: to }),
  });
  const entries: readonly MenuEntry[] = [
    sortEntry('ascending'),
    sortEntry('descending'),
    ...(sorting === undefined ? [] : [{ label: t('sort.stored'), onClick: () => arrange(undefined) }]),
    { label: t('filter.open'), isApart: true, onClick: () => onFilter(column) },
    ...(isFiltered
      ? [{ label: t('filter.remove'), onClick: () => arrange(sorting, withoutFilter(filters, column)) }]
      : []),
    {
      label: t('selectColumn'),
      isApart: true,
      onClick: () => {
        editor.select(selectCell({ position: editor.selection.active.position, column }));
        editor.extendTo('columns');
        onDone();
      },
    },
    ...(columnEntries?.(column) ?? []),
  ];
  return (
    <div
      className={classes['heading']}
      role="columnheader"
      aria-colindex={column + 2}
      aria-sort={direction ?? 'none'}
      style={{ width }}
      data-column={column}
    >
      <span className={classes['headingName']} title={hint === undefined ? name : `${name}: ${hint}`} translate="no">
        {name}
        {hint === undefined ? null : <span className={classes['headingHint']}>{hint}</span>}
      </span>
      {direction === 'ascending' ? <IconSortAscending size={14} stroke={1.75} aria-hidden /> : null}
      {direction === 'descending' ? <IconSortDescending size={14} stroke={1.75} aria-hidden /> : null}
      {isFiltered ? <IconFilter size={14} stroke={1.75} aria-label={t('filter.isOn')} role="img" /> : null}
      <MenuButton
        entries={entries}
        button={
          <button type="button" className={classes['menu']} tabIndex={-1} aria-label={t('menu', { column: name })}>
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </button>
        }
      />
    </div>
  );
}
