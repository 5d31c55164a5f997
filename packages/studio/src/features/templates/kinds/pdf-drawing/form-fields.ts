/** The form's own fields: finds those that cover a drawing, and creates drawings at their positions. */
import { toDrawingBox } from '@coverwright/insurance/drawing-box';
import { newContent, type Drawing } from './drawing.ts';
import { roundLength, touches } from './editing/box.ts';
import type { FormField } from './pdf-drawing.api.ts';

/** A field that is printed over the box and hides it, unless the drawing replaces it. */
export function coveringField(drawing: Drawing, fields: readonly FormField[]): FormField | undefined {
  return fields.find(
    (field) =>
      field.isOpaque &&
      field.page === drawing.page &&
      field.name !== drawing.fieldName &&
      touches(toDrawingBox(field.point1, field.point2), drawing),
  );
}

/** A drawing for each field position that has none yet: a check mark for a check box, a text for other fields. */
export function drawingsOfFields(fields: readonly FormField[], drawings: readonly Drawing[]): Omit<Drawing, 'id'>[] {
  const taken = new Set(drawings.map(({ page, fieldName }) => `${page}/${fieldName}`));
  return fields.filter(({ page, name }) => !taken.has(`${page}/${name}`)).flatMap(toDrawing);
}

function toDrawing(field: FormField): Omit<Drawing, 'id'>[] {
  const { type, page, name, textAlignment, emSize, isMultiline } = field;
  if (type === 'BUTTON' || type === 'SIGNATURE') return [];
  const { x, y, width, height } = toDrawingBox(field.point1, field.point2);
  const isTick = type === 'CHECK_BOX' || type === 'RADIO';
  return [
    {
      ...newContent,
      page,
      x: roundLength(x),
      y: roundLength(y),
      width: roundLength(width),
      height: roundLength(height),
      kind: isTick ? 'CHECK_MARK' : 'TEXT',
      fieldName: name,
      textAlignment: textAlignment ?? newContent.textAlignment,
      verticalAlignment: isMultiline ? 'TOP' : 'CENTER',
      emSize: emSize ?? newContent.emSize,
    },
  ];
}
