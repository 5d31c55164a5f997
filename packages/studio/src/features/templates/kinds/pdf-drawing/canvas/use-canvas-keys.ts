/** The keys of the canvas. They act only while it has the keyboard, and never in a field. */
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { PdfView, PdfViewControls } from '../../../../../ui/pdf/use-pdf-view.ts';
import type { Drawing } from '../drawing.ts';
import { onPage } from '../editing/edit-drawings.ts';
import { nextInOrder, type Drawings } from '../use-drawings.ts';
import { useDrawingName } from '../use-drawing-name.ts';
import { toCanvasAction, type CanvasAction } from './canvas-keys.ts';
import { boxElement, middleInView, stageOf } from './canvas-elements.ts';
import type { Tool } from './use-gestures.ts';

interface CanvasKeysOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly sizes: readonly PageSize[];
  readonly view: PdfView;
  readonly controls: PdfViewControls;
  readonly drawings: Drawings;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly onOpen: () => void;
  /** Ends a running gesture; whether there was one. */
  readonly cancel: () => boolean;
}

export function useCanvasKeys(options: CanvasKeysOptions) {
  const { root, sizes, view, controls, drawings, tool, onTool, onOpen, cancel } = options;
  const { selected, selectedDrawings } = drawings;
  const announcement = useAnnouncement(selectedDrawings);
  const focusBox = useFocusBox(root, view, controls);

  const walk = (isBack: boolean, focused: string | undefined): boolean => {
    const from = focused ?? [...selected].at(-1);
    // With nothing selected the key leaves the canvas, as everywhere else.
    if (from === undefined) return false;
    const next = nextInOrder(drawings.drawings, from, isBack);
    if (!next) return false;
    drawings.select(new Set([next.id]));
    focusBox(next);
    return true;
  };

  const open = (focused: string | undefined): void => {
    const size = sizes[view.page - 1];
    if (tool === 'rectangle' && size) {
      drawings.addAt(view.page, middleInView(root.current, view.page, size, view.zoom), size);
      return onTool('select');
    }
    if (focused !== undefined && !selected.has(focused)) return drawings.select(new Set([focused]));
    if (selected.size > 0) return onOpen();
    const first = nextInOrder(onPage(drawings.drawings, view.page), undefined, false);
    if (!first) return undefined;
    drawings.select(new Set([first.id]));
    return focusBox(first);
  };

  const leave = (): boolean => {
    if (cancel()) return true;
    if (tool === 'rectangle') onTool('select');
    else if (selected.size > 0) drawings.selectNone();
    else return false;
    stageOf(root.current)?.focus({ preventScroll: true });
    return true;
  };

  const remove = (): void => {
    if (selected.size === 0) return;
    // The box that has the keyboard is about to go.
    stageOf(root.current)?.focus({ preventScroll: true });
    drawings.remove();
  };

  /** False for what the browser should do. */
  const act = (action: CanvasAction, focused: string | undefined): boolean => {
    switch (action.kind) {
      case 'walk':
        return walk(action.isBack, focused);
      case 'leave':
        return leave();
      case 'move':
      case 'resize':
        if (selected.size === 0) return false;
        if (action.kind === 'move') drawings.nudge(action.step);
        else drawings.resizeByKeys(action.step);
        return true;
      case 'open':
        open(focused);
        return true;
      case 'remove':
        remove();
        return true;
      case 'duplicate':
        if (selected.size > 0) drawings.duplicate();
        return true;
      case 'selectTool':
        onTool('select');
        return true;
      case 'rectangleTool':
        if (!drawings.isReadOnly) onTool('rectangle');
        return true;
      case 'selectAll':
        drawings.select(new Set(onPage(drawings.drawings, view.page).map(({ id }) => id)));
        return true;
      case 'nextPage':
      case 'previousPage':
        controls.goToPage(view.page + (action.kind === 'nextPage' ? 1 : -1));
        return true;
      case 'zoomIn':
      case 'zoomOut':
        controls[action.kind]();
        return true;
    }
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const action = toCanvasAction(event);
    if (!action) return;
    const focused =
      event.target instanceof HTMLElement
        ? event.target.closest<HTMLElement>('[data-drawing]')?.dataset['drawing']
        : undefined;
    if (act(action, focused)) event.preventDefault();
  };
  return { handleKey, announcement };
}

/** Gives a box the keyboard, on whatever page it is: that may have to be drawn first. */
function useFocusBox(root: RefObject<HTMLElement | null>, view: PdfView, controls: PdfViewControls) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const element = wanted.current === undefined ? undefined : boxElement(root.current, wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return ({ id, page }: Drawing) => {
    wanted.current = id;
    if (page !== view.page && !boxElement(root.current, id)) controls.goToPage(page);
  };
}

/** What a screen reader says of the selection and of where keys have moved it. */
function useAnnouncement(selected: readonly Drawing[]): string {
  const { t } = useTranslation('pdfDrawing');
  const nameOf = useDrawingName();
  const [first] = selected;
  if (!first) return '';
  if (selected.length > 1) return t('selectedCount', { count: selected.length });
  const { x, y, width, height } = first;
  return `${nameOf(first)}, ${t('position', { x, y, width, height })}`;
}
