// Checks whether a line of an import, or a single imported document, can be stored; otherwise returns all its
// problems. Pure.
import type { z } from 'zod';
import { shapeProblems } from '../../errors/shape-problems.ts';
import { findUnstorableText } from '../../errors/validate-text.ts';
import type { Problem } from '../../errors/user-error.ts';
import { isValueNestedTooDeep } from '../../request/nesting.ts';
import { type ImportedThing, lineShapes } from './line-shapes.ts';
import { say, word } from '../../sentences/say.ts';

/** As stored: with ids filled in and times in UTC. */
export type KeptDocument = z.output<(typeof lineShapes)[ImportedThing]>;

export type LineOutcome =
  | { readonly ok: true; readonly document: KeptDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Further problems would only repeat the first ones. */
const problemsMax = 50;

export function readLine(thing: ImportedThing, line: string): LineOutcome {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused([{ code: 'INVALID', ...say('LINE_NOT_JSON') }]);
  }
  return validateDocument(thing, value);
}

export function validateDocument(thing: ImportedThing, value: unknown): LineOutcome {
  if (isValueNestedTooDeep(value)) {
    return refused([{ code: 'LIMIT_EXCEEDED', ...say('LINE_TOO_DEEP') }]);
  }
  const unstorable = findUnstorableText(value).map((problem) => ({
    ...problem,
    ...say('LINE_TEXT_NOT_STORABLE', { place: problem.path ?? word('The line') }),
  }));
  const parsed = lineShapes[thing].safeParse(value, { reportInput: true });
  if (parsed.success && unstorable.length === 0) return { ok: true, document: parsed.data };
  return refused([...unstorable, ...shapeProblems(parsed.error?.issues ?? [], 'The line')]);
}

function refused(problems: readonly Problem[]): LineOutcome {
  return { ok: false, problems: problems.slice(0, problemsMax) };
}
