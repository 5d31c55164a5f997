// Warnings about the PDF file that is drawn on. Pure.
import type { FormFacts } from '@coverwright/render/pdf-drawing';
import type { renderWarning } from '../../../../graphql/generated/schema-types.ts';
import type { DrawingContent, FormState } from './pdf-drawing.ts';

const path = 'fileKey';

/** About the state of the template's file. */
export function toStateWarnings(
  state: FormState,
  { fileKey, file }: Pick<DrawingContent, 'fileKey' | 'file'>,
  found: { readonly fileKey: string; readonly pageCount: number },
): renderWarning[] {
  if (state === 'MOVED') {
    const message = `The file ${fileKey} was moved to ${found.fileKey}, and is printed from there. Choose it again to update the template.`;
    return [{ code: 'FILE', message, path }];
  }
  if (state !== 'REPLACED') return [];
  const before = file?.pageCount ?? found.pageCount;
  const pages = before === found.pageCount ? '' : ` It has ${found.pageCount} pages instead of ${before}.`;
  const message = `The file at ${fileKey} is not the one that was chosen.${pages} Check the drawings, and choose the file again to accept it.`;
  return [{ code: 'FILE', message, path }];
}

/** About the file itself. */
export function toFormWarnings({ isLocked, hasXfa }: FormFacts): renderWarning[] {
  const warnings: renderWarning[] = [];
  if (isLocked) {
    const message =
      "The owner of the file restricts its use. Documents have the same restrictions, and the owner's password does not lift them.";
    warnings.push({ code: 'LOCK', message, path });
  }
  if (hasXfa) {
    const message =
      'The file also contains an XFA form. Readers that show that form instead of the pages do not show the drawings.';
    warnings.push({ code: 'XFA', message, path });
  }
  return warnings;
}
