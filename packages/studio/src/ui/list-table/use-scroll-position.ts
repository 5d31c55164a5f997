import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
// React Router's own component scrolls when the URL changes, when a list that is still loading has no height yet.
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router';

/** Any of these means that the user has chosen a scroll position. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position when the user returns to a long list or reloads it, as soon as there are enough rows.
 * @param height of the rows in pixels
 */
export function useScrollPosition(height: number): void {
  const place = useContext(RouterState)?.restoreScrollPosition;
  const wanted = useRef(typeof place === 'number' ? place : 0);
  useLayoutEffect(() => {
    const reachable = height === 0 ? 0 : document.documentElement.scrollHeight - window.innerHeight;
    if (wanted.current === 0 || reachable < wanted.current) return;
    window.scrollTo(0, wanted.current);
    wanted.current = 0;
  }, [height]);
  useEffect(() => {
    const forget = () => {
      wanted.current = 0;
    };
    for (const move of ownMoves) window.addEventListener(move, forget, { capture: true, passive: true });
    return () => {
      for (const move of ownMoves) window.removeEventListener(move, forget, { capture: true });
    };
  }, []);
}
