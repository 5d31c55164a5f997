import type { Editor } from 'hugerte';
import type { Ref } from 'react';

export interface RichTextEditorHandle {
  undo(): void;
  redo(): void;
  focus(): void;
  /** Inserts HTML at the cursor, and focuses the editor. */
  insert(html: string): void;
  /** Reports pending input immediately; otherwise it is reported after a pause. */
  settle(): void;
}

export interface RichTextViewState {
  readonly text: string;
  readonly bookmark: ReturnType<Editor['selection']['getBookmark']>;
  readonly scrollTop: number;
}

/** A loop around a table row. */
export interface RowLoop {
  /** In Liquid. */
  readonly start: string;
  readonly end: string;
  /** The new Liquid for each cell; undefined leaves a cell unchanged. */
  readonly cells: readonly (string | undefined)[];
}

/** The row to repeat. */
export interface RepeatedRow {
  readonly cells: readonly RepeatedCell[];
}

export interface RepeatedCell {
  readonly text: string;
  /** The heading of its column; empty if the table has none. */
  readonly heading: string;
}

export interface PickedPicture {
  readonly src: string;
  /** The alternative text; empty for decoration. */
  readonly alt: string;
}

/** The paper that a text is printed on, with its margins, in CSS pixels. */
export interface PageSheet {
  readonly textWidthPx: number;
  /** The sheet is at least this high without its margins, and grows with the text. */
  readonly textHeightPx: number;
  readonly marginsPx: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
}

/** A font family besides the standard ones. */
export interface OfferedFont {
  readonly name: string;
  readonly faces: readonly OfferedFace[];
}

export interface OfferedFace {
  /** In the format of @font-face. */
  readonly weight: string;
  readonly style: string;
  /** Returns the content of the font. */
  readonly load: () => Promise<Blob | undefined>;
}

export interface RichTextEditorProps {
  /** HTML with Liquid, as stored. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label for screen readers. */
  readonly label: string;
  /** In pixels; the editor grows with the available space. */
  readonly minHeight?: number;
  /** Resolves to the text to insert. */
  readonly onPickLiquid?: () => Promise<string | undefined>;
  /** Resolves to the loop for a row. */
  readonly onRepeatRow?: (row: RepeatedRow) => Promise<RowLoop | undefined>;
  readonly onPickImage?: () => Promise<PickedPicture | undefined>;
  /** Loads pictures from the tenant's files, which require the user's token. */
  readonly loadImage?: (src: string) => Promise<Blob | undefined>;
  /** A stable list while the editor is open. */
  readonly fonts?: readonly OfferedFont[] | undefined;
  /**
   * Classes of empty spans that are filled in when the text is rendered: each is shown as its class, and edited as a
   * unit. A stable list while the editor is open.
   */
  readonly placeholders?: readonly string[] | undefined;
  /** Whether unstyled text is shown in the printer's default font; must not change while the editor is open. */
  readonly isPrinted?: boolean | undefined;
  /** The printed page, scaled down to the available width; if omitted, the text fills the available width. */
  readonly sheet?: PageSheet | undefined;
  /** CSS that applies to the text where it is used; must not change while the editor is open. */
  readonly pageStyle?: string | undefined;
  /** How to fix a block whose start and end are in different parts, which is possible only in the source. */
  readonly apartHint?: string | undefined;
  readonly onHistoryChange?: (history: { canUndo: boolean; canRedo: boolean }) => void;
  /**
   * The state left by another editor of the same text: this editor continues from it, and stores its own state there.
   */
  readonly viewState?: { current: RichTextViewState | undefined };
  readonly ref?: Ref<RichTextEditorHandle>;
}
