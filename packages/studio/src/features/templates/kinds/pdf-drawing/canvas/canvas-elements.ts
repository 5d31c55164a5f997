/** Where things of the canvas are on the screen. */
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { Point } from '../editing/box.ts';

/** What is scrolled, and has the keyboard while no box has it. */
export function stageOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('[data-stage]') ?? null;
}

export function boxElement(root: HTMLElement | null, id: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-drawing="${CSS.escape(id)}"]`) ?? undefined;
}

/** In points: the middle of what is seen of a page, or of the page while it is not drawn. */
export function middleInView(root: HTMLElement | null, page: number, size: PageSize, zoom: number): Point {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const stage = stageOf(root)?.getBoundingClientRect();
  const paper = root?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.getBoundingClientRect();
  if (!stage || !paper) return middle;
  const [top, bottom] = [Math.max(stage.top, paper.top), Math.min(stage.bottom, paper.bottom)];
  return top < bottom ? { x: middle.x, y: ((top + bottom) / 2 - paper.top) / zoom } : middle;
}

/** Whether the canvas, or the panel of what is selected on it, has the keyboard. */
export function isDrawingFocused(): boolean {
  return document.activeElement?.closest('[data-canvas], [data-drawing-panel]') instanceof Element;
}
