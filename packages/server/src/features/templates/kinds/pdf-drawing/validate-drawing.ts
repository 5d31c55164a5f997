// Validates PDF drawing templates for storing. Pure.
import { drawingLimits, toDrawingBox } from '@coverwright/insurance/drawing-box';
import type { Maybe } from '@coverwright/insurance/maybe';
import type { Problem } from '../../../../errors/user-error.ts';
import { validateText } from '../../../../errors/validate-text.ts';
import type {
  createPdfDrawingTemplateInput,
  fontInput,
  pointInput,
  updatePdfDrawingInput,
} from '../../../../graphql/generated/schema-types.ts';
import { say } from '../../../../sentences/say.ts';
import { validatePassword } from '../../documents/document-passwords.ts';
import { templateTextMaxBytes, validateTemplateText } from '../../template.ts';
import type { Drawing, DrawingContent } from './pdf-drawing.ts';

export const familyNameMaxLength = 200;
export const fieldNameMaxLength = 1_000;
export const fileKeyMaxLength = 1_024;
const idForm = /^[\w-]{8,64}$/;

export function validateTemplateSettings(
  { password, passwordLiquid }: Pick<createPdfDrawingTemplateInput, 'password' | 'passwordLiquid'>,
  prefix: string,
): Problem[] {
  return [
    ...validatePassword(password, `${prefix}password`),
    ...validateTemplateText(passwordLiquid, `${prefix}passwordLiquid`, 'Liquid of the password'),
  ];
}

/** All problems of the input itself; paths begin with the prefix, such as `input.`. */
export function validateDrawing(
  input: updatePdfDrawingInput & { readonly id?: Maybe<string> },
  prefix: string,
): Problem[] {
  return [
    ...validateId(input.id, `${prefix}id`),
    ...validatePage(input.page, `${prefix}page`),
    ...validatePoint(input.point1, `${prefix}point1`),
    ...validatePoint(input.point2, `${prefix}point2`),
    ...validateTemplateText(input.liquidSource, `${prefix}liquidSource`, 'text'),
    ...validateFont(input.font, `${prefix}font`),
    ...validateText(input.pictureFileKey, `${prefix}pictureFileKey`, { name: 'key', maxLength: fileKeyMaxLength }),
    ...validateText(input.fieldName, `${prefix}fieldName`, {
      name: 'name of the field',
      maxLength: fieldNameMaxLength,
    }),
  ];
}

function validateId(id: Maybe<string>, path: string): Problem[] {
  if (id === null || id === undefined || idForm.test(id)) return [];
  return [{ code: 'INVALID', ...say('DRAWING_ID_MALFORMED'), path }];
}

function validatePage(page: Maybe<number>, path: string): Problem[] {
  if (page === null || page === undefined || (page >= 1 && page <= drawingLimits.pageMax)) return [];
  return [{ code: 'INVALID', ...say('PAGE_UNKNOWN', { page }), path }];
}

function validatePoint(point: Maybe<pointInput>, path: string): Problem[] {
  if (!point) return [];
  const { coordinateMax: max } = drawingLimits;
  return (['x', 'y'] as const).flatMap((axis): Problem[] => {
    const value = point[axis];
    if (Math.abs(value) <= max) return [];
    return [{ code: 'INVALID', ...say('COORDINATE_OUT_OF_RANGE', { axis, value, max }), path: `${path}.${axis}` }];
  });
}

function validateFont(font: Maybe<fontInput>, path: string): Problem[] {
  if (!font) return [];
  const { fontSizeMin, fontSizeMax } = drawingLimits;
  const { familyName, emSize } = font;
  const problems = validateText(familyName, `${path}.familyName`, {
    name: 'font name',
    maxLength: familyNameMaxLength,
    isRequired: true,
  });
  if (emSize >= fontSizeMin && emSize <= fontSizeMax) return problems;
  const sentence = say('FONT_SIZE_OUT_OF_RANGE', { size: emSize, min: fontSizeMin, max: fontSizeMax });
  return [...problems, { code: 'INVALID', ...sentence, path: `${path}.emSize` }];
}

/** Validates the box once both corners are known. */
export function validateBox({ point1, point2, kind, pictureFileKey }: Drawing, prefix: string): Problem[] {
  const { width, height } = toDrawingBox(point1, point2);
  const { sideMin } = drawingLimits;
  const problems: Problem[] = [];
  if (width < sideMin || height < sideMin) {
    const sentence = say('BOX_TOO_SMALL', { width: round(width), height: round(height), min: sideMin });
    problems.push({ code: 'INVALID', ...sentence, path: `${prefix}point2` });
  }
  if (kind === 'PICTURE' && (pictureFileKey ?? '').trim() === '') {
    problems.push({ code: 'REQUIRED', ...say('PICTURE_REQUIRED'), path: `${prefix}pictureFileKey` });
  }
  return problems;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** All drawings of one template are stored and read together. */
export function validateDrawings({ drawings }: Pick<DrawingContent, 'drawings'>, path: string): Problem[] {
  const { drawings: max } = drawingLimits;
  if (drawings.length > max) {
    const sentence = say('TOO_MANY_DRAWINGS', {
      max: max.toLocaleString('en-US'),
      count: drawings.length.toLocaleString('en-US'),
    });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  const sizeBytes = drawings.reduce((sum, { liquidSource }) => sum + Buffer.byteLength(liquidSource ?? ''), 0);
  if (sizeBytes <= templateTextMaxBytes) return [];
  const sentence = say('DRAWING_TEXTS_TOO_LONG', {
    size: sizeBytes.toLocaleString('en-US'),
    max: templateTextMaxBytes.toLocaleString('en-US'),
  });
  return [{ code: 'TOO_LONG', ...sentence, path }];
}

export function drawingNotFound(path: string): Problem {
  return { code: 'NOT_FOUND', ...say('DRAWING_UNKNOWN'), path };
}
