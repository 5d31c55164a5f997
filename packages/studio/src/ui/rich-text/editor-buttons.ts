// Toolbar items and keyboard shortcuts in addition to the library's own.
import type { Editor } from 'hugerte';
import { insertImage, insertLiquid } from './guarded-editor.ts';
import type { Guard } from './markup/guard.ts';
import type { RichTextEditorProps } from './rich-text-props.ts';
import { findLoop, findRow, repeatRow, stopRepeating } from './row-loops.ts';
import { cellsOf } from './row-cells.ts';

type Pickers = Pick<RichTextEditorProps, 'onPickLiquid' | 'onPickImage' | 'onRepeatRow'>;

export interface ButtonTexts {
  readonly advanced: string;
  readonly liquid: string;
  readonly file: string;
  readonly image: string;
  readonly repeatRow: string;
  readonly stopRepeating: string;
}

export function addButtons(editor: Editor, texts: ButtonTexts, guard: Guard, pickers: () => Pickers): void {
  const rows = addRowItems(editor, texts, guard, pickers);
  const pickLiquid = async (): Promise<void> => {
    const liquid = await pickers().onPickLiquid?.();
    if (liquid !== undefined && !editor.removed) insertLiquid(editor, liquid);
    editor.focus();
  };
  const pickImage = async (): Promise<void> => {
    const picked = await pickers().onPickImage?.();
    if (picked && !editor.removed) insertImage(editor, picked);
    editor.focus();
  };
  editor.ui.registry.addMenuButton('cwadvanced', {
    text: texts.advanced,
    fetch: (show) => {
      const { onPickLiquid, onPickImage, onRepeatRow } = pickers();
      show([
        ...(onPickLiquid ? [{ type: 'menuitem' as const, text: texts.liquid, onAction: () => void pickLiquid() }] : []),
        ...(onPickImage ? [{ type: 'menuitem' as const, text: texts.file, onAction: () => void pickImage() }] : []),
        ...(onRepeatRow ? [rows.menuItem()] : []),
      ]);
    },
  });
  editor.on('PreInit', () => {
    editor.ui.registry.addMenuItem('image', {
      icon: 'image',
      text: 'Image...',
      onAction: () => editor.execCommand('mceImage'),
    });
    editor.ui.registry.addToggleButton('image', {
      icon: 'image',
      tooltip: texts.image,
      onAction: () => {
        const isChosen = editor.selection.getNode().nodeName === 'IMG';
        if (pickers().onPickImage && !isChosen) void pickImage();
        else editor.execCommand('mceImage');
      },
      onSetup: (api) => {
        const follow = (): void => api.setActive(editor.selection.getNode().nodeName === 'IMG');
        editor.on('NodeChange', follow);
        return () => editor.off('NodeChange', follow);
      },
    });
  });
}

/** In the toolbar's menu for the row at the cursor, and in the row's own context menu. */
function addRowItems(editor: Editor, texts: ButtonTexts, guard: Guard, pickers: () => Pickers) {
  const repeat = async (): Promise<void> => {
    const row = findRow(editor);
    const loop = row && (await pickers().onRepeatRow?.({ cells: cellsOf(row) }));
    if (row && loop && !editor.removed) repeatRow(editor, guard, row, loop);
    editor.focus();
  };
  const stop = (): void => {
    const row = findRow(editor);
    const loop = row && findLoop(guard, row);
    if (loop) stopRepeating(editor, loop);
    editor.focus();
  };
  const repeatItem = { text: texts.repeatRow, onAction: () => void repeat() };
  const stopItem = { text: texts.stopRepeating, onAction: stop };
  const isRepeated = (row: Element | undefined): boolean => row !== undefined && findLoop(guard, row) !== undefined;
  editor.ui.registry.addMenuItem('cwrepeatrow', repeatItem);
  editor.ui.registry.addMenuItem('cwstoprepeating', stopItem);
  editor.ui.registry.addContextMenu('cwrows', {
    update: (element) => {
      const row = pickers().onRepeatRow && element.closest('tr');
      if (!row) return '';
      return isRepeated(row) ? 'cwstoprepeating' : 'cwrepeatrow';
    },
  });
  return {
    menuItem: () => {
      const row = findRow(editor);
      const item = isRepeated(row) ? stopItem : repeatItem;
      return { type: 'menuitem' as const, ...item, enabled: row !== undefined };
    },
  };
}

/** Keys not handled by the editor: Escape moves to the toolbar, and saving is handled by the page. */
export function addKeys(editor: Editor, host: HTMLElement, settle: () => void): void {
  let isLeaving = false;
  editor.on('keydown', (event) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (isSave) {
      event.preventDefault();
      settle();
      const { key, code, ctrlKey, metaKey, shiftKey } = event;
      host.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
      );
    } else if (event.key === 'Escape' && !event.isDefaultPrevented()) {
      event.preventDefault();
      isLeaving = true;
    }
  });
  // Not before the key is released: the toolbar would treat it as its own Escape, which returns to the text.
  editor.on('keyup', (event) => {
    if (event.key !== 'Escape' || !isLeaving) return;
    isLeaving = false;
    const first = host.querySelector<HTMLElement>('.tox-tbtn:not([aria-disabled="true"])');
    window.setTimeout(() => first?.focus());
  });
}
