/** Markers for the configuration editor: errors found while typing, and problems reported by the server. */
import { locatePath, parseJsonText, type JsonPath } from '@coverwright/rules';
import i18next from 'i18next';
import type { Problem } from '../../../api/api-error.ts';
import type { CodeProblem, TextPosition } from '../../../ui/code-editor/code-editor-problems.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import type { CodeDiagnostic } from '../../../ui/code-editor/code-editor-marks.ts';
import { jsonError } from '../../../ui/code-editor/json-marks.ts';
import { findConfigFaults, type ConfigFault } from './config-schema.ts';

/** Limited, because locating each one searches the complete text. */
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

/** @returns the position of the server's problem in the text: the innermost value on its path */
export function placeInText(text: string, path: string): TextPosition | undefined {
  const steps = toTextPath(path);
  for (let end = steps.length; end > 0; end -= 1) {
    const found = locatePath(text, steps.slice(0, end));
    if (found) return positionAt(text, found.from);
  }
  return undefined;
}

export function toConfigMarks(text: string, problems: readonly Problem[]): CodeProblem[] {
  return problems.flatMap((problem): CodeProblem[] => {
    const place = placeInText(text, problem.path ?? '');
    return place ? [{ ...place, severity: 'error', message: describeProblem(problem) }] : [];
  });
}

/** For example, config.head.metaJsonString.0 becomes head, meta and 0. */
function toTextPath(path: string): JsonPath {
  const [, ...steps] = path.split('.');
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step.replace(/JsonString$/, '')));
}

function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
