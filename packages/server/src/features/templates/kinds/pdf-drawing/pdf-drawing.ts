// The content of a PDF drawing template, and how it is saved. Pure.
import { drawingDefaults, toDrawingBox, toDrawingPoints, type DrawingPoint } from '@coverwright/insurance/drawing-box';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import {
  type addPdfDrawingInput,
  type createPdfDrawingTemplateInput,
  type fontInput,
  fontStyleInput,
  pdfDrawingKindEnumeration,
  textAlignmentEnumeration,
  type updatePdfDrawingInput,
  verticalAlignmentEnumeration,
} from '../../../../graphql/generated/schema-types.ts';

export interface DrawingFont {
  readonly familyName: string;
  readonly emSize: number;
  readonly fontStyle: fontStyleInput;
}

export interface Drawing {
  readonly id: string;
  readonly page: number;
  /** The top left corner. */
  readonly point1: DrawingPoint;
  readonly point2: DrawingPoint;
  readonly kind: pdfDrawingKindEnumeration;
  readonly liquidSource: string | null;
  readonly font: DrawingFont | null;
  readonly textAlignment: textAlignmentEnumeration | null;
  readonly verticalAlignment: verticalAlignmentEnumeration | null;
  readonly pictureFileKey: string | null;
  readonly isShrunkToFit: boolean;
  readonly fieldName: string | null;
  readonly revision: string;
}

/** The file as of when it was chosen. */
export interface ChosenFile {
  /** Unique per content. */
  readonly version: string;
  readonly pageCount: number;
}

/** The state of a template's file: missing, or whether it is still the chosen one. */
export type FormState = 'NONE' | 'CURRENT' | 'REPLACED' | 'MOVED' | 'REMOVED';

export interface DrawingContent {
  /** Empty if none has been chosen. */
  readonly fileKey: string;
  /** null if it was never read, as after an import. */
  readonly file: ChosenFile | null;
  readonly password: string | null;
  readonly passwordLiquid: string | null;
  readonly drawings: readonly Drawing[];
}

export const emptyDrawingContent: DrawingContent = {
  fileKey: '',
  file: null,
  password: null,
  passwordLiquid: null,
  drawings: [],
};

export const defaultFont: DrawingFont = {
  familyName: drawingDefaults.familyName,
  emSize: drawingDefaults.emSize,
  fontStyle: fontStyleInput.REGULAR,
};

type TemplateInput = Pick<createPdfDrawingTemplateInput, 'fileKey' | 'password' | 'passwordLiquid'>;

export function namesContent({ fileKey, password, passwordLiquid }: TemplateInput): boolean {
  return [fileKey, password, passwordLiquid].some((value) => value !== undefined);
}

/** Omitted fields remain unchanged. The file is removed with its key. */
export function toDrawingContent(input: TemplateInput, kept: DrawingContent, file: ChosenFile | null): DrawingContent {
  const { fileKey, password, passwordLiquid } = input;
  return {
    ...kept,
    ...(fileKey !== undefined && { fileKey: fileKey ?? '', file }),
    ...(password !== undefined && { password }),
    ...(passwordLiquid !== undefined && { passwordLiquid }),
  };
}

interface Identity {
  readonly id: string;
  readonly revision: string;
}

export function toDrawing(input: addPdfDrawingInput, { id, revision }: Identity): Drawing {
  return {
    id,
    page: input.page,
    ...toDrawingPoints(toDrawingBox(input.point1, input.point2)),
    kind: input.kind ?? pdfDrawingKindEnumeration.TEXT,
    liquidSource: input.liquidSource ?? null,
    font: toFont(input.font),
    textAlignment: input.textAlignment ?? null,
    verticalAlignment: input.verticalAlignment ?? null,
    pictureFileKey: input.pictureFileKey ?? null,
    isShrunkToFit: input.isShrunkToFit ?? false,
    fieldName: input.fieldName ?? null,
    revision,
  };
}

