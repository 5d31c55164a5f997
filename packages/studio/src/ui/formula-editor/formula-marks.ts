/** The markers of a formula: what cannot be read, or what the rules package finds in logic that can. */
import { checkRule, parseJsonText, type RuleFinding } from '@coverwright/rules';
import { changesByFormula, rangeInFormula, type FormulaFinding } from '@coverwright/rules/formula';
import i18next from 'i18next';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { ruleText } from '../problems/rule-text.ts';

const shownFindings = 100;

/** @param logicText the logic, if it is that of the formula */
export function diagnoseFormula(formula: string, logicText: string): readonly CodeDiagnostic[] {
  const read = changesByFormula(logicText, formula);
  if (!read.ok) return [toDiagnostic(read.finding)];
  const parsed = parseJsonText(logicText);
  if (!parsed.ok || read.changes.length > 0) return [];
  // The digits of numbers are checked in the JSON text.
  const findings = checkRule(parsed.value).filter(({ code }) => code !== 'UNSAFE_NUMBER');
  return findings.slice(0, shownFindings).map((finding) => toRuleDiagnostic(formula, finding));
}

function toDiagnostic({ code, from, to, about = '', correction }: FormulaFinding): CodeDiagnostic {
  const message = i18next.t(`logic:formula.finding.${code}`, { about });
  return { from, to, severity: 'error', message, ...(correction && { replacement: use(correction.text) }) };
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
