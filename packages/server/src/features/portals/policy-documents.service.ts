// Documents that customers print for their own policies. The template's query runs with a reader limited to one
// policy, so it receives no other, whatever it requests.
import { UserError } from '../../errors/user-error.ts';
import type { QueryvisitorDocumentArgs } from '../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
import { asCaller } from '../../request/create-context.ts';
import type { Right } from '../../request/rights.ts';
import { requireDocumentAllowance } from '../guests/guests.service.ts';
import { listPolicies } from '../policies/policies.service.ts';
import { type LoadedDocument, loadDocumentOfPolicy } from '../templates/documents/documents.service.ts';
import { requireVisitor } from './portals.service.ts';
import { say } from '../../sentences/say.ts';

/** The rights of a template's query. */
const rights: ReadonlySet<Right> = new Set<Right>(['policies:read', 'products:read', 'insurers:read']);

export async function loadDocument(
  { policyId, documentId }: QueryvisitorDocumentArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedDocument> {
  const { documents } = requireVisitor(scope.caller);
  if (!documents.includes(documentId)) {
    throw new UserError({ code: 'NOT_FOUND', ...say('PORTAL_DOCUMENT_UNKNOWN'), path: 'documentId' });
  }
  const { list } = await listPolicies({ where: { id: policyId }, limit: 1 }, scope);
  if (list.length === 0) {
    throw new UserError({ code: 'NOT_FOUND', ...say('PORTAL_POLICY_UNKNOWN'), path: 'policyId' });
  }
  requireDocumentAllowance(scope.caller, scope.app);
  return loadDocumentOfPolicy(documentId, policyId, toReading(scope, context, policyId));
}

function toReading(scope: Scope, context: RequestContext, policyId: string) {
  const { tenantId, userId, sessionId } = scope.caller;
  const caller: Caller = { tenantId, userId, sessionId, rights, onlyPolicy: policyId };
  return { scope: { ...scope, caller }, context: asCaller(context, caller) };
}

export async function printDocument({ name, print }: LoadedDocument) {
  const { pdf } = await print();
  return { name, base64: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('base64') };
}
