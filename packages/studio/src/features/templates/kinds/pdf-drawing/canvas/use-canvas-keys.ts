/** The keyboard shortcuts of the canvas. They work only while it has the focus, and never in a field. */
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { PdfView, PdfViewControls } from '../../../../../ui/pdf/use-pdf-view.ts';
import type { Drawing } from '../drawing.ts';
import { onPage } from '../editing/edit-drawings.ts';
import { nextInOrder, type Drawings } from '../use-drawings.ts';
import { useDrawingName } from '../use-drawing-name.ts';
import { boxElement, middleInView, stageOf } from './canvas-elements.ts';
import { toCanvasAction, type CanvasAction } from './canvas-keys.ts';
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
  /** Cancels a running gesture; returns whether there was one. */
  readonly cancel: () => boolean;
}

interface KeyContext extends CanvasKeysOptions {
  /** The focused box. */
  readonly focused: string | undefined;
  readonly focusBox: (drawing: Drawing) => void;
}

export function useCanvasKeys(options: CanvasKeysOptions) {
  const { root, view, controls, drawings } = options;
  const announcement = useAnnouncement(drawings.selectedDrawings);
  const focusBox = useFocusBox(root, view, controls);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const action = toCanvasAction(event);
    if (!action || !(event.target instanceof HTMLElement)) return;
    const focused = event.target.closest<HTMLElement>('[data-drawing]')?.dataset['drawing'];
    if (act(action, { ...options, focused, focusBox })) event.preventDefault();
  };
  return { handleKey, announcement };
}

/** Returns false to leave the key to the browser. */
function act(action: CanvasAction, context: KeyContext): boolean {
  const { drawings, view, controls, onTool } = context;
  const { selected } = drawings;
  switch (action.kind) {
    case 'walk':
      return walk(context, action.isBack);
    case 'leave':
      return leave(context);
    case 'move':
    case 'resize':
      if (selected.size === 0) return false;
      if (action.kind === 'move') drawings.nudge(action.step);
      else drawings.resizeByKeys(action.step);
      break;
    case 'open':
      open(context);
      break;
    case 'remove':
      remove(context);
      break;
    case 'duplicate':
      if (selected.size > 0) drawings.duplicate();
      break;
    case 'selectTool':
      onTool('select');
      break;
    case 'rectangleTool':
      if (!drawings.isReadOnly) onTool('rectangle');
      break;
    case 'selectAll':
      drawings.select(new Set(onPage(drawings.drawings, view.page).map(({ id }) => id)));
      break;
    case 'nextPage':
    case 'previousPage':
      controls.goToPage(view.page + (action.kind === 'nextPage' ? 1 : -1));
      break;
    case 'zoomIn':
    case 'zoomOut':
      controls[action.kind]();
      break;
  }
  return true;
}

/** Moves to the next or previous drawing; at the end, or if nothing is selected, the key leaves the canvas. */
function walk({ drawings, focused, focusBox }: KeyContext, isBack: boolean): boolean {
  const from = focused ?? [...drawings.selected].at(-1);
  const next = from === undefined ? undefined : nextInOrder(drawings.drawings, from, isBack);
  if (!next) return false;
  drawings.select(new Set([next.id]));
  focusBox(next);
  return true;
}

/** With the rectangle tool, adds a new drawing; otherwise selects the focused drawing, then opens its panel. */
function open({ root, sizes, view, drawings, tool, onTool, onOpen, focused, focusBox }: KeyContext): void {
  const { selected } = drawings;
  const size = sizes[view.page - 1];
  if (tool === 'rectangle' && size) {
    drawings.addAt(view.page, middleInView(root.current, view.page, size, view.zoom), size);
    onTool('select');
  } else if (focused !== undefined && !selected.has(focused)) drawings.select(new Set([focused]));
  else if (selected.size > 0) onOpen();
  else {
    const first = nextInOrder(onPage(drawings.drawings, view.page), undefined, false);
    if (!first) return;
    drawings.select(new Set([first.id]));
    focusBox(first);
  }
}

/** Goes back one step: cancels a running gesture, leaves the rectangle tool, or clears the selection. */
function leave({ root, drawings, tool, onTool, cancel }: KeyContext): boolean {
  if (cancel()) return true;
  if (tool === 'rectangle') onTool('select');
  else if (drawings.selected.size > 0) drawings.selectNone();
  else return false;
  stageOf(root.current)?.focus({ preventScroll: true });
  return true;
}

function remove({ root, drawings }: KeyContext): void {
  if (drawings.selected.size === 0) return;
  // The focused box is about to be removed.
  stageOf(root.current)?.focus({ preventScroll: true });
  drawings.remove();
}

/** Focuses a box on any page, which may have to be rendered first. */
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

/** Announces the selection and its new position to screen readers. */
function useAnnouncement(selected: readonly Drawing[]): string {
  const { t } = useTranslation('pdfDrawing');
  const nameOf = useDrawingName();
  const [first] = selected;
  if (!first) return '';
  if (selected.length > 1) return t('selectedCount', { count: selected.length });
  const { x, y, width, height } = first;
  return `${nameOf(first)}, ${t('position', { x, y, width, height })}`;
}
