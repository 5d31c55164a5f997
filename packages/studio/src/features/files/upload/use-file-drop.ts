/** Accepts files dropped anywhere on the window; otherwise the browser would leave the studio to open them. */
import { useEffect, useRef, useState } from 'react';

/**
 * @param isEnabled if false, dropped files are ignored
 * @returns whether files are being dragged over the window
 */
export function useFileDrop(isEnabled: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    // The next element is entered before the previous one is left.
    let depth = 0;
    const handle = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (!isEnabled) return;
      if (event.type === 'dragenter') depth += 1;
      if (event.type === 'dragleave') depth -= 1;
      if (event.type === 'drop') depth = 0;
      setIsOver(depth > 0);
      if (event.type === 'drop') latest.current([...event.dataTransfer.files]);
    };
    const kinds = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, handle);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, handle);
      setIsOver(false);
    };
  }, [isEnabled]);
  return isOver;
}
