import { formatJson } from '../../../ui/code-editor/code-editor-format.ts';
import type { CodeForm } from './code-form.ts';

/** Custom logic in lines that can be read: it is kept in one. */
export function laidOut(form: CodeForm): CodeForm {
  const formatted = form.kind === 'custom' ? formatJson(form.logicText) : undefined;
  return formatted === undefined ? form : { ...form, logicText: formatted };
}
