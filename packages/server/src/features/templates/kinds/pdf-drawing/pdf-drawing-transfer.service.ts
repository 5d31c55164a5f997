// The file format of a PDF drawing template: the key of its PDF file, and its drawings without their ids.
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '@coverwright/rules';
import { z } from 'zod';
import { randomId } from '../../../../database/random-id.ts';
import {
  fontStyleInput,
  pdfDrawingKindEnumeration,
  textAlignmentEnumeration,
  verticalAlignmentEnumeration,
} from '../../../../graphql/generated/schema-types.ts';
import { validateText } from '../../../../errors/validate-text.ts';
import { templateTransfer } from '../../content/content-shape.ts';
import { type Drawing, type DrawingContent, readDrawingContent, toDrawing } from './pdf-drawing.ts';
import {
  fileKeyMaxLength,
  validateBox,
  validateDrawing,
  validateDrawings,
  validateTemplateSettings,
} from './validate-drawing.ts';

const text = z.string().nullable();
const point = z.strictObject({ x: z.number(), y: z.number() });
const font = z.strictObject({ familyName: z.string(), emSize: z.int(), fontStyle: z.enum(fontStyleInput) });

const shape = z.strictObject({
  fileKey: z.string(),
  password: text,
  passwordLiquid: text,
  drawings: z.array(
    z.strictObject({
      page: z.int(),
      point1: point,
      point2: point,
      kind: z.enum(pdfDrawingKindEnumeration),
      liquidSource: text,
      font: font.nullable(),
      textAlignment: z.enum(textAlignmentEnumeration).nullable(),
      verticalAlignment: z.enum(verticalAlignmentEnumeration).nullable(),
      pictureFileKey: text,
      isShrunkToFit: z.boolean(),
      fieldName: text,
    }),
  ),
});

export const pdfDrawingTransfer = templateTransfer({
  textKeys: [],
  shape,
  toFile: (stored) => toFileContent(readDrawingContent(stored)),
  validateContent: (content, path) => {
    const drawings = content.drawings.map((drawing) => toDrawing(drawing, { id: '', revision: '' }));
    return [
      ...validateTemplateSettings(content, `${path}.`),
      ...validateText(content.fileKey, `${path}.fileKey`, { name: 'key', maxLength: fileKeyMaxLength }),
      ...content.drawings.flatMap((drawing, index) => validateDrawing(drawing, `${path}.drawings.${index}.`)),
      ...drawings.flatMap((drawing, index) => validateBox(drawing, `${path}.drawings.${index}.`)),
      ...validateDrawings({ drawings }, `${path}.drawings`),
    ];
  },
  // The studio refers to a drawing by its id, so an existing one keeps it.
  toStoredContent: ({ drawings, ...content }, stored) => {
    const kept = readDrawingContent(stored);
    const free = [...kept.drawings];
    const same = (drawing: JsonObject) => {
      const at = free.findIndex((one) => isDeepStrictEqual(toFileDrawing(one), drawing));
      return at < 0 ? undefined : free.splice(at, 1)[0];
    };
    return toJson({
      ...content,
      // The acceptance of a different file does not apply to this one.
      file: kept.fileKey === content.fileKey ? kept.file : null,
      drawings: drawings.map((drawing) => {
        const normal = toDrawing(drawing, { id: randomId(), revision: randomId() });
        return same(toFileDrawing(normal)) ?? normal;
      }),
    });
  },
  toFileKeys: (content) => {
    const { fileKey, drawings } = readDrawingContent(content);
    return [fileKey, ...drawings.map(({ pictureFileKey }) => pictureFileKey ?? '')].filter((key) => key !== '');
  },
  toFontNames: (content) => readDrawingContent(content).drawings.flatMap((drawing) => drawing.font?.familyName ?? []),
});

function toFileContent({ fileKey, password, passwordLiquid, drawings }: DrawingContent): JsonObject {
  return { fileKey, password, passwordLiquid, drawings: drawings.map((drawing) => ({ ...toFileDrawing(drawing) })) };
}

function toFileDrawing({ id: _id, revision: _revision, ...drawing }: Drawing): JsonObject {
  const { point1, point2, font: written } = drawing;
  return { ...drawing, point1: { ...point1 }, point2: { ...point2 }, font: written && { ...written } };
}

function toJson({ fileKey, file, password, passwordLiquid, drawings }: DrawingContent): JsonObject {
  return {
    fileKey,
    file: file && { ...file },
    password,
    passwordLiquid,
    drawings: drawings.map((drawing) => ({ ...toFileDrawing(drawing), id: drawing.id, revision: drawing.revision })),
  };
}
