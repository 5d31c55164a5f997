// Warnings about the PDF file that is drawn on. Pure.
import type { FormFacts } from '@coverwright/render/pdf-drawing';
import { say } from '../../../../sentences/say.ts';
import type { DrawingContent, FormState } from './pdf-drawing.ts';
import type { Warning } from '../../warning.ts';

const path = 'fileKey';

/** About the state of the template's file. */
export function toStateWarnings(
  state: FormState,
  { fileKey, file }: Pick<DrawingContent, 'fileKey' | 'file'>,
  found: { readonly fileKey: string; readonly pageCount: number },
): Warning[] {
  if (state === 'MOVED') {
    return [{ code: 'FILE', ...say('FORM_MOVED', { fileKey: fileKey ?? '', to: found.fileKey }), path }];
  }
  if (state !== 'REPLACED') return [];
  const { pageCount: count } = found;
  const before = file?.pageCount ?? count;
  const named = { fileKey: fileKey ?? '' };
  const sentence =
    before === count ? say('FORM_REPLACED', named) : say('FORM_REPLACED_WITH_PAGES', { ...named, count, before });
  return [{ code: 'FILE', ...sentence, path }];
}

/** About the file itself. */
export function toFormWarnings({ isLocked, hasXfa }: FormFacts): Warning[] {
  const warnings: Warning[] = [];
  if (isLocked) warnings.push({ code: 'LOCK', ...say('FORM_RESTRICTED'), path });
  if (hasXfa) warnings.push({ code: 'XFA', ...say('FORM_WITH_XFA'), path });
  return warnings;
}
