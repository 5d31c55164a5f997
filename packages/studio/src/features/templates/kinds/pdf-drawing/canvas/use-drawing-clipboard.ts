/** Copies, cuts and pastes drawings with the browser's keys and menus while the canvas has the focus. */
import i18next from 'i18next';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { showToast } from '../../../../../ui/toasts/toasts.ts';
import { readClipboardText, toClipboardText } from '../editing/clipboard-text.ts';
import type { Drawings } from '../use-drawings.ts';

export function useDrawingClipboard(root: RefObject<HTMLElement | null>, drawings: Drawings, page: number): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (!clipboardData || !root.current?.contains(document.activeElement)) return;
    if (event.type === 'paste') {
      event.preventDefault();
      pasteText(drawings, clipboardData.getData('text/plain'), page);
      return;
    }
    if (drawings.selected.size === 0) return;
    event.preventDefault();
    clipboardData.setData('text/plain', toClipboardText(drawings.selectedDrawings));
    if (event.type === 'cut') drawings.remove();
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    const types = ['copy', 'cut', 'paste'] as const;
    // The browser dispatches these events where text is selected, which may be anywhere.
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);
}

/** For buttons; the browser allows access to the clipboard if the user agrees. */
export async function copyByButton(drawings: Drawings): Promise<void> {
  await navigator.clipboard.writeText(toClipboardText(drawings.selectedDrawings));
}

export async function pasteByButton(drawings: Drawings, page: number): Promise<void> {
  try {
    pasteText(drawings, await navigator.clipboard.readText(), page);
  } catch {
    showToast('error', {
      title: i18next.t('pdfDrawing:clipboard.blocked'),
      line: i18next.t('pdfDrawing:clipboard.useKeys'),
    });
  }
}

function pasteText(drawings: Drawings, text: string, page: number): void {
  const pasted = readClipboardText(text);
  if (pasted) drawings.paste(pasted, page);
  else
    showToast('warning', {
      title: i18next.t('pdfDrawing:clipboard.none'),
      line: i18next.t('pdfDrawing:clipboard.noneLine'),
    });
}
