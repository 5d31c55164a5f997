// Requests as processed by staff. They are cases, and are listed and returned like all others.
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type {
  MutationupdateCaseArgs,
  QueryrequestsArgs,
  updateCaseInput,
} from '../../graphql/generated/schema-types.ts';
import { batch } from '../../request/batch.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import { requireRight } from '../../request/rights.ts';
import { type Case, type CaseList, listCases, type Proposal } from '../cases/cases.service.ts';
import { type ProductId, productOf } from '../products/products.service.ts';
import * as store from './requests.store.ts';
import { say } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const updateLimits = { status: 100, note: 4_000, notes: 500 } as const;

/** The latest requests, whose values are read together. Keep in sync with docs/limits.md. */
export const sampledRequestsMax = 500;

/** The values of the tenant's latest requests, as JSON text: those for the product. Requires the right to read requests. */
export async function listRequestedValues(
  id: ProductId,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<readonly string[]> {
  requireRight(caller, 'requests:read');
  return store.listRequestedValues(caller.tenantId, id, sampledRequestsMax, transaction);
}

export async function listRequests({ where, ...args }: QueryrequestsArgs, scope: Scope): Promise<CaseList> {
  return listCases({ ...args, where: { and: [{ isRequest: true }, ...(where ? [where] : [])] } }, scope);
}

export async function updateCase(
  { id, input, expectedRevision }: MutationupdateCaseArgs,
  scope: Scope,
): Promise<NextRevision> {
  throwIfAny(validateUpdate(input));
  const { caller, now, transaction } = scope;
  const { tenantId, userId } = caller;
  // Only those who see requests see to whom they are assigned.
  if (typeof input.assignedToId === 'string' && input.assignedToId !== userId) requireRight(caller, 'requests:read');
  const current = await store.lockCase(tenantId, id, transaction);
  if (current === undefined) {
    throw new UserError({ code: 'NOT_FOUND', ...say('UPDATED_CASE_UNKNOWN'), path: 'id' });
  }
  requireRevision(expectedRevision, current, 'case');
  const { status, assignedToId, note } = input;
  if (typeof assignedToId === 'string' && !(await store.isActiveUser(tenantId, assignedToId, transaction))) {
    throw new UserError({ code: 'NOT_FOUND', ...say('ASSIGNED_USER_UNKNOWN'), path: 'input.assignedToId' });
  }
  if (typeof note === 'string') {
    await requireRoomForNote(id, scope);
    await store.insertNote({ tenantId, caseId: id, content: note, now, userId }, transaction);
  }
  const change = {
    ...(typeof status === 'string' && { status }),
    ...(assignedToId !== undefined && { assignedToId }),
  };
  return { revision: await store.updateCase(toAuthorship(scope), id, change, transaction) };
}

function validateUpdate({ status, note }: updateCaseInput): Problem[] {
  const { status: statusMax, note: noteMax } = updateLimits;
  return [
    ...(status === undefined
      ? []
      : validateText(status, 'input.status', { name: 'status', maxLength: statusMax, isRequired: true })),
    ...(note === undefined || note === null
      ? []
      : validateText(note, 'input.note', { name: 'note', maxLength: noteMax, isRequired: true })),
  ];
}

async function requireRoomForNote(caseId: string, { caller, transaction }: Scope): Promise<void> {
  if ((await store.countNotes(caller.tenantId, caseId, transaction)) < updateLimits.notes) return;
  const sentence = say('CASE_NOTES_MAX', { max: updateLimits.notes });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'input.note' });
}

type Named = Pick<Case, 'id'>;

/** A field stored outside the case's document, loaded for all cases of an operation together. */
export function detailOf<Name extends keyof store.CaseDetails>(name: Name) {
  return async ({ id }: Named, _args: unknown, { caller, transaction }: Scope, context: RequestContext) => {
    const details = batch(context, 'cases.details', (ids) => store.readCaseDetails(caller.tenantId, ids, transaction));
    return (await details.load(id))?.[name] ?? null;
  };
}

export async function notes(
  { id }: Named,
  _args: unknown,
  { caller, transaction }: Scope,
  context: RequestContext,
): Promise<readonly store.CaseNote[]> {
  const lists = batch(context, 'cases.notes', (ids) => store.listNotes(caller.tenantId, ids, transaction));
  return (await lists.load(id)) ?? [];
}

export async function product({ product: offered }: Proposal, _args: unknown, scope: Scope, context: RequestContext) {
  return productOf(offered, scope, context);
}
