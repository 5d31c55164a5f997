// Where the nodes of the canvas are. Copies that a v-for makes share a mark.
import type { Axis, CanvasAnswer, HitNode, Rect, ScrollRequest } from '../canvas-messages.ts';

const marked = '[data-nid]';
const watchedMax = 200;
const copiesMax = 50;
const childrenMax = 300;
/** For what moves by itself, such as a picture that has been loaded. */
const lookAgainMs = 200;

export class CanvasGeometry {
  readonly #send: (answer: CanvasAnswer) => void;
  #watched: readonly string[] = [];
  #sent = '';

  constructor(send: (answer: CanvasAnswer) => void) {
    this.#send = send;
    const measure = (): void => this.measure();
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    setInterval(measure, lookAgainMs);
  }

  watch(marks: readonly string[]): void {
    this.#watched = marks.slice(0, watchedMax);
    this.#sent = '';
    this.measure();
  }

  measure(): void {
    if (this.#watched.length === 0 && this.#sent === '[]') return;
    const rects = this.#watched.map((mark) => ({ mark, rects: elementsOf(mark).map(rectOf) }));
    const text = JSON.stringify(rects);
    if (text === this.#sent) return;
    this.#sent = text;
    this.#send({ type: 'rects', rects });
  }
}

export function hitAt(x: number, y: number): HitNode | null {
  const element = document.elementFromPoint(x, y)?.closest(marked) ?? document.querySelector(marked);
  if (element === null) return null;
  return {
    mark: markOf(element),
    rect: rectOf(element),
    axis: axisOf(element),
    outerAxis: element.parentElement === null ? 'column' : axisOf(element.parentElement),
    children: childrenOf(element)
      .slice(0, childrenMax)
      .map((child) => ({ mark: markOf(child), rect: rectOf(child) })),
  };
}

export function scrollAt({ x, y, deltaX, deltaY }: ScrollRequest): void {
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    const { overflowY, overflowX } = getComputedStyle(at);
    const isScrollable = /auto|scroll/.test(overflowY + overflowX);
    if (!isScrollable) continue;
    const before = at.scrollTop + at.scrollLeft;
    at.scrollBy(deltaX, deltaY);
    if (at.scrollTop + at.scrollLeft !== before) return;
  }
  window.scrollBy(deltaX, deltaY);
}

export function reveal(mark: string): void {
  elementsOf(mark)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function elementsOf(mark: string): Element[] {
  return [...document.querySelectorAll(`[data-nid="${CSS.escape(mark)}"]`)].slice(0, copiesMax);
}

function markOf(element: Element): string {
  return element.getAttribute('data-nid') ?? '';
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Those nearest below, whatever elements of widgets are between. */
function childrenOf(element: Element): Element[] {
  return [...element.querySelectorAll(marked)].filter((child) => child.parentElement?.closest(marked) === element);
}

function axisOf(element: Element): Axis {
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element);
  if (/flex/.test(display)) return flexDirection.startsWith('row') ? 'row' : 'column';
  if (/grid/.test(display)) return gridTemplateColumns.includes(' ') ? 'row' : 'column';
  return display.startsWith('inline') ? 'row' : 'column';
}
