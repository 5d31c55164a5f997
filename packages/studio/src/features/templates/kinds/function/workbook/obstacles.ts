/** Why a function cannot be called with its workbook. Pure. */
import { isOf, toFieldRows } from '../fields/field-rows.ts';
import type { FunctionForm } from '../function-form.ts';
import type { Workbook } from './workbook.ts';

/** The distinct reasons that prevent calls; the solution is shown beside each. */
export type Obstacle =
  | { readonly kind: 'replaced' | 'noOutputs' | 'noEngine' }
  | { readonly kind: 'notExisting'; readonly names: readonly string[] }
  | { readonly kind: 'refused'; readonly name: string; readonly problem: string }
  | { readonly kind: 'differs'; readonly names: readonly string[] };

/** Checks the lists as typed, so that the result follows edits. */
export function findObstacles(
  workbook: Workbook,
  { inputs, outputs }: Pick<FunctionForm, 'inputs' | 'outputs'>,
): Obstacle[] {
  const rows = [...toFieldRows('input', inputs, workbook), ...toFieldRows('output', outputs, workbook)];
  const names = rows.filter(isOf('notExisting')).map(({ variable }) => variable);
  const used = rows
    .filter(isOf('matched'))
    .flatMap(({ name, field }) => (field?.kind === 'output' ? [{ name, field }] : []));
  const refused = used.flatMap(({ name, field: { problem } }): Obstacle[] =>
    typeof problem === 'string' ? [{ kind: 'refused', name, problem }] : [],
  );
  const differing = workbook.acceptedAt ? [] : used.filter(({ field }) => field.differs && !field.problem);
  return [
    ...(workbook.isCurrent ? [] : [{ kind: 'replaced' } as const]),
    ...(names.length > 0 ? [{ kind: 'notExisting', names } as const] : []),
    ...(outputs.length === 0 ? [{ kind: 'noOutputs' } as const] : []),
    ...(workbook.calculation ? refused : [{ kind: 'noEngine' } as const]),
    ...(differing.length > 0 ? [{ kind: 'differs', names: differing.map(({ name }) => name) } as const] : []),
  ];
}
