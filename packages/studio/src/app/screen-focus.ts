import { useEffect } from 'react';

/** The path of the previous screen, which may have been on the other side of sign-in. */
let shownPath: string | undefined;

/**
 * After a change of screen, the focus is where the new screen puts it, or else on its heading. Parts of a screen that
 * appear later may remove the focused element, so this is monitored until the user presses something.
 */
export function useScreenFocus(pathname: string): void {
  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return undefined;
    shownPath = pathname;
    if (isFirst) return undefined;
    if (isHeaderLink(document.activeElement)) focusHeading();
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

export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

/** A link in the header above every screen: the menu or the logo. */
function isHeaderLink(element: Element | null): boolean {
  return element !== null && element.matches('header a') && element.closest('main') === null;
}

export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
