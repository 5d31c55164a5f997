import { formatJson } from '../../../ui/code-editor/code-editor-format.ts';
import type { CodeForm } from './code-form.ts';

/** The form with its custom logic indented for reading; the server stores it in one line. */
export function formatLogic(form: CodeForm): CodeForm {
  const formatted = form.kind === 'custom' ? formatJson(form.logicText) : undefined;
  return formatted === undefined ? form : { ...form, logicText: formatted };
}
