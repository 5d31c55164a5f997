/** The form of a PDF drawing's editor: its settings, its file and its drawings. */
import { drawingDefaults, drawingLimits, toDrawingBox, toDrawingPoints } from '@coverwright/insurance/drawing-box';
import type {
  addPdfDrawingInput,
  createPdfDrawingTemplateInput,
  PdfDrawingPartFragment,
  saveDrawingsInput,
  unsavedPdfDrawingInput,
  updatePdfDrawingInput,
} from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';
import { readDrawing, type Drawing, type DrawingContent, type DrawingPosition } from './drawing.ts';
import { roundLength } from './editing/box.ts';
import { isNothing, toChanges, type DrawingChanges } from './sync/drawing-changes.ts';

/** The part of the template that Save saves; drawings are saved separately. */
export interface PdfDrawingSettings extends TemplateSettings {
  /** In the first bucket of the tenant; empty until a file is chosen. */
  readonly fileKey: string;
  readonly password: string;
  readonly passwordLiquid: string;
  readonly graphQlQuery: string;
}

export interface PdfDrawingForm extends PdfDrawingSettings {
  readonly drawings: readonly Drawing[];
}

/** The paths of the kind's fields in the settings panel. */
export const kindFields: readonly string[] = ['password', 'passwordLiquid', 'fileKey'];

const ownSettings = ['fileKey', 'password', 'passwordLiquid', 'graphQlQuery'] as const;
const settingNames = [...settingsFields, ...ownSettings] as const;

interface ReadTemplate {
  readonly fileKey: string;
  readonly password?: string | null | undefined;
  readonly passwordLiquid?: string | null | undefined;
  readonly graphQlQuery?: string | null | undefined;
  readonly drawings?: readonly (PdfDrawingPartFragment | null)[] | null | undefined;
}

export function fromTemplate(settings: TemplateSettings, template: ReadTemplate): PdfDrawingForm {
  return {
    ...settings,
    fileKey: template.fileKey,
    password: template.password ?? '',
    passwordLiquid: template.passwordLiquid ?? '',
    graphQlQuery: template.graphQlQuery ?? '',
    drawings: (template.drawings ?? []).flatMap((drawing) => (drawing ? [toDrawing(drawing)] : [])),
  };
}

/** Box coordinates are rounded, so that figures from other programs are readable and can be aligned to. */
export function toDrawing(stored: PdfDrawingPartFragment): Drawing {
  const { x, y, width, height } = toDrawingBox(stored.point1, stored.point2);
  return {
    id: stored.id,
    page: stored.page,
    x: roundLength(x),
    y: roundLength(y),
    width: roundLength(width),
    height: roundLength(height),
    kind: stored.kind,
    liquidSource: stored.liquidSource ?? '',
    textAlignment: stored.textAlignment ?? 'LEFT',
    verticalAlignment: stored.verticalAlignment ?? 'TOP',
    familyName: stored.font?.familyName ?? drawingDefaults.familyName,
    fontStyle: stored.font?.fontStyle ?? 'REGULAR',
    emSize: stored.font?.emSize ?? drawingDefaults.emSize,
    pictureFileKey: stored.pictureFileKey ?? '',
    isShrunkToFit: stored.isShrunkToFit,
    fieldName: stored.fieldName ?? '',
  };
}

export function toSettingsInput(form: PdfDrawingSettings): createPdfDrawingTemplateInput {
  const { name, logicalId, description, password, passwordLiquid, graphQlQuery } = form;
  return { name: name.trim(), logicalId: logicalId.trim(), description, password, passwordLiquid, graphQlQuery };
}

export function hasSameSettings(one: PdfDrawingSettings, other: PdfDrawingSettings): boolean {
  return settingNames.every((field) => one[field] === other[field]);
}

export function settingsOf(form: PdfDrawingSettings): PdfDrawingSettings {
  const { name, logicalId, description, fileKey, password, passwordLiquid, graphQlQuery } = form;
  return { name, logicalId, description, fileKey, password, passwordLiquid, graphQlQuery };
}

/** Content is sent completely if any of it has changed, since it is edited as a unit. */
export function toSaveInput({ added, updated, removed }: DrawingChanges): saveDrawingsInput {
  return {
    remove: removed.map((id) => ({ id })),
    update: updated.map(({ id, position, content }) => ({
      id,
      drawing: toUpdateInput(position, content),
    })),
    add: added.map((drawing): addPdfDrawingInput => ({
      id: drawing.id,
      ...toPositionInput(drawing),
      ...toContentInput(drawing),
    })),
  };
}

/** Unsaved changes on the screen; undefined if there are none. */
export function toUnsaved(saved: PdfDrawingForm, current: PdfDrawingForm): unsavedPdfDrawingInput | undefined {
  const changes = toChanges(saved.drawings, current.drawings, 'all');
  const isOtherFile = current.fileKey !== saved.fileKey;
  if (isNothing(changes) && !isOtherFile) return undefined;
  return { drawings: toSaveInput(changes), ...(isOtherFile && { fileKey: current.fileKey }) };
}

function toUpdateInput(
  position: DrawingPosition | undefined,
  content: DrawingContent | undefined,
): updatePdfDrawingInput {
  return { ...(position && toPositionInput(position)), ...(content && toContentInput(content)) };
}

function toPositionInput(position: DrawingPosition) {
  const { point1, point2 } = toDrawingPoints(position);
  return {
    page: position.page,
    point1,
    point2: { x: roundLength(point2.x), y: roundLength(point2.y) },
  };
}

function toContentInput(content: DrawingContent) {
  const { kind, liquidSource, textAlignment, verticalAlignment, familyName, fontStyle, emSize } = content;
  const { pictureFileKey, isShrunkToFit, fieldName } = content;
  return {
    kind,
    liquidSource,
    textAlignment,
    verticalAlignment,
    font: { familyName, fontStyle, emSize },
    pictureFileKey: pictureFileKey === '' ? null : pictureFileKey,
    isShrunkToFit,
    fieldName: fieldName === '' ? null : fieldName,
  };
}

/** Reads a stored draft; undefined if it is not of this kind. */
export function readPdfDrawingForm(value: unknown): PdfDrawingForm | undefined {
  const texts = readTexts(value, settingNames);
  if (!texts || typeof value !== 'object' || value === null || !('drawings' in value)) return undefined;
  if (!Array.isArray(value.drawings) || value.drawings.length > drawingLimits.drawings) return undefined;
  const drawings = value.drawings.map(readStoredDrawing);
  const read = drawings.filter((drawing) => drawing !== undefined);
  return read.length === drawings.length ? { ...texts, drawings: read } : undefined;
}

function readStoredDrawing(value: unknown): Drawing | undefined {
  const drawing = readDrawing(value);
  if (!drawing || typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? { ...drawing, id: value.id } : undefined;
}

/** A draft does not remove drawings that were saved after it. */
export function withSavedDrawings(draft: PdfDrawingForm, saved: readonly Drawing[]): PdfDrawingForm {
  const ids = new Set(draft.drawings.map(({ id }) => id));
  const missing = saved.filter(({ id }) => !ids.has(id));
  return missing.length === 0 ? draft : { ...draft, drawings: [...draft.drawings, ...missing] };
}
