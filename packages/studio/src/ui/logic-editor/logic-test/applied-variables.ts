/** The variables of a test with the defaults of the declared inputs, as the server applies them. Pure. */
import { compileInputs } from '@coverwright/insurance/apply-inputs';
import type { Input } from '@coverwright/insurance/input';
import { countLongNumbers, parseLogicText } from '@coverwright/rules';
import { toCondition } from '../../input-fields/asked-fields.ts';

/** The text itself if there is nothing to apply. */
export function appliedVariables(variablesText: string, declared: readonly Input[]): string {
  const parsed = parseLogicText(variablesText.trim() === '' ? '{}' : variablesText);
  // A number whose digits matter would lose them.
  if (!parsed.ok || declared.length === 0 || countLongNumbers(parsed.value) > 0) return variablesText;
  const { values } = compileInputs(declared, toCondition)(parsed.value);
  return values === parsed.value ? variablesText : JSON.stringify(values);
}
