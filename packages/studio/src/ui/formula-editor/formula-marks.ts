/** The markers of a formula: what cannot be read, or what the rules package finds in logic that can. */
import { checkRule, parseJsonText, type RuleFinding } from '@coverwright/rules';
import { changesByFormula, rangeInFormula, type FormulaFinding } from '@coverwright/rules/formula';
import i18next from 'i18next';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { correctionOf } from '../logic-editor/logic-marks.ts';
import { checkOptionsOf, noWords, type LogicWords } from '../logic-editor/views/logic-words.ts';
import { findingText } from './finding-text.ts';
import { formulaRuleText, signsOfOperators } from './formula-rule-text.ts';

const shownFindings = 100;

/**
 * @param logicText the logic, if it is that of the formula
 * @param words what names are compared with
 */
export function diagnoseFormula(
  formula: string,
  logicText: string,
  words: LogicWords = noWords,
): readonly CodeDiagnostic[] {
  const read = changesByFormula(logicText, formula);
  if (!read.ok) return [toDiagnostic(read.finding)];
  const parsed = parseJsonText(logicText);
  if (!parsed.ok || read.changes.length > 0) return [];
  // The digits of numbers are checked in the JSON text.
  const findings = checkRule(parsed.value, checkOptionsOf(words)).filter(({ code }) => code !== 'UNSAFE_NUMBER');
  return findings.slice(0, shownFindings).map((finding) => toRuleDiagnostic(formula, finding));
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

function toRuleDiagnostic(formula: string, finding: RuleFinding): CodeDiagnostic {
  const { severity, path } = finding;
  const range = rangeInFormula(formula, path) ?? { from: 0, to: formula.length };
  const text = correctionInFormula(finding, formula.slice(range.from, range.to));
  return {
    ...range,
    severity,
    message: formulaRuleText(finding),
    ...(text !== undefined && { replacement: use(text) }),
  };
}

/** @param marked a text in quotes, or a name */
function correctionInFormula(finding: RuleFinding, marked: string): string | undefined {
  const { reason, parameters } = finding;
  if (reason === 'BOOLEAN_IN_CALCULATION') return String(parameters['form']);
  const near = correctionOf(finding);
  if (near === undefined) return undefined;
  return marked.startsWith('"') ? JSON.stringify(near) : (signsOfOperators.get(near) ?? near);
}

function use(text: string): NonNullable<CodeDiagnostic['replacement']> {
  return { label: i18next.t('logic:formula.use', { text }), text };
}
