// Missing data in a document that must be complete. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';
import { findsNoRecord, type RenderValues } from '../rendering/render-input.ts';
import type { PrintedDocument } from '../template-kind.ts';
import type { Warning } from '../warning.ts';

interface RenderedValues {
  readonly values: RenderValues;
  /** Names of the query's variables that were sent. */
  readonly variables: readonly string[];
}

/** The problems that prevent a document that must be complete from being printed. */
export function listHoles(
  { values, variables }: RenderedValues,
  { missingVariables, warnings }: Pick<PrintedDocument, 'missingVariables' | 'warnings'>,
): Problem[] {
  if (findsNoRecord(values)) return [noRecord(variables)];
  return [...(missingVariables.length === 0 ? [] : [dataIncomplete(missingVariables)]), ...toHoles(warnings)];
}

export function dataIncomplete(missingVariables: readonly string[]): Problem {
  const sentence = say('DATA_INCOMPLETE', { variables: missingVariables.join(', ') });
  return { code: 'INVALID', ...sentence, path: 'allowIncomplete' };
}

function noRecord(variables: readonly string[]): Problem {
  const [only, ...others] = variables;
  if (only === undefined) return { code: 'NOT_FOUND', ...say('RECORD_NOT_FOUND'), path: 'variables' };
  const sentence =
    others.length === 0
      ? say('RECORD_OF_VARIABLE_NOT_FOUND', { variable: only })
      : say('RECORD_OF_VARIABLES_NOT_FOUND', { variables: variables.join(', ') });
  return { code: 'NOT_FOUND', ...sentence, path: `variables.${only}` };
}

/** Warnings about content that readers of the document would miss. */
const holeCodes: readonly unknown[] = ['LOOP', 'OBJECT', 'CHARACTERS', 'WIDTH'];

export function toHoles(warnings: readonly Warning[], codes = holeCodes): Problem[] {
  return warnings
    .filter(({ code }) => codes.includes(code))
    .map(({ reason, params, message, path, line, column, excerpt }) => ({
      code: 'INVALID',
      reason,
      message,
      ...(params !== undefined && { params }),
      ...(typeof path === 'string' && { path }),
      ...(typeof line === 'number' && { line }),
      ...(typeof column === 'number' && { column }),
      ...(typeof excerpt === 'string' && { excerpt }),
    }));
}
