import { useLayoutEffect, type RefObject } from 'react';

/**
 * Shows toasts above the element at the bottom of the window instead of over it.
 * @param place a footer is above a bar: toasts are shown above both
 */
export function useToastsAbove(bar: RefObject<HTMLElement | null>, place: 'bar' | 'footer' = 'bar'): void {
  useLayoutEffect(() => {
    const property = place === 'bar' ? '--cw-toasts-above' : '--cw-toasts-above-footer';
    if (!bar.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, place]);
}
