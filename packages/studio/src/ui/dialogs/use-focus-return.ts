import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when an opened dialog is taken off the page. The widget library does so only for
 * one that is told to close and stays.
 */
export function useFocusReturn(isOpened: boolean): void {
  const [opener] = useState(() => (isOpened ? document.activeElement : null));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
