import { hasSameContent, type Drawing } from './drawing.ts';

/** Whether the content of the drawing is unsaved; a drawing that is not on the server yet is sent completely. */
export function hasUnsavedContent(drawing: Drawing, saved: readonly Drawing[]): boolean {
  const before = saved.find(({ id }) => id === drawing.id);
  return before !== undefined && !hasSameContent(before, drawing);
}
