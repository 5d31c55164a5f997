// Characters that no font has, reported for each drawn text.
import { describeUndrawn, findUndrawnCharacters } from '../../html-pdf/fonts/character-warnings.ts';
import type { FontCoverage } from '../../html-pdf/fonts/font-coverage.ts';
import { withoutRadicals } from '../../html-pdf/fonts/radicals.ts';
import type { TextReader } from '../../html-pdf/texts/texts.ts';
import type { DrawnText, DrawWarning } from '../drawing-request.ts';

interface Fonts {
  /** The printer's fonts. Undefined: every character can be drawn. */
  readonly coverage: FontCoverage | undefined;
  /** The content of the fonts that the document has loaded in addition. */
  readonly loaded: readonly Uint8Array[];
  readonly texts: TextReader;
}

export async function findCharacterWarnings(
  drawings: readonly DrawnText[],
  { coverage, loaded, texts }: Fonts,
  signal: AbortSignal,
): Promise<DrawWarning[]> {
  if (coverage === undefined) return [];
  /** By characters: whether a loaded font has them. Reading fonts takes long, and texts repeat. */
  const areDrawn = new Map<string, boolean>();
  const isDrawn = async (characters: string): Promise<boolean> => {
    if (loaded.length === 0) return false;
    const known = areDrawn.get(characters);
    if (known !== undefined) return known;
    const reading = await texts.read({ html: characters, coverage, loadedFonts: loaded }, signal);
    areDrawn.set(characters, reading.characterWarnings.length === 0);
    return reading.characterWarnings.length === 0;
  };
  const warnings: DrawWarning[] = [];
  for (const { id, text } of drawings) {
    const undrawn = findUndrawnCharacters(withoutRadicals(text), coverage);
    if (undrawn.length === 0 || (await isDrawn(undrawn.join('')))) continue;
    warnings.push({ code: 'CHARACTERS', id, ...describeUndrawn(undrawn) });
  }
  return warnings;
}
