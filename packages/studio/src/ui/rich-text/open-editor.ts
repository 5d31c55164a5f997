// A single instance of the library's editor, from opening to closing.
import type { Editor } from 'hugerte';
import { flushSync } from 'react-dom';
import { addButtons, addKeys, type ButtonTexts } from './editor-buttons.ts';
import { addSkin } from './editor-skin.ts';
import { createGuard } from './markup/guard.ts';
import { guardEditor, readSource, showSource } from './guarded-editor.ts';
import { hugerte, innerStyle, skin } from './hugerte-parts.ts';
import { checkLiquidBalance, type LiquidProblem } from './liquid/liquid-balance.ts';
import { markLiquid } from './liquid/liquid-marks.ts';
import commonStyle from './page-style.css?inline';
import printStyle from './print-style.css?inline';
import { createShownImages, type ShownImages } from './private-images.ts';
import { createShownFonts, type ShownFonts } from './shown-fonts.ts';
import { createShownSheet, type ShownSheet } from './shown-sheet.ts';
import { createShownStyle, type ShownStyle } from './shown-style.ts';
import { placeholderStyle, showPlaceholders } from './placeholders.ts';
import type { PageSheet, RichTextEditorProps } from './rich-text-props.ts';
import { fidelityOptions, lookOptions } from './rich-text-options.ts';

/** The pause after the last key after which the change is reported. */
const settleAfterMs = 150;

export interface OpenEditor {
  /** Shows another text. A text that the editor itself reported is ignored. */
  show(html: string): void;
  run(act: (editor: Editor) => void): void;
  settle(): void;
  /** Stores the scroll and cursor position while the editor is still visible. */
  leave(): void;
  setSheet(sheet: PageSheet | undefined): void;
  close(): void;
}

interface Opening {
  readonly host: HTMLElement;
  /** The text cannot be changed, and the toolbar is hidden. */
  readonly isReadOnly: boolean;
  readonly language: string;
  readonly texts: ButtonTexts;
  readonly phrases: Readonly<Record<string, string>>;
  readonly latest: { readonly current: RichTextEditorProps };
  readonly onProblems: (problems: readonly LiquidProblem[]) => void;
  /** Whether the last paste or drop contained pictures or files that were rejected. */
  readonly onFileRejected: (isKeptOut: boolean) => void;
}

const editorLanguages: Readonly<Record<string, string>> = { 'zh-HK': 'zh_HK' };

export function openEditor({ host, isReadOnly, language, texts, phrases, latest, ...callbacks }: Opening): OpenEditor {
  addSkin(skin);
  // The library shows its frame before it has read the text, and would drop what is typed into it meanwhile.
  host.inert = true;
  const target = host.appendChild(document.createElement('textarea'));
  const code = editorLanguages[language] ?? 'en';
  if (code !== 'en') hugerte.addI18n(code, { ...phrases });
  const session = new EditingSession(latest, isReadOnly, callbacks);
  void hugerte.init({
    ...lookOptions(hasAdvanced(latest.current), latest.current.fonts),
    ...fidelityOptions,
    ...(isReadOnly && { readonly: true, toolbar: false }),
    target,
    language: code,
    content_style: toContentStyle(latest.current),
    setup: (editor) => {
      addButtons(editor, texts, session.guard, () => latest.current);
      // Synchronously, so that the page saves the text just reported.
      addKeys(editor, host, () => flushSync(() => session.settle()));
      nameDialogFields(editor);
      showPlaceholders(editor, latest.current.placeholders);
      // The library gives every text the same title, and a name to the body, which may not have one.
      editor.on('init', () => {
        editor.iframeElement?.setAttribute('title', latest.current.label);
        editor.getBody().removeAttribute('aria-label');
        host.inert = false;
      });
      session.begin(editor);
    },
    ...(latest.current.onPickImage && {
      file_picker_types: 'image',
      file_picker_callback: (choose: (src: string, fields: { alt: string }) => void) => {
        void latest.current.onPickImage?.().then((picked) => picked && choose(picked.src, { alt: picked.alt }));
      },
    }),
  });
  return {
    show: (html) => session.show(html),
    run: (act) => session.run(act),
    settle: () => session.settle(),
    leave: () => session.leave(),
    setSheet: (sheet) => session.setSheet(sheet),
    close: () => {
      session.close();
      hugerte.get(target.id)?.remove();
      host.replaceChildren();
    },
  };
}

function hasAdvanced({ onPickLiquid, onPickImage, onRepeatRow }: RichTextEditorProps): boolean {
  return [onPickLiquid, onPickImage, onRepeatRow].some((one) => one !== undefined);
}

function toContentStyle({ placeholders, isPrinted = false, pageStyle = '' }: RichTextEditorProps): string {
  return [innerStyle, commonStyle, isPrinted ? printStyle : '', pageStyle, placeholderStyle(placeholders)].join('\n');
}

