/** The drawings on the current page in reading order, and those on pages that the file does not have. */
import { isOnPage } from '@coverwright/insurance/drawing-box';
import { IconAlertTriangle, IconCheckbox, IconPhoto, IconRectangle } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useMemo, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inReadingOrder, type Drawing } from '../drawing.ts';
import type { Size } from '../editing/box.ts';
import { onPage as drawingsOn } from '../editing/edit-drawings.ts';
import { coveringField } from '../form-fields.ts';
import type { FormField } from '../pdf-drawing.api.ts';
import type { FitStore } from '../sample/fit-store.ts';
import { useDrawingName } from '../use-drawing-name.ts';
import type { Drawings } from '../use-drawings.ts';
import { hasUnsavedContent } from '../unsaved-content.ts';
import classes from './side-pane.module.css';

interface DrawingListProps {
  readonly drawings: Drawings;
  readonly page: number;
  readonly pages: readonly Size[];
  readonly fields: readonly FormField[];
  readonly onPage: (page: number) => void;
  readonly fit: FitStore;
  readonly onOpen: () => void;
}

const rowHeightPx = 32;

export function DrawingList({ page, ...props }: DrawingListProps) {
  const { t } = useTranslation('pdfDrawing');
  const { drawings, pages } = props;
  const pageCount = pages.length;
  const all = drawings.drawings;
  const shown = useMemo(
    () => [...inReadingOrder(drawingsOn(all, page)), ...inReadingOrder(all.filter((one) => one.page > pageCount))],
    [all, page, pageCount],
  );
  const countOfPage = shown.filter((one) => one.page === page).length;
  return (
    <>
      <p className={classes['count']}>{t('side.onPage', { count: countOfPage })}</p>
      {shown.length === 0 ? <p className={classes['empty']}>{t('side.empty')}</p> : <Rows {...props} shown={shown} />}
    </>
  );
}

type RowsProps = Omit<DrawingListProps, 'page'> & { readonly shown: readonly Drawing[] };

function Rows({ shown, drawings, pages, fields, onPage, fit, onOpen }: RowsProps) {
  const { t } = useTranslation('pdfDrawing');
  const listId = useId();
  const scrolled = useRef<HTMLDivElement>(null);
  const unfit = useSyncExternalStore(fit.subscribe, fit.current);
  const { selected } = drawings;
  const active = shown.findIndex(({ id }) => id === [...selected].at(-1));
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
  });
  const choose = (index: number, adds: boolean) => {
    const drawing = shown[index];
    if (!drawing) return;
    if (adds) drawings.toggle(drawing.id);
    else drawings.select(new Set([drawing.id]));
    virtualizer.scrollToIndex(index);
    if (drawing.page <= pages.length) onPage(drawing.page);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, active, shown.length);
    if (target === undefined) {
      if (event.key !== 'Enter' || selected.size === 0) return;
      onOpen();
    } else choose(target, event.shiftKey);
    event.preventDefault();
  };
  return (
    <div
      ref={scrolled}
      className={classes['list']}
      role="listbox"
      aria-label={t('side.list')}
      aria-multiselectable
      aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const drawing = shown[index];
          return drawing ? (
            <Row
              key={drawing.id}
              id={`${listId}-${index}`}
              top={start}
              drawing={drawing}
              isSelected={selected.has(drawing.id)}
              fault={faultOf(drawing, { pages, fields, unfit })}
              isUnsaved={hasUnsavedContent(drawing, drawings.saved)}
              onClick={(adds) => choose(index, adds)}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

/** Why a drawing is not printed correctly. */
type Fault = 'noPage' | 'outside' | 'covered' | 'unfit';

interface FaultContext {
  readonly pages: readonly Size[];
  readonly fields: readonly FormField[];
  readonly unfit: ReadonlySet<string>;
}

function faultOf(drawing: Drawing, { pages, fields, unfit }: FaultContext): Fault | undefined {
  const size = pages[drawing.page - 1];
  if (!size) return 'noPage';
  if (!isOnPage(drawing, size)) return 'outside';
  if (coveringField(drawing, fields)) return 'covered';
  return unfit.has(drawing.id) ? 'unfit' : undefined;
}

/** The target index of a key; undefined for other keys. */
function targetOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1);
  if (key === 'ArrowUp') return active < 0 ? count - 1 : Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface RowProps {
  readonly id: string;
  readonly top: number;
  readonly drawing: Drawing;
  readonly isSelected: boolean;
  readonly fault: Fault | undefined;
  readonly isUnsaved: boolean;
  readonly onClick: (adds: boolean) => void;
}

const icons = { TEXT: IconRectangle, CHECK_MARK: IconCheckbox, PICTURE: IconPhoto } as const;

function Row({ id, top, drawing, isSelected, fault, isUnsaved, onClick }: RowProps) {
  const { t } = useTranslation('pdfDrawing');
  const name = useDrawingName()(drawing);
  const KindIcon = icons[drawing.kind];
  const warning = fault && t(fault, { page: drawing.page });
  return (
    <div
      id={id}
      className={classes['row']}
      style={{ top, height: rowHeightPx }}
      role="option"
      aria-selected={isSelected}
      title={warning === undefined ? name : `${name}: ${warning}`}
      onPointerDown={(event) => onClick(event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      <KindIcon size={14} stroke={1.75} aria-hidden />
      <span className={classes['name']}>{name}</span>
      {isUnsaved ? <span className={classes['unsaved']} role="img" aria-label={t('unsaved')} /> : null}
      {warning === undefined ? null : (
        <span className={classes['warning']} role="img" aria-label={warning}>
          <IconAlertTriangle size={14} stroke={1.75} />
        </span>
      )}
    </div>
  );
}
