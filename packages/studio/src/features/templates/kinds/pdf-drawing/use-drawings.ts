/** The drawings of the template, the selection, and every way to change them, each of which is one undo step. */
import { drawingLimits } from '@coverwright/insurance/drawing-box';
import i18next from 'i18next';
import { useCallback, useMemo, useRef, useState } from 'react';
import { showToast } from '../../../../ui/toasts/toasts.ts';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { inReadingOrder, type Drawing, type DrawingContent, type DrawingPosition } from './drawing.ts';
import {
  align,
  distribute,
  withSameSize,
  type Alignment,
  type Distribution,
  type SharedSize,
} from './editing/arrange.ts';
import type { Box, Point, Size } from './editing/box.ts';
import {
  addDrawing,
  addWithoutPointer,
  changeContent,
  changePosition,
  discardContent,
  duplicate,
  moveBy,
  moveOnto,
  paste,
  removeDrawings,
  resizeBy,
  selectedOf,
  withBoxes,
  type Edited,
  type SizeOfPage,
} from './editing/edit-drawings.ts';
import type { PdfDrawingForm } from './pdf-drawing-form.ts';

export type Drawings = ReturnType<typeof useDrawings>;

type Ids = ReadonlySet<string>;
type List = readonly Drawing[];

const nothing: Ids = new Set();

export function useDrawings(editor: TemplateEditor<PdfDrawingForm>, sizeOf: SizeOfPage) {
  const { form, savedForm, isReadOnly, content } = editor;
  const { drawings } = form;
  const [chosen, setChosen] = useState(nothing);
  const selected = useMemo(() => withoutGone(chosen, drawings), [chosen, drawings]);
  const gestures = useRef(0);
  /** @param part consecutive changes of the same part are merged into one step; without it, each is a separate step */
  const change = useCallback(
    (update: (drawings: List) => List, part = `gesture ${(gestures.current += 1)}`) => {
      if (isReadOnly) return;
      content.change((last) => {
        const next = update(last.drawings);
        return next === last.drawings ? last : { ...last, drawings: next };
      }, `drawings ${part}`);
    },
    [content, isReadOnly],
  );
  /** Starts from the latest drawings, which others may have changed since they were rendered. */
  const apply = (edit: (drawings: List) => Edited) => {
    if (isReadOnly) return;
    const { drawings: next, selected: nextSelected } = edit(content.get().drawings);
    if (next.length > drawingLimits.drawings) return reportTooMany();
    change(() => next);
    setChosen(nextSelected);
  };
  const key = () => [...selected].join();
  const selectedDrawings = useMemo(() => selectedOf(drawings, selected), [drawings, selected]);
  const arrange = (arranged: List) => change((last) => withBoxes(last, new Map(arranged.map((one) => [one.id, one]))));
  return {
    drawings,
    saved: savedForm.drawings,
    selected,
    selectedDrawings,
    isReadOnly,
    sizeOf,
    select: setChosen,
    selectNone: useCallback(() => setChosen(nothing), []),
    toggle: (id: string) => setChosen(toggled(selected, id)),
    add: (position: DrawingPosition) => apply((last) => addDrawing(last, position)),
    addAt: (page: number, middle: Point, size: Size) => apply((last) => addWithoutPointer(last, page, middle, size)),
    addAll: (added: readonly Omit<Drawing, 'id'>[]) => apply((last) => paste(last, added, undefined, sizeOf)),
    remove: () => apply((last) => removeDrawings(last, selected)),
    duplicate: () => apply((last) => duplicate(last, selected, sizeOf)),
    paste: (pasted: readonly Omit<Drawing, 'id'>[], page: number) => apply((last) => paste(last, pasted, page, sizeOf)),
    /** Also selects them. */
    moveThese: (moved: List, step: Point, page?: number) => {
      const ids = new Set(moved.map(({ id }) => id));
      if (page !== undefined) change((last) => moveOnto(last, ids, page, step));
      else if (step.x !== 0 || step.y !== 0) change((last) => moveBy(last, ids, step, sizeOf));
      setChosen(ids);
    },
    /** With keys: one step while keys are pressed in quick succession. */
    nudge: (step: Point) => change((last) => moveBy(last, selected, step, sizeOf), `nudge ${key()}`),
    resizeByKeys: (step: Point) => change((last) => resizeBy(last, selected, 'se', step, sizeOf), `resize ${key()}`),
    resize: (id: string, box: Box) => change((last) => withBoxes(last, new Map([[id, box]]))),
    align: (alignment: Alignment) => arrange(align(selectedDrawings, alignment)),
    distribute: (distribution: Distribution) => arrange(distribute(selectedDrawings, distribution)),
    sameSize: (shared: SharedSize) => arrange(withSameSize(selectedDrawings, shared)),
    changeContent: (changes: Partial<DrawingContent>) =>
      change((last) => changeContent(last, selected, changes), `${Object.keys(changes).join()} ${key()}`),
    changePosition: (changes: Partial<DrawingPosition>) => change((last) => changePosition(last, selected, changes)),
    discardContent: () => change((last) => discardContent(last, selected, savedForm.drawings)),
  };
}

function reportTooMany(): void {
  const line = i18next.t('pdfDrawing:tooManyLine', { count: drawingLimits.drawings });
  showToast('error', { title: i18next.t('pdfDrawing:tooMany'), line });
}

function withoutGone(ids: Ids, drawings: List): Ids {
  if (ids.size === 0) return ids;
  const known = new Set(drawings.map(({ id }) => id));
  const left = [...ids].filter((id) => known.has(id));
  return left.length === ids.size ? ids : new Set(left);
}

function toggled(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The next or previous drawing in reading order; undefined at the end. */
export function nextInOrder(drawings: List, id: string | undefined, isBack: boolean): Drawing | undefined {
  const inOrder = inReadingOrder(drawings);
  if (id === undefined) return inOrder.at(isBack ? -1 : 0);
  const at = inOrder.findIndex((one) => one.id === id);
  return at < 0 ? undefined : inOrder[at + (isBack ? -1 : 1)];
}
