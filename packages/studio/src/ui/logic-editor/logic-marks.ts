/** The markers of the logic editor, and its completions. */
import {
  checkRule,
  listUnhandledReads,
  listVariables,
  operators,
  parseJsonText,
  type RuleFinding,
} from '@coverwright/rules';
import i18next from 'i18next';
import type { CodeCompletion, CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { jsonError } from '../code-editor/json-marks.ts';
import { operatorText, ruleText } from '../problems/rule-text.ts';
import { findInexactNumbers } from './inexact-numbers.ts';
import { rangeOf } from './text-ranges.ts';

/** Limited, because locating each one searches the complete text. */
const shownFindings = 100;

/** Invalid JSON is an error; findings of the rules package in valid JSON keep the package's severity. */
export function diagnoseLogic(text: string): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return [jsonError(parsed)];
  // Numbers are checked in the text, which still has the digits that parsing loses.
  const findings = checkRule(parsed.value)
    .filter(({ code }) => code !== 'UNSAFE_NUMBER')
    .slice(0, shownFindings);
  return [...findings.map((finding) => toDiagnostic(text, finding)), ...diagnoseNumbers(text)];
}

/** Like diagnoseLogic, with information about variables without which the logic makes no decision. */
export function diagnoseDecision(text: string): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  const reads = parsed.ok ? listUnhandledReads(parsed.value).slice(0, shownFindings) : [];
  return [...diagnoseLogic(text), ...reads.map((finding) => toDiagnostic(text, finding))];
}

/** An empty text means no variables and is valid. */
export function diagnoseVariables(text: string): CodeDiagnostic[] {
  if (text.trim() === '') return [];
  const parsed = parseJsonText(text);
  return parsed.ok ? diagnoseNumbers(text) : [jsonError(parsed)];
}

function toDiagnostic(text: string, finding: RuleFinding): CodeDiagnostic {
  const { severity, reason, parameters, path } = finding;
  const near = reason === 'OPERATOR_MISSPELT' ? parameters['near'] : undefined;
  const written = JSON.stringify(near);
  return {
    ...rangeOf(text, path),
    severity,
    message: ruleText(finding),
    ...(near !== undefined && { replacement: { label: i18next.t('logic:use', { text: written }), text: written } }),
  };
}

function diagnoseNumbers(text: string): CodeDiagnostic[] {
  const numbers = findInexactNumbers(text).slice(0, shownFindings);
  return numbers.map(({ from, to, number, kept }) => {
    const range = { from, to, severity: 'warning' } as const;
    if (kept === undefined) return { ...range, message: i18next.t('logic:number.tooLarge', { number }) };
    const message = i18next.t('logic:number.inexact', { number, kept });
    return { ...range, message, replacement: { label: i18next.t('logic:use', { text: kept }), text: kept } };
  });
}

function operatorWords(): readonly CodeCompletion[] {
  return operators.map(({ name }) => ({ label: name, detail: operatorText(name) }));
}

/** Operators, and the variables that the logic reads; only operators while the logic is invalid. */
export function proposeWords(logicText: string): readonly CodeCompletion[] {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok) return operatorWords();
  const variables = listVariables(parsed.value).filter(({ path, dynamic }) => path !== '' && !dynamic);
  return [...operatorWords(), ...variables.map(({ path }) => ({ label: path }))];
}
