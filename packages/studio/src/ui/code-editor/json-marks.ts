/** Markers where a text is not valid JSON; the caller validates the content. */
import { parseJsonText, type JsonTextResult } from '@coverwright/rules';
import type { CodeDiagnostic } from './code-editor-marks.ts';
import { jsonProblemText } from '../problems/rule-text.ts';

/** An empty text is valid. */
export function diagnoseJson(text: string): CodeDiagnostic[] {
  if (text.trim() === '') return [];
  const parsed = parseJsonText(text);
  return parsed.ok ? [] : [jsonError(parsed)];
}

export function jsonError(error: Extract<JsonTextResult, { readonly ok: false }>): CodeDiagnostic {
  return { from: error.offset, to: error.endOffset, severity: 'error', message: jsonProblemText(error) };
}
