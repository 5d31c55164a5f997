// Missing data in a document that must be complete. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import type { renderWarning } from '../../../graphql/generated/schema-types.ts';
import { findsNoRecord, type RenderValues } from '../rendering/merge-values.ts';
import type { PrintedDocument } from '../template-kind.ts';

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
  const message = `The data lacks ${missingVariables.join(', ')}. Complete it, or ${printAnyway}`;
  return [
    ...(missingVariables.length === 0 ? [] : [{ code: 'INVALID', message, path: 'allowIncomplete' } as const]),
    ...toHoles(warnings),
  ];
}

const printAnyway = 'send allowIncomplete: true to print anyway.';

function noRecord(variables: readonly string[]): Problem {
  const [only, ...others] = variables;
  const why =
    only === undefined
      ? "The template's query finds no record"
      : `The template's query finds no record for its ${others.length === 0 ? 'variable' : 'variables'} ${variables.join(', ')}`;
  const path = only === undefined ? 'variables' : `variables.${only}`;
  return { code: 'NOT_FOUND', message: `${why}. Check the values, or ${printAnyway}`, path };
}

/** Warnings about content that readers of the document would miss. */
const holeCodes: readonly unknown[] = ['LOOP', 'OBJECT', 'CHARACTERS', 'WIDTH'];

export function toHoles(warnings: readonly renderWarning[], codes = holeCodes): Problem[] {
  return warnings
    .filter(({ code }) => codes.includes(code))
    .map(({ message, path, line, column, excerpt }) => ({
      code: 'INVALID',
      message,
      ...(typeof path === 'string' && { path }),
      ...(typeof line === 'number' && { line }),
      ...(typeof column === 'number' && { column }),
      ...(typeof excerpt === 'string' && { excerpt }),
    }));
}
