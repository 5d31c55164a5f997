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
  const message = 'An id has 8 to 64 letters, digits, hyphens and underscores. Omit it to have one assigned.';
  return [{ code: 'INVALID', message, path }];
}

function validatePage(page: Maybe<number>, path: string): Problem[] {
  if (page === null || page === undefined || (page >= 1 && page <= drawingLimits.pageMax)) return [];
  const message = `There is no page ${page}. Pages are counted from 1.`;
  return [{ code: 'INVALID', message, path }];
}

function validatePoint(point: Maybe<pointInput>, path: string): Problem[] {
  if (!point) return [];
  const { coordinateMax: max } = drawingLimits;
  return (['x', 'y'] as const).flatMap((axis): Problem[] => {
    const value = point[axis];
    if (Math.abs(value) <= max) return [];
    const message = `The ${axis} coordinate is ${value}. Enter -${max} to ${max} points.`;
    return [{ code: 'INVALID', message, path: `${path}.${axis}` }];
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
  const message = `The font size is ${emSize}. Enter ${fontSizeMin} to ${fontSizeMax} points.`;
  return [...problems, { code: 'INVALID', message, path: `${path}.emSize` }];
}

/** Validates the box once both corners are known. */
export function validateBox({ point1, point2, kind, pictureFileKey }: Drawing, prefix: string): Problem[] {
  const { width, height } = toDrawingBox(point1, point2);
  const { sideMin } = drawingLimits;
  const problems: Problem[] = [];
  if (width < sideMin || height < sideMin) {
    const message = `The box is ${round(width)} by ${round(height)} points. Make it at least ${sideMin} by ${sideMin}.`;
    problems.push({ code: 'INVALID', message, path: `${prefix}point2` });
  }
  if (kind === 'PICTURE' && (pictureFileKey ?? '').trim() === '') {
    problems.push({ code: 'REQUIRED', message: 'Choose a picture.', path: `${prefix}pictureFileKey` });
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
    const message = `A template can have at most ${max.toLocaleString('en-US')} drawings; this one would have ${drawings.length.toLocaleString('en-US')}.`;
    return [{ code: 'LIMIT_EXCEEDED', message, path }];
  }
  const sizeBytes = drawings.reduce((sum, { liquidSource }) => sum + Buffer.byteLength(liquidSource ?? ''), 0);
  if (sizeBytes <= templateTextMaxBytes) return [];
  const [size, most] = [sizeBytes, templateTextMaxBytes].map((bytes) => bytes.toLocaleString('en-US'));
  const message = `The texts of all drawings together have ${size} bytes; the maximum is ${most}. Shorten them.`;
  return [{ code: 'TOO_LONG', message, path }];
}

export function drawingNotFound(path: string): Problem {
  return { code: 'NOT_FOUND', message: 'The template has no drawing with this id.', path };
}
