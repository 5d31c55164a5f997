import { drawingDefaults } from '@coverwright/insurance/drawing-box';
import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import type { Drawing } from '../drawing.ts';
import type { FitStore } from '../sample/fit-store.ts';
import type { SampleOf } from '../sample/use-samples.ts';

interface Measured {
  readonly drawings: readonly Drawing[];
  readonly zoom: number;
  readonly sampleOf: SampleOf | undefined;
  readonly fit: FitStore;
}

/** Measures the texts of a page after each change, and shrinks those that are shrunk to fit in print. */
export function useFit(overlay: RefObject<HTMLElement | null>, { drawings, zoom, sampleOf, fit }: Measured) {
  useLayoutEffect(() => {
    const texts = new Map([...(overlay.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])].map(withId));
    const shown = drawings
      .filter(({ liquidSource }) => sampleOf?.(liquidSource) !== undefined)
      .map((drawing) => ({ drawing, text: texts.get(drawing.id) }));
    for (const { drawing, text } of shown) if (text) setSize(text, drawing.emSize * zoom);
    // Reads all before writing any, to avoid repeated layouts.
    const overflowing = shown.filter(({ text }) => text && overflows(text));
    const unfit = overflowing.filter(
      ({ drawing, text }) => !text || !drawing.isShrunkToFit || !shrink(text, drawing.emSize * zoom),
    );
    const unfitIds = new Set(unfit.map(({ drawing }) => drawing.id));
    fit.report(new Map(drawings.map(({ id }) => [id, !unfitIds.has(id)])));
  }, [overlay, drawings, zoom, sampleOf, fit]);
  return useSyncExternalStore(fit.subscribe, fit.current);
}

function withId(text: HTMLElement): readonly [string, HTMLElement] {
  return [text.closest<HTMLElement>('[data-drawing]')?.dataset['drawing'] ?? '', text];
}

function setSize({ style }: HTMLElement, sizePx: number): void {
  const size = `${sizePx}px`;
  if (style.fontSize !== size) style.fontSize = size;
}

const bisections = 6;

/** Finds the largest size that fits; returns false if the text does not even fit at the minimum size. */
function shrink(text: HTMLElement, fullPx: number): boolean {
  let low: number = drawingDefaults.shrinkMin;
  let high = 1;
  setSize(text, fullPx * low);
  if (overflows(text)) return false;
  for (let step = 0; step < bisections; step++) {
    const middle = (low + high) / 2;
    setSize(text, fullPx * middle);
    if (overflows(text)) high = middle;
    else low = middle;
  }
  setSize(text, fullPx * low);
  return true;
}

/** Browsers round their measurements. */
const tolerancePx = 1;
/** The part of a line above and below its letters: a box may be lower than a line without clipping any. */
const lineSpare = 0.3;

function overflows(text: HTMLElement): boolean {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = text;
  const spare = Math.max(tolerancePx, Number.parseFloat(text.style.fontSize) * lineSpare);
  return scrollWidth > clientWidth + tolerancePx || scrollHeight > clientHeight + spare;
}
