// The request for drawing on a PDF file, and its result. Liquid has already rendered all texts.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { DrawingBox, DrawnPage } from '@coverwright/insurance/drawing-box';
import type { Protection } from '../html-pdf/compose/protection.ts';
import type { LoadFile, PdfProblem, PrintFont } from '../html-pdf/pdf-request.ts';
import type { TurnCaller } from '../turns/turns.ts';
import type { Rectangle } from './form/page-geometry.ts';

/** PASSWORD: the file cannot be opened without one. DYNAMIC_FORM: the reader creates its pages from XFA. */
export type FormRefusalCode =
  | 'GONE'
  | 'NO_PDF'
  | 'PASSWORD'
  | 'SIGNED'
  | 'DYNAMIC_FORM'
  | 'DAMAGED'
  | 'PAGES'
  | 'TIME'
  | 'MEMORY'
  | 'BUSY';

/** Why a file cannot be drawn on, and what to do. */
export interface FormRefusal extends Sentence {
  readonly code: FormRefusalCode;
}

export type FormFieldType = 'BUTTON' | 'CHECK_BOX' | 'CHOICE' | 'RADIO' | 'SIGNATURE' | 'TEXT';

/** A position where a field of the form is shown. */
export interface FormField {
  readonly name: string;
  readonly type: FormFieldType;
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly rectangle: Rectangle;
  readonly alignment: 'LEFT' | 'CENTER' | 'RIGHT' | null;
  /** In points; null if the field chooses it. */
  readonly fontSize: number | null;
  /** Whether it hides drawings on the page beneath it. */
  readonly isOpaque: boolean;
  readonly isMultiline: boolean;
  readonly label: string | null;
}

/** The properties of a file that can be drawn on. */
export interface FormFacts {
  /** Displayed sizes, in points. */
  readonly pages: readonly DrawnPage[];
  readonly fields: readonly FormField[];
  /** It opens without a password, but its owner restricts what readers may do. */
  readonly isLocked: boolean;
  /** It also contains an XFA description, which some readers prefer. */
  readonly hasXfa: boolean;
  /** It has the structure that screen readers use. */
  readonly isTagged: boolean;
}

export type FormOutcome =
  | { readonly ok: true; readonly facts: FormFacts }
  | { readonly ok: false; readonly refusal: FormRefusal };

interface DrawnBox {
  /** Identifies the drawing in problems. */
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly box: DrawingBox;
  readonly textAlignment: 'LEFT' | 'CENTER' | 'RIGHT';
  readonly verticalAlignment: 'TOP' | 'CENTER' | 'BOTTOM';
  /** The field that is removed at this box. */
  readonly fieldName?: string | undefined;
}

export interface DrawnText extends DrawnBox {
  readonly kind: 'TEXT';
  readonly text: string;
  readonly familyName: string;
  /** In points. */
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly line: 'none' | 'underline' | 'line-through';
  /** Whether it is printed smaller if it does not fit. */
  readonly isShrunkToFit: boolean;
}

export interface DrawnMark extends DrawnBox {
  readonly kind: 'CHECK_MARK';
}

export interface DrawnPicture extends DrawnBox {
  readonly kind: 'PICTURE';
  /** Passed to `loadFile`, without a host. */
  readonly address: string;
}

/** Later drawings cover earlier ones. */
export type Drawn = DrawnText | DrawnMark | DrawnPicture;

/** Undefined: the file no longer exists. Called when the turn comes, so that files do not wait in memory. */
export type LoadForm = () => Promise<Uint8Array | undefined>;

export interface DrawRequest extends Protection {
  readonly loadForm: LoadForm;
  /** The page count and sizes of the same file. */
  readonly facts: FormFacts;
  readonly drawings: readonly Drawn[];
  /** Determines Chinese letter forms. */
  readonly locale: string;
  readonly loadFile: LoadFile;
  readonly fonts?: readonly PrintFont[];
  /** For fair turns. Requests without a caller count as one. */
  readonly caller?: TurnCaller;
}

/**
 * FIT: the text is cut off at its box. PAGE: the file has no such page. OUTSIDE: the box is not entirely on its page.
 * FIELD: a form field hides it. FILE: its picture is missing. CHARACTERS: no font has them.
 */
export type DrawWarningCode = 'FIT' | 'PAGE' | 'OUTSIDE' | 'FIELD' | 'FILE' | 'CHARACTERS';

/** The document was printed, but this drawing differs from what was intended. */
export interface DrawWarning extends Sentence {
  readonly code: DrawWarningCode;
  readonly id: string;
}

export type DrawOutcome =
  | {
      readonly ok: true;
      readonly pdf: Uint8Array;
      readonly pageCount: number;
      readonly warnings: readonly DrawWarning[];
    }
  | { readonly ok: false; readonly refusal: FormRefusal }
  | { readonly ok: false; readonly problems: readonly PdfProblem[] };
