/** Marks where a text is not JSON; what the JSON holds is for others to judge. */
import { parseJsonText, type JsonTextResult } from '@coverwright/rules';
import type { CodeDiagnostic } from './code-editor-marks.ts';
import { jsonProblemText } from '../problems/rule-text.ts';

/** Empty text is fine. */
export function diagnoseJson(text: string): CodeDiagnostic[] {
  if (text.trim() === '') return [];
  const parsed = parseJsonText(text);
  return parsed.ok ? [] : [jsonError(parsed)];
}

export function jsonError(error: Extract<JsonTextResult, { readonly ok: false }>): CodeDiagnostic {
  return { from: error.offset, to: error.endOffset, severity: 'error', message: jsonProblemText(error) };
}
