/**
 * Drawings as clipboard text, so that they can be pasted into other templates, windows and tenants:
 * `{"coverwrightDrawings": 1, "drawings": [{…}]}`; described in docs/drawing-editor.md. The clipboard may contain
 * anything.
 */
import { drawingLimits } from '@coverwright/insurance/drawing-box';
import { parseJson } from '@coverwright/insurance/json';
import { contentOf, positionOf, readDrawing, type Drawing } from '../drawing.ts';

const version = 1;

/** A longer text is not even parsed. */
const mostCharacters = 4_000_000;

export function toClipboardText(drawings: readonly Drawing[]): string {
  const copied = drawings.map((drawing) => ({ ...positionOf(drawing), ...contentOf(drawing) }));
  return JSON.stringify({ coverwrightDrawings: version, drawings: copied });
}

/** Undefined for any other text. */
export function readClipboardText(text: string): readonly Omit<Drawing, 'id'>[] | undefined {
  if (text.length > mostCharacters || !text.trimStart().startsWith('{')) return undefined;
  const value: unknown = parseJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('coverwrightDrawings' in value) || value.coverwrightDrawings !== version) return undefined;
  if (!('drawings' in value) || !Array.isArray(value.drawings)) return undefined;
  if (value.drawings.length === 0 || value.drawings.length > drawingLimits.drawings) return undefined;
  const drawings = value.drawings.map(readDrawing);
  const read = drawings.filter((drawing) => drawing !== undefined);
  return read.length === drawings.length ? read : undefined;
}
