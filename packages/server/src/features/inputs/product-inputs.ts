// The declared inputs of a product as JSON text. Pure: validation.
import { checkInputs } from '@coverwright/insurance/check-inputs';
import { inputLimits } from '@coverwright/insurance/input';
import { type DeclarationProblem, parseInputs } from '@coverwright/insurance/parse-inputs';
import { describeCondition, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateJson } from '../../errors/validate-json-text.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { Author } from '../../request/context.ts';

export interface ProductInputs {
  readonly inputsJsonString: string;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

/** The revision of a product without declared inputs. */
export const undeclaredRevision = 'none';

export function validateInputs(text: string | null, path: string): Problem[] {
  if (text === null) return [];
  const tooLong = validateText(text, path, { name: 'inputs', maxLength: inputLimits.textLength });
  if (tooLong.length > 0) return tooLong;
  const parsed = parseJsonText(text);
  if (!parsed.ok) return validateJson(text, path, 'inputs');
  const read = parseInputs(parsed.value);
  const problems = read.ok ? checkInputs(read.inputs, describeCondition) : read.problems;
  return problems.map((problem) => toProblem(problem, path));
}

function toProblem({ path: place, ...sentence }: DeclarationProblem, path: string): Problem {
  return { code: 'INVALID', ...sentence, path: place === '' ? path : `${path}.${place}` };
}

/** In one form, so that equal inputs are equal texts; null if nothing is declared. */
export function toStoredInputs(text: string | null): string | null {
  const parsed = parseJsonText(text ?? '[]');
  if (!parsed.ok || !Array.isArray(parsed.value) || parsed.value.length === 0) return null;
  return JSON.stringify(parsed.value);
}
