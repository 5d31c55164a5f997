// Connects the library's editor to the guard: content is protected on the way in and restored on the way out,
// including in the source dialog.
import type { Editor } from 'hugerte';
import { cleanPaste } from './markup/clean-paste.ts';
import type { Guard } from './markup/guard.ts';
import { keepSpaces } from './markup/kept-spaces.ts';
import { toLiquidText } from './liquid/liquid-text.ts';
import { markAfter, markBefore } from './liquid/liquid-marks.ts';
import { keepPiecesInTables } from './markup/table-pieces.ts';

/** Marks content that has already been protected. */
const guarded = { guarded: true };

/** @param onFileRejected called when pictures or files were pasted or dropped */
export function guardEditor(editor: Editor, guard: Guard, onFileRejected: () => void): void {
  editor.on('PreInit', () => {
    // Replaces the plugin's command, which inserts a placeholder image for a comment.
    editor.addCommand('mcePageBreak', () => {
      editor.insertContent('<div style="page-break-after: always;" contenteditable="false"></div>');
    });
    editor.serializer.addTempAttr(markBefore);
    editor.serializer.addTempAttr(markAfter);
  });
  editor.on('BeforeSetContent', (event) => {
    const isOwn = 'guarded' in event || event.initial === true;
    if (!isOwn && event.selection !== true && event.format !== 'raw') event.content = guard.protect(event.content);
  });
  editor.on('SetContent', (event) => {
    if (event.selection !== true && event.format !== 'raw' && !('guarded' in event)) guard.learn(editor.getContent());
  });
  editor.on('GetContent', (event) => {
    if (event.source_view === true) event.content = guard.restore(event.content);
  });
  editor.on('PastePreProcess', (event) => {
    const { content, lacksPictures } = cleanPaste(event.content, guard);
    event.content = content;
    if (lacksPictures) onFileRejected();
  });
  editor.on('paste', ({ clipboardData }) => {
    if (isOnlyFiles(clipboardData)) onFileRejected();
  });
  editor.on('drop', ({ dataTransfer }) => {
    if (isOnlyFiles(dataTransfer)) onFileRejected();
  });
  keepPiecesInTables(editor, guard);
  keepSpaces(editor);
}

function isOnlyFiles(transfer: DataTransfer | null): boolean {
  return transfer !== null && transfer.files.length > 0 && !transfer.types.some((type) => type.startsWith('text/'));
}

export function showSource(editor: Editor, guard: Guard, html: string): void {
  editor.setContent(guard.protect(html), guarded);
  guard.learn(editor.getContent());
  editor.undoManager.reset();
}

export function readSource(editor: Editor, guard: Guard): string {
  return guard.restore(editor.getContent());
}

export function insertLiquid(editor: Editor, liquid: string): void {
  editor.insertContent(toLiquidText(liquid) ?? '');
}

export function insertImage(editor: Editor, src: string): void {
  editor.insertContent(editor.dom.createHTML('img', { src, alt: '' }));
}
