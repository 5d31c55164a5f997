// The rights of callers. Every operation and route requires one right; a role is a set of them. Pure data: each
// user's role is stored with the user.
import { type Problem, UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';

/** Add a new right to every role that should have it, in the table below. */
export type Right =
  /** The caller's own password, second factor and sessions. */
  | 'account:use'
  | 'products:read'
  | 'products:write'
  /** Prices and underwriting decisions of the REST API, and its OpenAPI document. */
  | 'products:calculate'
  /** Determines, where a tenant works with releases, which products customers get; documents and apps alike. */
  | 'products:publish'
  | 'insurers:read'
  | 'insurers:write'
  /** Policies, cases and transactions. */
  | 'policies:read'
  /** Cases submitted in apps or created with createCase. */
  | 'requests:read'
  /** Creating and changing cases. */
  | 'requests:write'
  | 'documents:read'
  | 'documents:write'
  | 'documents:render'
  | 'documents:publish'
  /** Sending emails to anyone, and viewing those that the caller has sent. */
  | 'mails:send'
  | 'files:read'
  | 'files:write'
  /** Apps, their configurations, components and releases. */
  | 'apps:read'
  | 'apps:write'
  /** Determines what customers see. */
  | 'apps:publish'
  /** Releases of the kinds that the caller may write, and publish, respectively. */
  | 'releases:write'
  | 'releases:publish'
  /** Approves and rejects releases of others. */
  | 'changes:approve'
  /** Publishes a release without its approvals, for a reason that all administrators are mailed. */
  | 'changes:override'
  /** Translations; those of a product or a template also need the right to write products or documents. */
  | 'texts:write'
  | 'tenant:read'
  /** Settings, hosts, failed mails, and whether a second factor is required. */
  | 'tenant:manage'
  | 'api-keys:manage'
  | 'users:manage';

export const roles = [
  'ADMINISTRATOR',
  'PRODUCT_EDITOR',
  'DOCUMENT_EDITOR',
  'APPROVER',
  'VIEWER',
  'API_CLIENT',
] as const;

export type Role = (typeof roles)[number];

const reading = [
  'account:use',
  'products:read',
  'insurers:read',
  'policies:read',
  'requests:read',
  'documents:read',
  'files:read',
  'apps:read',
  'tenant:read',
] as const satisfies readonly Right[];

/** Previews and trial runs change nothing, so viewers may use both. */
const viewing = [...reading, 'documents:render', 'products:calculate'] as const satisfies readonly Right[];

const publishing = [
  'products:publish',
  'documents:publish',
  'apps:publish',
  'releases:write',
  'releases:publish',
] as const satisfies readonly Right[];

const rightsOfRoles: Readonly<Record<Role, ReadonlySet<Right>>> = {
  ADMINISTRATOR: new Set<Right>([
    ...viewing,
    'products:write',
    'insurers:write',
    'requests:write',
    'documents:write',
    'mails:send',
    'files:write',
    'apps:write',
    ...publishing,
    'changes:approve',
    'changes:override',
    'texts:write',
    'tenant:manage',
    'api-keys:manage',
    'users:manage',
  ]),
  PRODUCT_EDITOR: new Set<Right>([
    ...viewing,
    'products:write',
    'apps:write',
    'products:publish',
    'apps:publish',
    'releases:write',
    'releases:publish',
    'requests:write',
    'texts:write',
  ]),
  DOCUMENT_EDITOR: new Set<Right>([
    ...viewing,
    'documents:write',
    'documents:publish',
    'releases:write',
    'releases:publish',
    'mails:send',
    'files:write',
    'texts:write',
  ]),
  APPROVER: new Set<Right>([...viewing, 'changes:approve']),
  VIEWER: new Set<Right>(viewing),
  API_CLIENT: new Set<Right>(['account:use', 'products:calculate', 'requests:write', 'mails:send']),
};

export function rightsOf(role: Role): ReadonlySet<Right> {
  return rightsOfRoles[role];
}

/** The message names no right, as that would only reveal what exists. */
export const forbidden: Problem = { code: 'FORBIDDEN', ...say('NOT_AUTHORIZED') };

/**
 * For the files that a stored template or function names: its author needed the right to name them, so whoever uses
 * it does not. Never for a name in a request.
 */
export function asStored<Named extends { readonly rights: ReadonlySet<Right> }>(caller: Named): Named {
  return { ...caller, rights: new Set<Right>([...caller.rights, 'files:read']) };
}

/** Throws unless the caller has the right. */
export function requireRight({ rights }: { readonly rights: ReadonlySet<Right> }, right: Right): void {
  if (!rights.has(right)) throw new UserError(forbidden);
}
