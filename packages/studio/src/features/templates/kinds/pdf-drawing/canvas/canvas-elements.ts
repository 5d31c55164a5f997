/** Locates elements of the canvas on the screen. */
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { Point } from '../editing/box.ts';

/** The scrolling element, which has the focus unless a box has it. */
export function stageOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('[data-stage]') ?? null;
}

export function boxElement(root: HTMLElement | null, id: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-drawing="${CSS.escape(id)}"]`) ?? undefined;
}

/** In points: the middle of the visible part of a page, or of the page while it is not rendered. */
export function middleInView(root: HTMLElement | null, page: number, size: PageSize, zoom: number): Point {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const stage = stageOf(root)?.getBoundingClientRect();
  const paper = root?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.getBoundingClientRect();
  if (!stage || !paper) return middle;
  const [top, bottom] = [Math.max(stage.top, paper.top), Math.min(stage.bottom, paper.bottom)];
  return top < bottom ? { x: middle.x, y: ((top + bottom) / 2 - paper.top) / zoom } : middle;
}

/** Whether the canvas, or the panel of its selection, has the focus. */
export function isDrawingFocused(): boolean {
  return document.activeElement?.closest('[data-canvas], [data-drawing-panel]') instanceof Element;
}
