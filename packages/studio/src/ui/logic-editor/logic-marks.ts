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
import { rangeOf, rangeOfValue } from './text-ranges.ts';
import { checkOptionsOf, noWords, type LogicWords } from './views/logic-words.ts';

/** Limited, because locating each one searches the complete text. */
const shownFindings = 100;

/**
 * Invalid JSON is an error; findings of the rules package in valid JSON keep the package's severity.
 * @param words what names are compared with
 */
export function diagnoseLogic(text: string, words: LogicWords = noWords): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return [jsonError(parsed)];
  // Numbers are checked in the text, which still has the digits that parsing loses.
  const findings = checkRule(parsed.value, checkOptionsOf(words))
    .filter(({ code }) => code !== 'UNSAFE_NUMBER')
    .slice(0, shownFindings);
  return [...findings.map((finding) => toDiagnostic(text, finding)), ...diagnoseNumbers(text)];
}

/** Like diagnoseLogic, with information about variables without which the logic makes no decision. */
export function diagnoseDecision(text: string, words: LogicWords = noWords): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  const reads = parsed.ok ? listUnhandledReads(parsed.value).slice(0, shownFindings) : [];
  return [...diagnoseLogic(text, words), ...reads.map((finding) => toDiagnostic(text, finding))];
}

/** If names in the logic are not inputs of its product, so that they have no value: these, then other warnings. */
export function findUndeclared(text: string, words: LogicWords): readonly RuleFinding[] {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return [];
  const findings = checkRule(parsed.value, checkOptionsOf(words));
  const names = findings.filter(({ code }) => code === 'UNDECLARED_NAME');
  return names.length === 0 ? [] : [...names, ...findings.filter((one) => !names.includes(one))];
}

/** An empty text means no variables and is valid. */
export function diagnoseVariables(text: string): CodeDiagnostic[] {
  if (text.trim() === '') return [];
  const parsed = parseJsonText(text);
  return parsed.ok ? diagnoseNumbers(text) : [jsonError(parsed)];
}

function toDiagnostic(text: string, finding: RuleFinding): CodeDiagnostic {
  const { severity, path, code } = finding;
  const near = correctionOf(finding);
  const written = JSON.stringify(near);
  // A name is the value of its operator.
  const isName = code === 'UNDECLARED_NAME' && typeof path.at(-1) !== 'number';
  return {
    ...((isName ? rangeOfValue(text, path) : undefined) ?? rangeOf(text, path)),
    severity,
    message: ruleText(finding),
    ...(near !== undefined && { replacement: { label: i18next.t('logic:use', { text: written }), text: written } }),
  };
}

const misspelt: ReadonlySet<string> = new Set(['OPERATOR_MISSPELT', 'VARIABLE_MISSPELT', 'TABLE_MISSPELT']);

/** The name that was probably meant, if there is only one, and the finding is at the name itself. */
export function correctionOf({ reason, parameters, path }: RuleFinding): string | undefined {
  const near = String(parameters['near'] ?? '');
  const isAtName = reason !== 'VARIABLE_MISSPELT' || path.at(-1) === 'var' || path.at(-2) === 'var';
  return misspelt.has(reason) && near !== '' && isAtName && !near.includes(', ') ? near : undefined;
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
