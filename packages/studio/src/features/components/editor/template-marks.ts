/** Markers of the component source editor while typing: faults that prevent the template from being compiled. */
import { parseTemplate } from '@coverwright/component-tree/parse';
import type { CodeDiagnostic } from '../../../ui/code-editor/code-editor-marks.ts';

export function diagnoseTemplate(text: string): CodeDiagnostic[] {
  return parseTemplate(text).problems.map(({ offset, message }) => ({
    from: offset,
    to: Math.min(offset + 1, text.length),
    severity: 'error',
    message,
  }));
}
