/** Tracks the visible part of a scrolling element, including size changes. */
import { useEffect, useRef, useState } from 'react';
import { type ColumnLayout, scrollTo, type Viewport } from './grid-window.ts';

function viewOf({ scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height }: HTMLElement): Viewport {
  return { top, left, width, height };
}

/** @param place scrolled to when it changes */
export function useViewport(place: { readonly row: number; readonly column: number }, layout: ColumnLayout) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<Viewport>({ top: 0, left: 0, width: 800, height: 400 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setView(viewOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = scroller.current;
    element?.scrollTo(scrollTo(place, viewOf(element), layout));
  }, [place, layout]);
  return { scroller, view, measure: (element: HTMLElement) => setView(viewOf(element)) };
}
