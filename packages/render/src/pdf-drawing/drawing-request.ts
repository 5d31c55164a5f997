// The request for drawing on a PDF file, and its result. All texts have been through Liquid.
import type { DrawingBox, DrawnPage } from '@coverwright/insurance/drawing-box';
import type { Protection } from '../html-pdf/compose/protection.ts';
import type { LoadFile, PdfProblem, PrintFont } from '../html-pdf/pdf-request.ts';
import type { TurnCaller } from '../turns/turns.ts';
import type { Rectangle } from './form/page-geometry.ts';

/** PASSWORD: it does not open without one. DYNAMIC_FORM: its pages are made by the reader, of XFA. */
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
export interface FormRefusal {
  readonly code: FormRefusalCode;
  readonly message: string;
}

export type FormFieldType = 'BUTTON' | 'CHECK_BOX' | 'CHOICE' | 'RADIO' | 'SIGNATURE' | 'TEXT';

/** A place where a field of the form is shown. */
export interface FormField {
  readonly name: string;
  readonly type: FormFieldType;
  /** From 1. */
  readonly page: number;
  /** On the page as it is seen. */
  readonly rectangle: Rectangle;
  readonly alignment: 'LEFT' | 'CENTER' | 'RIGHT' | null;
  /** In points; null where the field chooses it. */
  readonly fontSize: number | null;
  /** Whether it hides what is drawn on the page beneath it. */
  readonly isOpaque: boolean;
  readonly isMultiline: boolean;
  readonly label: string | null;
}

/** What there is to know of a file that can be drawn on. */
export interface FormFacts {
  /** Sizes as they are seen, in points. */
  readonly pages: readonly DrawnPage[];
  readonly fields: readonly FormField[];
  /** It opens for everybody, and its owner restricts what readers may do. */
  readonly isLocked: boolean;
  /** It also describes itself as XFA, which some readers prefer. */
  readonly hasXfa: boolean;
  /** It has the structure that screen readers use. */
  readonly isTagged: boolean;
}

export type FormOutcome =
  | { readonly ok: true; readonly facts: FormFacts }
  | { readonly ok: false; readonly refusal: FormRefusal };

interface DrawnBox {
  /** Reported with what is wrong with it. */
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly box: DrawingBox;
  readonly textAlignment: 'LEFT' | 'CENTER' | 'RIGHT';
  readonly verticalAlignment: 'TOP' | 'CENTER' | 'BOTTOM';
  /** The field that is removed where the box is. */
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
  /** Whether it is printed smaller where it does not fit. */
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

/** What is drawn later lies over what is drawn earlier. */
export type Drawn = DrawnText | DrawnMark | DrawnPicture;

/** Undefined: the file no longer exists. Called when the turn has come, so that files do not wait in memory. */
export type LoadForm = () => Promise<Uint8Array | undefined>;

export interface DrawRequest extends Protection {
  readonly loadForm: LoadForm;
  /** Of that same file. */
  readonly facts: FormFacts;
  readonly drawings: readonly Drawn[];
  /** Of Chinese letter forms. */
  readonly locale: string;
  readonly loadFile: LoadFile;
  readonly fonts?: readonly PrintFont[];
  /** Whose turn it takes. Requests without a caller count as one. */
  readonly caller?: TurnCaller;
}

/**
 * FIT: the text ends at its box. PAGE: the file has no such page. OUTSIDE: the box is not entirely on its page. FIELD: a form
 * field hides it. FILE: its picture is not there. CHARACTERS: no font has them.
 */
export type DrawWarningCode = 'FIT' | 'PAGE' | 'OUTSIDE' | 'FIELD' | 'FILE' | 'CHARACTERS';

/** The document was printed, and this drawing differs from what was meant. */
export interface DrawWarning {
  readonly code: DrawWarningCode;
  readonly id: string;
  readonly message: string;
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
