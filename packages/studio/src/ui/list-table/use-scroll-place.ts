import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
// The public component scrolls when the address changes, at which a list that is still read has no height yet.
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router';

/** Whoever does one of these has chosen where to look. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Going back to a long list, and reloading it, restores the scroll position, as soon as there are rows enough to reach it.
 * @param height of the rows in pixels
 */
export function useScrollPlace(height: number): void {
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
