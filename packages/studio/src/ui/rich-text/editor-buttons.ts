// What the toolbar and the keyboard have beyond what the library brings.
import type { Editor } from 'hugerte';
import { insertImage, insertLiquid } from './guarded-editor.ts';

interface Pickers {
  readonly onPickLiquid?: () => Promise<string | undefined>;
  readonly onPickImage?: () => Promise<string | undefined>;
}

export interface ButtonTexts {
  readonly advanced: string;
  readonly liquid: string;
  readonly file: string;
  readonly image: string;
}

export function addButtons(editor: Editor, texts: ButtonTexts, pickers: () => Pickers): void {
  const pickLiquid = async (): Promise<void> => {
    const liquid = await pickers().onPickLiquid?.();
    if (liquid !== undefined && !editor.removed) insertLiquid(editor, liquid);
    editor.focus();
  };
  const pickImage = async (): Promise<void> => {
    const src = await pickers().onPickImage?.();
    if (src !== undefined && !editor.removed) insertImage(editor, src);
    editor.focus();
  };
  editor.ui.registry.addMenuButton('cwadvanced', {
    text: texts.advanced,
    fetch: (show) => {
      const { onPickLiquid, onPickImage } = pickers();
      show([
        ...(onPickLiquid ? [{ type: 'menuitem' as const, text: texts.liquid, onAction: () => void pickLiquid() }] : []),
        ...(onPickImage ? [{ type: 'menuitem' as const, text: texts.file, onAction: () => void pickImage() }] : []),
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

/** Keys that are not the editor's: Escape goes to the toolbar, saving is for the page around. */
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
  // Not before the key is up: the toolbar takes that for an Escape of its own, which leads back to the text.
  editor.on('keyup', (event) => {
    if (event.key !== 'Escape' || !isLeaving) return;
    isLeaving = false;
    const first = host.querySelector<HTMLElement>('.tox-tbtn:not([aria-disabled="true"])');
    window.setTimeout(() => first?.focus());
  });
}
