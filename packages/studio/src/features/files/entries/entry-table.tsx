/**
 * The virtualized listing of a folder: renders rows, and handles selection and focus; the parent handles the actions.
 * Does not use `ListTable` from ui/, which is a table of records with links that scrolls with the window. This is a
 * grid: its rows can be focused and selected (a range with Shift), its headers sort, and it scrolls in its own box,
 * including in a dialog that picks a file.
 */
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryCells, type EntryActions } from './entry-row.tsx';
import classes from './entry-table.module.css';
import { addRange, toggleKey, toggleOnly, type Selection } from '../explorer/selection.ts';
import type { Entry, SortColumn, SortOrder } from '../stored-file.ts';
import { useEntryRows } from './use-entry-rows.ts';

interface EntryTableProps {
  readonly entries: readonly Entry[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly sort: SortOrder;
  readonly onSort: (sort: SortOrder) => void;
  readonly cutKeys: ReadonlySet<string>;
  readonly revealKey: string | undefined;
  /** Whether the rows receive focus when they appear. */
  readonly takesFocus: boolean;
  /** The download progress of a file, from 0 to 1; undefined if it is not being downloaded. */
  readonly shareOf: (key: string) => number | undefined;
  readonly actions: EntryActions | undefined;
  /** Called on double click or Enter. */
  readonly onOpen: (entry: Entry) => void;
  /** Handles keys that do not move the focus; returns whether it handled the key. */
  readonly onKey: (event: KeyboardEvent, active: Entry | undefined) => boolean;
  /** Below the rows. */
  readonly footer: ReactNode;
}

export function EntryTable(props: EntryTableProps) {
  const { entries, selection, onSelect, sort, onSort, cutKeys, revealKey, shareOf, actions, onOpen, footer } = props;
  const { t } = useTranslation('files');
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  // Without actions, the table picks a single file.
  const isPicking = actions === undefined;
  const toggle = (key: string) => onSelect((isPicking ? toggleOnly : toggleKey)(selection, key));
  const onExtend = (from: number, to: number) => {
    if (!isPicking) onSelect(addRange(selection, keys, from, to));
  };
  const { box, items, totalHeight, active, setActiveKey, handleMoveKey } = useEntryRows({
    entries,
    revealKey,
    takesFocus: props.takesFocus,
    onExtend,
  });

  const handleClick = (event: MouseEvent, entry: Entry, index: number) => {
    // The second click of a double click must not deselect.
    if (isOnButton(event) || event.detail > 1) return;
    if (event.shiftKey && !isPicking) onExtend(active, index);
    else toggle(entry.key);
    setActiveKey(entry.key);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Controls and menus in a row handle their own keys.
    if (event.target !== event.currentTarget) return;
    const entry = entries[active];
    if (handleMoveKey(event)) return;
    const isDone = handleOwnKey(event, entry) || props.onKey(event, entry);
    if (isDone) event.preventDefault();
  };
  const handleOwnKey = ({ key, ctrlKey, metaKey }: KeyboardEvent, entry: Entry | undefined): boolean => {
    if (key === ' ' && entry) toggle(entry.key);
    else if (key === 'Enter' && entry) onOpen(entry);
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !isPicking) onSelect(new Set(keys));
    else return false;
    return true;
  };
  return (
    <div className={classes['table']} data-picking={isPicking || undefined}>
      <div role="grid" aria-label={t('list')} aria-multiselectable aria-rowcount={entries.length + 1}>
        <EntryTableHead sort={sort} onSort={onSort} hasActions={actions !== undefined} />
        <div role="rowgroup" ref={box} className={classes['box']}>
          <div role="presentation" className={classes['body']} style={{ height: totalHeight }}>
            {items.map(({ index, top, height }) => {
              const entry = entries[index];
              if (!entry) return null;
              const isActive = index === active;
              return (
                <div
                  key={entry.key}
                  role="row"
                  aria-rowindex={index + 2}
                  aria-selected={selection.has(entry.key)}
                  data-cut={cutKeys.has(entry.key) || undefined}
                  data-kind={entry.kind}
                  className={classes['row']}
                  style={{ top, height }}
                  tabIndex={isActive ? 0 : -1}
                  onFocus={({ target, currentTarget }) => {
                    // A button inside the row was pressed; a click on the row itself is handled separately.
                    if (target !== currentTarget) setActiveKey(entry.key);
                  }}
                  onClick={(event) => handleClick(event, entry, index)}
                  onKeyDown={handleKeyDown}
                  onDoubleClick={(event) => (isOnButton(event) ? undefined : onOpen(entry))}
                >
                  <EntryCells entry={entry} isActive={isActive} actions={actions} share={shareOf(entry.key)} />
                </div>
              );
            })}
          </div>
        </div>
      </div>
      {footer}
    </div>
  );
}

/** A row's own buttons, and the menu opened by one of them. */
function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, [role="menu"]') !== null;
}

interface HeadProps {
  readonly sort: SortOrder;
  readonly onSort: (sort: SortOrder) => void;
  readonly hasActions: boolean;
}

export function EntryTableHead({ sort, onSort, hasActions }: HeadProps) {
  const { t } = useTranslation('files');
  const columns: readonly SortColumn[] = ['name', 'size', 'modified'];
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        {columns.map((column) => {
          const isSorted = sort.column === column;
          const Caret = sort.isDescending ? IconChevronDown : IconChevronUp;
          return (
            <div
              key={column}
              role="columnheader"
              aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                className={classes['sort']}
                onClick={() => onSort({ column, isDescending: isSorted && !sort.isDescending })}
              >
                {t(`column.${column}`)}
                {isSorted ? <Caret size={12} stroke={1.75} aria-hidden /> : null}
              </button>
            </div>
          );
        })}
        {hasActions ? <div role="columnheader">{t('column.actions')}</div> : null}
      </div>
    </div>
  );
}
