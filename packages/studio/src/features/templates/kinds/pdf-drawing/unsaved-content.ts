import { hasSameContent, type Drawing } from './drawing.ts';

/** Whether the content of the drawing is to be saved yet; one that the server does not have is sent as a whole. */
export function hasUnsavedContent(drawing: Drawing, saved: readonly Drawing[]): boolean {
  const before = saved.find(({ id }) => id === drawing.id);
  return before !== undefined && !hasSameContent(before, drawing);
}
