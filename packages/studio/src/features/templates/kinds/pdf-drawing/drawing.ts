/** A drawing in a box on a page: a text, a check mark or a picture, as the editor represents it. */
import { drawingDefaults, drawingLimits } from '@coverwright/insurance/drawing-box';
import type { Box } from './editing/box.ts';

export const drawingKinds = ['TEXT', 'CHECK_MARK', 'PICTURE'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

export const textAlignments = ['LEFT', 'CENTER', 'RIGHT'] as const;
export type TextAlignment = (typeof textAlignments)[number];
/** The values of the interface; users see Top, Middle and Bottom. */
export const verticalAlignments = ['TOP', 'CENTER', 'BOTTOM'] as const;
export type VerticalAlignment = (typeof verticalAlignments)[number];
export const fontStyles = ['REGULAR', 'BOLD', 'ITALIC', 'BOLD_ITALIC', 'UNDERLINE', 'STRIKEOUT'] as const;
export type FontStyle = (typeof fontStyles)[number];

/** What a drawing prints and how, without its position. Saved on request. */
export interface DrawingContent {
  readonly kind: DrawingKind;
  /** For a check mark, its condition. */
  readonly liquidSource: string;
  readonly textAlignment: TextAlignment;
  readonly verticalAlignment: VerticalAlignment;
  readonly familyName: string;
  readonly fontStyle: FontStyle;
  /** In points. */
  readonly emSize: number;
  /** For a picture; empty until one is chosen. */
  readonly pictureFileKey: string;
  readonly isShrunkToFit: boolean;
  /** The form field that the drawing replaces; empty for none. */
  readonly fieldName: string;
}

/** The position of a drawing. Saved immediately. */
export interface DrawingPosition extends Box {
  /** 1-based. The file may have fewer pages. */
  readonly page: number;
}

export interface Drawing extends DrawingContent, DrawingPosition {
  readonly id: string;
}

export const contentFields = [
  'kind',
  'liquidSource',
  'textAlignment',
  'verticalAlignment',
  'familyName',
  'fontStyle',
  'emSize',
  'pictureFileKey',
  'isShrunkToFit',
  'fieldName',
] as const satisfies readonly (keyof DrawingContent)[];
export const positionFields = [
  'page',
  'x',
  'y',
  'width',
  'height',
] as const satisfies readonly (keyof DrawingPosition)[];

/** For a new drawing. */
export const newContent: DrawingContent = {
  kind: 'TEXT',
  liquidSource: '',
  textAlignment: 'LEFT',
  verticalAlignment: 'CENTER',
  familyName: drawingDefaults.familyName,
  fontStyle: 'REGULAR',
  emSize: drawingDefaults.emSize,
  pictureFileKey: '',
  isShrunkToFit: false,
  fieldName: '',
};

export function newDrawingId(): string {
  return crypto.randomUUID();
}

export function contentOf(drawing: DrawingContent): DrawingContent {
  const { kind, liquidSource, textAlignment, verticalAlignment, familyName, fontStyle, emSize } = drawing;
  const { pictureFileKey, isShrunkToFit, fieldName } = drawing;
  return {
    kind,
    liquidSource,
    textAlignment,
    verticalAlignment,
    familyName,
    fontStyle,
    emSize,
    pictureFileKey,
    isShrunkToFit,
    fieldName,
  };
}

export function positionOf({ page, x, y, width, height }: DrawingPosition): DrawingPosition {
  return { page, x, y, width, height };
}

export function hasSameContent(one: DrawingContent, other: DrawingContent): boolean {
  return contentFields.every((field) => one[field] === other[field]);
}

export function hasSamePosition(one: DrawingPosition, other: DrawingPosition): boolean {
  return positionFields.every((field) => one[field] === other[field]);
}

/** From the top of the first page to the bottom of the last. */
export function inReadingOrder<Placed extends DrawingPosition>(drawings: readonly Placed[]): Placed[] {
  return drawings.toSorted((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);
}

/** Reads a stored or pasted value; undefined if it is not a drawing. */
export function readDrawing(value: unknown): Omit<Drawing, 'id'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const [page, x, y, width, height] = positionFields.map((field) => fields[field]);
  const { liquidSource, familyName, emSize, pictureFileKey, isShrunkToFit, fieldName } = fields;
  const kind = drawingKinds.find((one) => one === fields['kind']);
  const textAlignment = textAlignments.find((one) => one === fields['textAlignment']);
  const verticalAlignment = verticalAlignments.find((one) => one === fields['verticalAlignment']);
  const fontStyle = fontStyles.find((one) => one === fields['fontStyle']);
  if (!isLength(x) || !isLength(y) || !isLength(width) || !isLength(height) || width < 0 || height < 0)
    return undefined;
  if (!isLength(page) || !Number.isInteger(page) || page < 1) return undefined;
  if (typeof liquidSource !== 'string' || typeof familyName !== 'string' || !isLength(emSize)) return undefined;
  if (typeof pictureFileKey !== 'string' || typeof isShrunkToFit !== 'boolean' || typeof fieldName !== 'string') {
    return undefined;
  }
  if (!kind || !textAlignment || !verticalAlignment || !fontStyle || !isFontSize(emSize)) return undefined;
  const content = { kind, liquidSource, textAlignment, verticalAlignment, familyName, fontStyle, emSize };
  return { page, x, y, width, height, ...content, pictureFileKey, isShrunkToFit, fieldName };
}

export function isFontSize(size: number): boolean {
  return Number.isInteger(size) && size >= drawingLimits.fontSizeMin && size <= drawingLimits.fontSizeMax;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= drawingLimits.coordinateMax;
}

/** The name of a drawing in lists: its Liquid in one line, without braces if it consists of a single output. */
export function sourceLabel(liquidSource: string): string {
  const line = liquidSource.replaceAll(/\s+/g, ' ').trim();
  const output = /^\{\{-?\s*(?<inner>(?:(?!\}\}|\{\{).)+?)\s*-?\}\}$/.exec(line)?.groups?.['inner'];
  return (output ?? line).slice(0, longestLabel);
}

const longestLabel = 200;

export function hasLiquid(liquidSource: string): boolean {
  return /\{[{%]/.test(liquidSource);
}

/** The field name for a drawing, as the server and the console use it. */
export function drawingField(id: string): string {
  return `drawings.${id}`;
}

export function sourceField(id: string): string {
  return `${drawingField(id)}.liquidSource`;
}

/** The drawing that a server path refers to; undefined if it refers to something else. */
export function drawingIdOf(path: string): string | undefined {
  return /^drawings\.(?<id>[\w-]+)(?:\.|$)/.exec(path)?.groups?.['id'];
}
