import { useEffect, useRef } from 'react';

/**
 * After a change of screen the focus is on what the new screen gives it to, else on its heading. Parts of a screen may
 * appear later and take the focused element away with them: this is watched until the user presses something.
 */
export function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (isMenuLink(document.activeElement)) focusHeading();
    const handleChange = (): void => {
      if (isNowhere(document.activeElement)) focusHeading();
    };
    handleChange();
    const observer = new MutationObserver(handleChange);
    observer.observe(document.body, { childList: true, subtree: true });
    const handleInput = (): void => observer.disconnect();
    for (const type of inputs) window.addEventListener(type, handleInput, true);
    return () => {
      observer.disconnect();
      for (const type of inputs) window.removeEventListener(type, handleInput, true);
    };
  }, [pathname]);
}

const inputs = ['keydown', 'pointerdown'] as const;

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

function isMenuLink(element: Element | null): boolean {
  return element !== null && element.closest('header nav') !== null;
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
