// Connects the library's editor to the guard: content is protected on the way in and restored on the way out,
// including in the source dialog.
import type { Editor } from 'hugerte';
import type { PickedPicture } from './rich-text-props.ts';
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
  /** Deleting everything: the library then sets an empty content, which is not another text. */
  let isEmptied = false;
  editor.on('BeforeSetContent', (event) => {
    const isOwn = 'guarded' in event || event.initial === true;
    isEmptied = !isOwn && event.selection !== true && event.content === '' && !isDialogOpen();
    if (isEmptied) event.content = emptied(editor);
    else if (!isOwn && event.selection !== true && event.format !== 'raw') event.content = guard.protect(event.content);
  });
  editor.on('SetContent', (event) => {
    if (event.selection !== true && event.format !== 'raw' && !('guarded' in event) && !isEmptied)
      guard.learn(editor.getContent());
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
  addHeaderRows(editor);
}

/** New tables get a header row, unless they have only one row. */
function addHeaderRows(editor: Editor): void {
  editor.on('BeforeExecCommand', ({ command, value }) => {
    if (command !== 'mceInsertTable' || typeof value !== 'object' || value === null) return;
    if (!('options' in value) && 'rows' in value && Number(value.rows) > 1)
      Object.assign(value, { options: { headerRows: 1 } });
  });
}

/** The source is replaced in a dialog, where an empty text is what the user has written. */
function isDialogOpen(): boolean {
  return document.querySelector('.tox-dialog') !== null;
}

/** An empty paragraph in the elements around all of the text, which determine its font and its position on the page. */
function emptied(editor: Editor): string {
  const around: Element[] = [];
  for (let inner = soleBlock(editor.getBody()); inner; inner = soleBlock(inner)) around.push(inner);
  return around.reduceRight((content, { tagName, attributes }) => {
    const stored = [...attributes].filter(({ name }) => !name.startsWith('data-mce-'));
    const named = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
    return editor.dom.createHTML(tagName.toLowerCase(), named, content);
  }, '<p><br data-mce-bogus="1"></p>');
}

/** The block that contains everything in an element. */
function soleBlock(parent: Element): Element | undefined {
  const [only, ...others] = [...parent.childNodes].filter((node) => {
    return node.nodeType === Node.ELEMENT_NODE || (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  });
  const element = others.length === 0 ? [...parent.children].find((one) => one === only) : undefined;
  const isAround = element && /^(DIV|SECTION|MAIN|ARTICLE|CENTER)$/.test(element.tagName);
  return isAround && element.getAttribute('contenteditable') !== 'false' ? element : undefined;
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

export function insertImage(editor: Editor, { src, alt }: PickedPicture): void {
  editor.insertContent(editor.dom.createHTML('img', { src, alt }));
}