/** Absent fields remain unchanged, and so do fields that must not be null but are sent as null. */
export function toChangedDrawing(input: updatePdfDrawingInput, kept: Drawing, revision: string): Drawing {
  const { point1, point2 } = toDrawingPoints(toDrawingBox(input.point1 ?? kept.point1, input.point2 ?? kept.point2));
  return {
    id: kept.id,
    page: input.page ?? kept.page,
    point1,
    point2,
    kind: input.kind ?? kept.kind,
    liquidSource: chosen(input.liquidSource, kept.liquidSource),
    font: input.font === undefined ? kept.font : toFont(input.font),
    textAlignment: chosen(input.textAlignment, kept.textAlignment),
    verticalAlignment: chosen(input.verticalAlignment, kept.verticalAlignment),
    pictureFileKey: chosen(input.pictureFileKey, kept.pictureFileKey),
    isShrunkToFit: input.isShrunkToFit ?? kept.isShrunkToFit,
    fieldName: chosen(input.fieldName, kept.fieldName),
    revision,
  };
}

function chosen<Value>(value: Value | undefined, kept: Value): Value {
  return value === undefined ? kept : value;
}

function toFont(input: fontInput | null | undefined): DrawingFont | null {
  if (input === null || input === undefined) return null;
  const { familyName, emSize, fontStyle } = input;
  return { familyName, emSize, fontStyle: fontStyle ?? fontStyleInput.REGULAR };
}

/** Reads the stored content; values of a newer version that are not understood become the default. */
export function readDrawingContent(content: unknown): DrawingContent {
  const kept = isJsonObject(content) ? content : {};
  const { file, drawings } = kept;
  return {
    fileKey: textOf(kept['fileKey']) ?? '',
    file: isJsonObject(file) ? readFile(file) : null,
    password: textOf(kept['password']),
    passwordLiquid: textOf(kept['passwordLiquid']),
    drawings: Array.isArray(drawings) ? drawings.filter(isJsonObject).map(readDrawing) : [],
  };
}

function readFile(kept: JsonObject): ChosenFile | null {
  const { version, pageCount } = kept;
  return typeof version === 'string' && typeof pageCount === 'number' ? { version, pageCount } : null;
}

function readDrawing(kept: JsonObject): Drawing {
  const font = kept['font'];
  return {
    id: textOf(kept['id']) ?? '',
    page: numberOf(kept['page']) ?? 1,
    point1: readPoint(kept['point1']),
    point2: readPoint(kept['point2']),
    kind: oneOf(pdfDrawingKindEnumeration, kept['kind']) ?? pdfDrawingKindEnumeration.TEXT,
    liquidSource: textOf(kept['liquidSource']),
    font: isJsonObject(font) ? readFont(font) : null,
    textAlignment: oneOf(textAlignmentEnumeration, kept['textAlignment']),
    verticalAlignment: oneOf(verticalAlignmentEnumeration, kept['verticalAlignment']),
    pictureFileKey: textOf(kept['pictureFileKey']),
    isShrunkToFit: kept['isShrunkToFit'] === true,
    fieldName: textOf(kept['fieldName']),
    revision: textOf(kept['revision']) ?? '',
  };
}

function readFont(kept: JsonObject): DrawingFont {
  return {
    familyName: textOf(kept['familyName']) ?? defaultFont.familyName,
    emSize: numberOf(kept['emSize']) ?? defaultFont.emSize,
    fontStyle: oneOf(fontStyleInput, kept['fontStyle']) ?? defaultFont.fontStyle,
  };
}

function readPoint(value: Json | undefined): DrawingPoint {
  const kept = isJsonObject(value) ? value : {};
  return { x: numberOf(kept['x']) ?? 0, y: numberOf(kept['y']) ?? 0 };
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function oneOf<Value extends string>(table: Readonly<Record<string, Value>>, value: Json | undefined): Value | null {
  return Object.values(table).find((each) => each === value) ?? null;
}
