// Converts the drawings of a template for the printer, and the printer's warnings back to the template. Pure.
import { toDrawingBox } from '@coverwright/insurance/drawing-box';
import type { Drawn, DrawWarning } from '@coverwright/render/pdf-drawing';
import type { Problem } from '../../../../errors/user-error.ts';
import { say } from '../../../../sentences/say.ts';
import type { Source } from '../../rendering/render-input.ts';
import { defaultFont, type Drawing, type DrawingContent } from './pdf-drawing.ts';
import type { Warning } from '../../warning.ts';

const drawingsPath = 'drawings.';

export function toSourcePath(id: string): string {
  return `${drawingsPath}${id}.liquidSource`;
}

export function isAboutDrawing({ path }: Pick<Problem, 'path'>): boolean {
  return path?.startsWith(drawingsPath) === true;
}

type ShortText = Pick<Source, 'text' | 'path'>;

/** All texts with Liquid, the password last. */
export function toSources({ drawings, passwordLiquid }: DrawingContent): ShortText[] {
  const texts = drawings.flatMap(({ id, kind, liquidSource }): ShortText[] =>
    kind === 'PICTURE' ? [] : [{ text: liquidSource ?? '', path: toSourcePath(id) }],
  );
  const password = passwordLiquid ?? '';
  // Blanks were meant as a password, but would render as an empty one.
  return password === '' ? texts : [...texts, { text: password, path: 'passwordLiquid' }];
}

/** The drawings with their rendered texts; those whose Liquid has failed are omitted. */
export function toDrawn(drawings: readonly Drawing[], texts: ReadonlyMap<string, string>): Drawn[] {
  return drawings.flatMap((drawing): Drawn[] => {
    const { id, page, kind, point1, point2, fieldName } = drawing;
    const common = {
      id,
      page,
      box: toDrawingBox(point1, point2),
      textAlignment: drawing.textAlignment ?? 'LEFT',
      verticalAlignment: drawing.verticalAlignment ?? 'TOP',
      ...(fieldName !== null && { fieldName }),
    } as const;
    if (kind === 'PICTURE') return [{ ...common, kind, address: toAddress(drawing.pictureFileKey ?? '') }];
    const text = texts.get(toSourcePath(id));
    if (text === undefined) return [];
    if (kind === 'CHECK_MARK') return isTrue(text) ? [{ ...common, kind }] : [];
    const { familyName, emSize, fontStyle } = drawing.font ?? defaultFont;
    return [
      {
        ...common,
        kind,
        text,
        familyName,
        fontSize: emSize,
        isBold: fontStyle === 'BOLD' || fontStyle === 'BOLD_ITALIC',
        isItalic: fontStyle === 'ITALIC' || fontStyle === 'BOLD_ITALIC',
        line: fontStyle === 'UNDERLINE' ? 'underline' : fontStyle === 'STRIKEOUT' ? 'line-through' : 'none',
        isShrunkToFit: drawing.isShrunkToFit,
      },
    ];
  });
}

function toAddress(fileKey: string): string {
  return `/api/v1/files/${encodeURIComponent(fileKey)}`;
}

/** Liquid renders these for a false condition or value. */
function isTrue(text: string): boolean {
  return !['', 'false', 'no', '0'].includes(text.trim().toLowerCase());
}

/** Whether any drawing names a font family; it may be one of the printer's own. */
export function namesFont(drawings: readonly Drawing[]): boolean {
  return drawings.some(({ kind, font }) => kind === 'TEXT' && font !== null);
}

/** Further warnings would only repeat the first ones. */
const warningsMax = 200;

export function toDrawingWarnings(warnings: readonly DrawWarning[]): Warning[] {
  const shown = warnings.slice(0, warningsMax).map(({ code, id, ...sentence }) => ({
    code,
    ...sentence,
    path: code === 'FIT' || code === 'CHARACTERS' ? toSourcePath(id) : `${drawingsPath}${id}`,
  }));
  const omittedCount = warnings.length - shown.length;
  if (omittedCount === 0) return shown;
  return [...shown, { code: 'MORE', ...say('MORE_WARNINGS', { count: omittedCount.toLocaleString('en-US') }) }];
}

/** For Liquid that fails, in a preview. */
export function toLiquidWarning({ reason, params, message, path, line, column, excerpt }: Problem): Warning {
  return {
    code: 'LIQUID',
    reason,
    message,
    ...(params !== undefined && { params }),
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(excerpt !== undefined && { excerpt }),
  };
}
