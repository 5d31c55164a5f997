/** A workbook as checked by the server. */
import type { FunctionWorkbookQuery } from '../../../../../api/generated/operations.ts';

type Found = NonNullable<NonNullable<NonNullable<FunctionWorkbookQuery['templates']>['list']>[number]>;

export type Workbook = NonNullable<Extract<Found, { readonly workbook?: unknown }>['workbook']>;
export type WorkbookField = Workbook['fields'][number];

/** Whether a second calculation confirmed the results; without one they were only compared with those of Excel. */
export function isConfirmed({ calculation, comparedSets }: Pick<Workbook, 'calculation' | 'comparedSets'>): boolean {
  return typeof calculation !== 'string' || comparedSets > 0;
}
