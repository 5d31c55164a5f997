// Shows a text on the sheet that it is printed on: the root element of the editor's document is the text area of the
// page, and its borders are the margins. In a narrow pane the sheet is scaled down, so that lines break as in print.
import type { Editor } from 'hugerte';
import type { PageSheet } from './rich-text-props.ts';
import { deskPx, sheetScale, sheetWidth } from './sheet-scale.ts';

export interface ShownSheet {
  /** @param sheet undefined for a text that fills the available width */
  show(sheet: PageSheet | undefined): void;
}

export function createShownSheet(editor: Editor): ShownSheet {
  let shown: PageSheet | undefined;

  function fit(): void {
    if (editor.removed || !shown) return;
    const root = editor.getDoc().documentElement;
    // Includes a scroll bar, which covers a part of the desk: its appearance does not move the sheet.
    const paneWidthPx = editor.iframeElement?.clientWidth ?? 0;
    const scale = sheetScale(paneWidthPx, shown);
    root.style.setProperty('--cw-left', `${Math.max(0, (paneWidthPx - sheetWidth(shown) * scale) / 2)}px`);
    root.style.setProperty('--cw-scale', String(scale));
    root.style.setProperty('--cw-below', `${shown.marginsPx.bottom + deskPx / scale}px`);
    root.toggleAttribute('data-cw-scaled', scale < 1);
    // The library positions its handles relative to the origin of the document, less the borders of the root element.
    const { left, top } = root.getBoundingClientRect();
    const { scrollX, scrollY } = editor.getWin();
    const xPx = left + scrollX + root.clientLeft * scale;
    const yPx = top + scrollY + root.clientTop * scale;
    root.style.setProperty('--cw-caret-shift', `${-xPx}px ${-yPx}px`);
    root.style.setProperty('--cw-handle-shift', `${root.clientLeft - xPx}px ${root.clientTop - yPx}px`);
  }

  editor.on('init', () => editor.getWin().addEventListener('resize', fit));
  return {
    show(sheet) {
      shown = sheet;
      const root = editor.getDoc().documentElement;
      root.toggleAttribute('data-cw-sheet', sheet !== undefined);
      if (!sheet) return;
      const { textWidthPx, textHeightPx, marginsPx } = sheet;
      const { top, right, bottom, left } = marginsPx;
      root.style.setProperty('--cw-text-width', `${textWidthPx}px`);
      root.style.setProperty('--cw-text-height', `${textHeightPx}px`);
      root.style.setProperty('--cw-margins', `${top}px ${right}px ${bottom}px ${left}px`);
      root.style.setProperty('--cw-sheet-inset', `${-top}px ${-right}px ${-bottom}px ${-left}px`);
      fit();
    },
  };
}
