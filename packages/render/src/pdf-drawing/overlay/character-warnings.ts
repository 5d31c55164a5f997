// Characters that no font has, told of each text that is drawn.
import { findUndrawnCharacters, undrawnMessage } from '../../html-pdf/fonts/character-warnings.ts';
import type { FontCoverage } from '../../html-pdf/fonts/font-coverage.ts';
import { withoutRadicals } from '../../html-pdf/fonts/radicals.ts';
import type { Drawn, DrawWarning } from '../drawing-request.ts';

export function toCharacterWarnings(drawings: readonly Drawn[], coverage: FontCoverage | undefined): DrawWarning[] {
  if (coverage === undefined) return [];
  return drawings.flatMap((drawn): DrawWarning[] => {
    if (drawn.kind !== 'TEXT') return [];
    const undrawn = findUndrawnCharacters(withoutRadicals(drawn.text), coverage);
    return undrawn.length === 0 ? [] : [{ code: 'CHARACTERS', id: drawn.id, message: undrawnMessage(undrawn) }];
  });
}
