/** The problems of the JSON text at their blocks; those in a collapsed block are shown at it. Pure. */
import type { Block } from '@coverwright/rules/blocks';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { idOfPlace, placeAtOffset, type BlockRow } from './block-rows.ts';

type ProblemsById = ReadonlyMap<string, readonly CodeDiagnostic[]>;

export function problemsByRow(
  root: Block,
  rows: readonly BlockRow[],
  problems: readonly CodeDiagnostic[],
): ProblemsById {
  const shown = new Set(rows.map(({ id }) => id));
  const byId = new Map<string, CodeDiagnostic[]>();
  for (const problem of problems) {
    const place = [...placeAtOffset(root, problem.from)];
    while (place.length > 0 && !shown.has(idOfPlace(place))) place.pop();
    const id = idOfPlace(place);
    byId.set(id, [...(byId.get(id) ?? []), problem]);
  }
  return byId;
}
