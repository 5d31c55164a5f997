/** A workbook as checked by the server. */
import type { FunctionWorkbookQuery } from '../../../../../api/generated/operations.ts';

type Found = NonNullable<NonNullable<NonNullable<FunctionWorkbookQuery['templates']>['list']>[number]>;

export type Workbook = NonNullable<Extract<Found, { readonly workbook?: unknown }>['workbook']>;
export type WorkbookField = Workbook['fields'][number];
