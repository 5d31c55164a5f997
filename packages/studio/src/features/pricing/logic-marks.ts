/** What the logic editor marks in the text, and the words it proposes. */
import {
  checkRule,
  listVariables,
  locatePath,
  operators,
  parseJsonText,
  type JsonPath,
  type JsonTextResult,
} from '@coverwright/rules';
import type { CodeCompletion, CodeDiagnostic } from '../../ui/code-editor-marks.ts';
import { jsonProblemText, operatorText, ruleText } from '../../ui/rule-text.ts';

/** Enough to work on; each is looked for in the whole text. */
const shownFindings = 100;

/** Broken JSON is an error; what the rules package finds wrong in valid JSON is told as the package grades it. */
export function diagnoseLogic(text: string): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return [jsonError(parsed)];
  const findings = checkRule(parsed.value).slice(0, shownFindings);
  return findings.map((finding) => ({
    ...placeOf(text, finding.path),
    severity: finding.severity,
    message: ruleText(finding),
  }));
}

type JsonProblem = Extract<JsonTextResult, { readonly ok: false }>;

/** An operator is marked at its name, anything else at its value. */
export function placeOf(text: string, path: JsonPath): { readonly from: number; readonly to: number } {
  const { key, ...value } = locatePath(text, path) ?? { from: 0, to: 0 };
  return key ?? value;
}

/** Empty text is no variables at all, and fine. */
export function diagnoseVariables(text: string): CodeDiagnostic[] {
  const parsed = text.trim() === '' ? undefined : parseJsonText(text);
  return parsed?.ok === false ? [jsonError(parsed)] : [];
}

function jsonError(error: JsonProblem): CodeDiagnostic {
  return { from: error.offset, to: error.endOffset, severity: 'error', message: jsonProblemText(error) };
}

function operatorWords(): readonly CodeCompletion[] {
  return operators.map(({ name }) => ({ label: name, detail: operatorText(name) }));
}

/** Operators, and the variables that the given logic reads; while it is broken, the operators alone. */
export function proposeWords(logicText: string): readonly CodeCompletion[] {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok) return operatorWords();
  const variables = listVariables(parsed.value).filter(({ path, dynamic }) => path !== '' && !dynamic);
  return [...operatorWords(), ...variables.map(({ path }) => ({ label: path }))];
}
