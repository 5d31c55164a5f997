// Saves several drawings of a template together. Pure.
import { type Problem, throwIfAny } from '../../../../errors/user-error.ts';
import { validateText } from '../../../../errors/validate-text.ts';
import type { saveDrawingsInput, unsavedPdfDrawingInput } from '../../../../graphql/generated/schema-types.ts';
import { say } from '../../../../sentences/say.ts';
import { type Drawing, type DrawingContent, toChangedDrawing, toDrawing } from './pdf-drawing.ts';
import {
  drawingNotFound,
  fileKeyMaxLength,
  validateBox,
  validateDrawing,
  validateDrawings,
} from './validate-drawing.ts';

export interface SavedDrawings {
  readonly content: DrawingContent;
  /** The updated and the added drawings, in this order. */
  readonly saved: readonly Drawing[];
}

/** All problems of the input itself. */
export function validateSaving({ update, add }: saveDrawingsInput): Problem[] {
  return [
    ...(update ?? []).flatMap(({ drawing }, index) => validateDrawing(drawing, `input.update.${index}.drawing.`)),
    ...(add ?? []).flatMap((drawing, index) => validateDrawing(drawing, `input.add.${index}.`)),
  ];
}

/** Whether the input names a file. */
export function namesPicture({ update, add }: saveDrawingsInput): boolean {
  const drawings = [...(add ?? []), ...(update ?? []).map(({ drawing }) => drawing)];
  return drawings.some(({ pictureFileKey }) => (pictureFileKey ?? '') !== '');
}

/** Throws all problems together. */
export function saveDrawings(
  { remove, update, add }: saveDrawingsInput,
  kept: DrawingContent,
  newId: () => string,
): SavedDrawings {
  const problems: Problem[] = [];
  const drawings = new Map(kept.drawings.map((drawing) => [drawing.id, drawing]));
  for (const [index, { id, expectedRevision }] of (remove ?? []).entries()) {
    const drawing = drawings.get(id);
    if (drawing !== undefined) problems.push(...validateRevision(drawing, expectedRevision, `input.remove.${index}`));
    drawings.delete(id);
  }
  const saved: Drawing[] = [];
  for (const [index, { id, expectedRevision, drawing: input }] of (update ?? []).entries()) {
    const path = `input.update.${index}`;
    const drawing = drawings.get(id);
    if (drawing === undefined) {
      problems.push(drawingNotFound(`${path}.id`));
      continue;
    }
    const changed = toChangedDrawing(input, drawing, newId());
    problems.push(...validateRevision(drawing, expectedRevision, path), ...validateBox(changed, `${path}.drawing.`));
    drawings.set(id, changed);
    saved.push(changed);
  }
  for (const [index, input] of (add ?? []).entries()) {
    const path = `input.add.${index}`;
    const added = toDrawing(input, { id: input.id ?? newId(), revision: newId() });
    problems.push(...validateBox(added, `${path}.`));
    if (drawings.has(added.id)) problems.push(idTaken(`${path}.id`));
    drawings.set(added.id, added);
    saved.push(added);
  }
  const content = { ...kept, drawings: [...drawings.values()] };
  throwIfAny([...problems, ...validateDrawings(content, 'input.add')]);
  return { content, saved };
}

/** The template with the unsaved changes. Throws all problems together. */
export function withUnsaved(
  kept: DrawingContent,
  { drawings, fileKey }: unsavedPdfDrawingInput,
  newId: () => string,
): DrawingContent {
  const path = 'unsaved.fileKey';
  const isChosen = fileKey !== undefined && fileKey !== null;
  throwIfAny([
    ...validateText(fileKey, path, { name: 'key', maxLength: fileKeyMaxLength }),
    ...validateSaving(drawings ?? {}),
  ]);
  const { content } = saveDrawings(drawings ?? {}, kept, newId);
  return isChosen ? { ...content, fileKey, file: null } : content;
}

function validateRevision(drawing: Drawing, expected: string | null | undefined, path: string): Problem[] {
  if (expected === null || expected === undefined || expected === drawing.revision) return [];
  return [{ code: 'CONFLICT', ...say('DRAWING_CHANGED'), path: `${path}.expectedRevision` }];
}

function idTaken(path: string): Problem {
  return { code: 'ALREADY_EXISTS', ...say('DRAWING_ID_TAKEN'), path };
}
