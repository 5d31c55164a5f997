/** What the editor of a configuration marks while it is typed. */
import { locatePath, parseJsonText } from '@coverwright/rules';
import i18next from 'i18next';
import type { CodeDiagnostic } from '../../../ui/code-editor/code-editor-marks.ts';
import { jsonError } from '../../../ui/code-editor/json-marks.ts';
import { findConfigFaults, type ConfigFault } from './config-schema.ts';

/** Enough to work on; each is looked for in the whole text. */
const shownFaults = 50;

export function diagnoseConfig(text: string): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return [jsonError(parsed)];
  return findConfigFaults(parsed.value)
    .slice(0, shownFaults)
    .map((fault) => toDiagnostic(text, fault));
}

function toDiagnostic(text: string, { path, kind }: ConfigFault): CodeDiagnostic {
  const { key, from, to } = locatePath(text, path) ?? { from: 0, to: text.length };
  const range = kind === 'unknown' && key ? key : { from, to };
  return { ...range, severity: 'error', message: i18next.t(`appConfig:fault.${kind}`, { name: path.at(-1) ?? '' }) };
}
