/** The markers of a formula: what cannot be read, or what the rules package finds in logic that can. */
import { checkRule, parseJsonText, type RuleFinding } from '@coverwright/rules';
import { nearestTexts } from '@coverwright/insurance/nearest-texts';
import { changesByFormula, rangeInFormula, variablesInFormula, type FormulaFinding } from '@coverwright/rules/formula';
import i18next from 'i18next';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { findingText } from './finding-text.ts';
import { ruleText } from '../problems/rule-text.ts';

const shownFindings = 100;

/**
 * @param logicText the logic, if it is that of the formula
 * @param inputs the paths of the declared inputs; none if they are not known
 */
export function diagnoseFormula(
  formula: string,
  logicText: string,
  inputs: readonly string[] = [],
): readonly CodeDiagnostic[] {
  const read = changesByFormula(logicText, formula);
  if (!read.ok) return [toDiagnostic(read.finding)];
  const parsed = parseJsonText(logicText);
  if (!parsed.ok || read.changes.length > 0) return [];
  // The digits of numbers are checked in the JSON text.
  const findings = checkRule(parsed.value).filter(({ code }) => code !== 'UNSAFE_NUMBER');
  return [
    ...findings.slice(0, shownFindings).map((finding) => toRuleDiagnostic(formula, finding)),
    ...misspeltInputs(formula, inputs),
  ];
}

function toDiagnostic(finding: FormulaFinding): CodeDiagnostic {
  const { from, to, about = '', correction } = finding;
  return {
    from,
    to,
    severity: 'error',
    message: findingText(finding),
    ...(correction && {
      replacement:
        correction.text === ''
          ? { label: i18next.t('logic:formula.remove', { text: about }), text: '' }
          : use(correction.text),
    }),
  };
}

/** Logic may also read what is not declared, so that only names that resemble a declared one are reported. */
function misspeltInputs(formula: string, inputs: readonly string[]): readonly CodeDiagnostic[] {
  if (inputs.length === 0) return [];
  const known = new Set(inputs.flatMap(withParents));
  const unknown = variablesInFormula(formula).filter(({ path }) => !known.has(path));
  return unknown.slice(0, shownFindings).flatMap(({ path, from, to }): CodeDiagnostic[] => {
    const [near] = nearestTexts(path, inputs, 1);
    if (near === undefined) return [];
    const message = i18next.t('logic:formula.undeclared', { path, near });
    return [{ from, to, severity: 'warning', message, replacement: use(near) }];
  });
}

/** Of a.b.c, also a and a.b, which are read as a whole. */
function withParents(path: string): readonly string[] {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

function toRuleDiagnostic(formula: string, finding: RuleFinding): CodeDiagnostic {
  const { severity, reason, parameters, path } = finding;
  const near = reason === 'OPERATOR_MISSPELT' ? parameters['near'] : undefined;
  const range = rangeInFormula(formula, path) ?? { from: 0, to: formula.length };
  return {
    ...range,
    severity,
    message: ruleText(finding),
    ...(near !== undefined && { replacement: use(String(near)) }),
  };
}

function use(text: string): NonNullable<CodeDiagnostic['replacement']> {
  return { label: i18next.t('logic:formula.use', { text }), text };
}