/** Manages the editor's input and output while it is open. */
class EditingSession {
  readonly guard = createGuard(randomKey());
  private readonly latest: Opening['latest'];
  private readonly isReadOnly: boolean;
  private readonly tell: Pick<Opening, 'onProblems' | 'onFileRejected'>;
  private editor: Editor | undefined;
  private images: ShownImages | undefined;
  private style: ShownStyle | undefined;
  private fonts: ShownFonts | undefined;
  private sheet: ShownSheet | undefined;
  private timer: number | undefined;
  /** The last text received. */
  private given = '';
  /** The user's text as last reported. */
  private reportedText = '';

  constructor(latest: Opening['latest'], isReadOnly: boolean, tell: Pick<Opening, 'onProblems' | 'onFileRejected'>) {
    this.latest = latest;
    this.isReadOnly = isReadOnly;
    this.tell = tell;
  }

  begin(editor: Editor): void {
    this.images = createShownImages(editor, () => this.latest.current.loadImage);
    this.style = createShownStyle(editor, this.latest.current.isPrinted ?? false);
    this.fonts = createShownFonts(editor, this.latest.current.fonts ?? []);
    this.sheet = createShownSheet(editor);
    guardEditor(editor, this.guard, () => this.tell.onFileRejected(true));
    editor.on('keydown', () => this.tell.onFileRejected(false));
    editor.on('init', () => {
      this.editor = editor;
      this.setSheet(this.latest.current.sheet);
      this.load(this.latest.current.value);
      this.goOn(editor);
    });
    editor.on('input change undo redo SetContent ExecCommand', () => this.settleSoon());
    editor.on('blur', () => this.settle());
  }

  show(html: string): void {
    if (this.editor && html !== this.reportedText) this.load(html);
  }

  run(act: (editor: Editor) => void): void {
    if (this.editor) act(this.editor);
  }

  setSheet(sheet: PageSheet | undefined): void {
    if (this.editor) this.sheet?.show(sheet);
  }

  close(): void {
    this.settle();
    this.editor = undefined;
    this.images?.forget();
  }

  leave(): void {
    const { viewState } = this.latest.current;
    if (!viewState || !this.editor) return;
    this.settle();
    const bookmark = this.editor.selection.getBookmark(2, true);
    viewState.current = { text: this.reportedText, bookmark, scrollTop: this.editor.getWin().scrollY };
  }

  private goOn(editor: Editor): void {
    const left = this.latest.current.viewState?.current;
    // In another text, the stored positions would be meaningless.
    if (left?.text !== this.reportedText) return;
    editor.selection.moveToBookmark(left.bookmark);
    editor.getWin().scrollTo(0, left.scrollTop);
  }

  settle(): void {
    window.clearTimeout(this.timer);
    if (!this.editor || this.isReadOnly) return;
    const html = readSource(this.editor, this.guard);
    if (html === this.reportedText) return;
    this.reportedText = html;
    this.style?.show(html);
    this.tell.onProblems(checkLiquidBalance(this.given, html));
    this.latest.current.onChange(html);
  }

  private load(html: string): void {
    if (!this.editor) return;
    this.given = html;
    this.reportedText = html;
    this.tell.onProblems([]);
    this.style?.show(html);
    showSource(this.editor, this.guard, html);
    this.refresh(this.editor);
  }

  private settleSoon(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      // Synchronously: the page saves the text that it has rendered, and the user may save before the next render.
      flushSync(() => this.settle());
      if (this.editor) this.refresh(this.editor);
    }, settleAfterMs);
  }

  private refresh(editor: Editor): void {
    this.images?.show();
    this.fonts?.show(this.reportedText);
    markLiquid(editor, this.guard);
    const { undoManager } = editor;
    this.latest.current.onHistoryChange?.({ canUndo: undoManager.hasUndo(), canRedo: undoManager.hasRedo() });
  }
}

function randomKey(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('');
}

/** Adds accessible names to fields in the library's dialogs that have none. */
function nameDialogFields(editor: Editor): void {
  editor.on('OpenWindow', () => {
    for (const dialog of document.querySelectorAll('.tox-dialog')) {
      const title = dialog.querySelector('.tox-dialog__title')?.textContent ?? '';
      for (const field of dialog.querySelectorAll('textarea:not([id])')) field.setAttribute('aria-label', title);
      for (const choice of dialog.querySelectorAll('.tox-listbox[aria-label]')) nameChoice(choice);
    }
  });
}

/** The name consists of the label and the selected value, which is the visible text. */
function nameChoice(choice: Element): void {
  const label = choice.closest('.tox-form__group')?.querySelector('.tox-label');
  const chosen = choice.querySelector('.tox-listbox__select-label');
  if (!label || !chosen) return;
  label.id ||= crypto.randomUUID();
  chosen.id ||= crypto.randomUUID();
  choice.removeAttribute('aria-label');
  choice.setAttribute('aria-labelledby', `${label.id} ${chosen.id}`);
}
