import type { Editor } from 'hugerte';
import type { Ref } from 'react';

export interface RichTextEditorHandle {
  undo(): void;
  redo(): void;
  focus(): void;
  /** Puts HTML at the cursor, and has the keyboard behind it. */
  insert(html: string): void;
  /** Tells at once what was typed last; otherwise that waits for a pause. */
  settle(): void;
}

export interface RichTextViewState {
  readonly text: string;
  readonly bookmark: ReturnType<Editor['selection']['getBookmark']>;
  readonly scrollTop: number;
}

/** A loop around a row of a table. */
export interface RowLoop {
  /** As Liquid. */
  readonly start: string;
  readonly end: string;
  /** What each cell holds from now on, as Liquid; undefined for one that stays as it is. */
  readonly cells: readonly (string | undefined)[];
}

/** A family besides those that are always offered. */
export interface OfferedFont {
  readonly name: string;
  readonly faces: readonly OfferedFace[];
}

export interface OfferedFace {
  /** As @font-face takes them. */
  readonly weight: string;
  readonly style: string;
  /** Returns the content of the font. */
  readonly load: () => Promise<Blob | undefined>;
}

export interface RichTextEditorProps {
  /** HTML with Liquid, as stored. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What a screen reader calls it. */
  readonly label: string;
  /** In pixels; it grows with the space that it is given. */
  readonly minHeight?: number;
  /** Gives the text to insert. */
  readonly onPickLiquid?: () => Promise<string | undefined>;
  /** Returns the loop for a row, given the texts of its cells. */
  readonly onRepeatRow?: (cells: readonly string[]) => Promise<RowLoop | undefined>;
  /** Gives the address of a picture. */
  readonly onPickImage?: () => Promise<string | undefined>;
  /** Gives pictures of the studio's own files, which need the person's token. */
  readonly loadImage?: (src: string) => Promise<Blob | undefined>;
  /** The same list as long as the editor is open. */
  readonly fonts?: readonly OfferedFont[] | undefined;
  /**
   * Classes of empty spans that are filled in when the text is used: each is shown as its class, and edited as one piece.
   * The same list as long as the editor is open.
   */
  readonly placeholders?: readonly string[] | undefined;
  /** Whether it is shown as the printer shows what says nothing of its font; the same as long as the editor is open. */
  readonly isPrinted?: boolean | undefined;
  /** Of the text on the page that it is printed on; as wide as there is room without it. */
  readonly pageWidthMm?: number | undefined;
  /** CSS that is around the text where it is used; the same as long as the editor is open. */
  readonly pageStyle?: string | undefined;
  /** What to do where a block's start and end are in different parts, which can be fixed in its source only. */
  readonly apartHint?: string | undefined;
  readonly onHistoryChange?: (history: { canUndo: boolean; canRedo: boolean }) => void;
  /** Where another editor of the same text was left, which this one continues from; it leaves its own there. */
  readonly viewState?: { current: RichTextViewState | undefined };
  readonly ref?: Ref<RichTextEditorHandle>;
}
