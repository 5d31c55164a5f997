// The only place where a mutation's transaction begins.
import { GraphQLError, type GraphQLResolveInfo, Kind } from 'graphql';
import type { Transaction } from '../database/database.ts';
import { readWrittenLength } from '../database/usage/written-length.ts';
import { changeMaxBytes, requestWritesTooMuch } from '../errors/tenant-limits.ts';
import { toProblems } from '../errors/masked-problem.ts';
import type { Problem } from '../errors/user-error.ts';
import { requireOfOrigin } from '../request/origin-tenant.ts';
import type { Right } from '../request/rights.ts';
import { type Access, type EnrolmentAccess, requireAccess, requireCaller } from './access.ts';
import { requireArguments, requireBounded } from './limits/argument-limits.ts';
import type { RequestContext, Scope } from '../request/context.ts';
import { type Envelope, type ErrorText, failure, success } from '../errors/envelope.ts';

type Operation<Args, Payload> = (args: Args, scope: Scope) => Promise<Payload>;

/** Attaches its access to a resolver, so that the schema can check that every operation has one. */
function withAccess<Resolve>(access: Access, resolve: Resolve) {
  return { resolve, extensions: { access } };
}

/** The arguments of a resolver besides its own. */
interface Call {
  readonly context: RequestContext;
  readonly info: GraphQLResolveInfo;
}

type Work<Parent, Args, Value> = (parent: Parent, args: Args, call: Call) => Promise<Value>;

/** A resolver that first checks access and then the arguments; failures are top-level errors. */
function withErrors<Parent, Args, Value>(
  work: Work<Parent, Args, Value>,
  { access = 'everybody', check = requireArguments }: { access?: Access; check?: typeof requireBounded } = {},
) {
  return async (parent: Parent, args: Args, context: RequestContext, info: GraphQLResolveInfo): Promise<Value> => {
    try {
      requireAccess(access, context, info);
      check(args, info);
      return await work(parent, args, { context, info });
    } catch (error) {
      throw toGraphqlError(toProblems(error, context));
    }
  };
}

/** The same for a field that returns status and errors along with its payload. */
function withEnvelope<Parent, Args, Payload extends object | void>(
  work: Work<Parent, Args, Payload>,
  { access = 'everybody', toText }: { access?: Access; toText?: ErrorText | undefined } = {},
) {
  return async (
    parent: Parent,
    args: Args,
    context: RequestContext,
    info: GraphQLResolveInfo,
  ): Promise<Envelope & Payload> => {
    try {
      requireAccess(access, context, info);
      requireArguments(args, info);
      const payload = await work(parent, args, { context, info });
      return { ...payload, ...success };
    } catch (error) {
      return failure(toProblems(error, context), toText) as Envelope & Payload;
    }
  };
}

async function run<Args extends object, Payload>(
  operation: Operation<Args, Payload>,
  args: Args,
  { context, info }: Call,
): Promise<Payload> {
  const caller = requireCaller(context);
  const { app, facts } = context;
  requireRoomLeft(context);
  await forgetRead(context);
  try {
    return await app.database.write(
      caller,
      async (transaction) => {
        const payload = await operation(args, { app, facts, caller, transaction, now: app.clock() });
        await requireRoomInRequest(info, context, transaction);
        return payload;
      },
      context.signal,
    );
  } finally {
    // Also after a failure: a commit may have succeeded even if its confirmation was lost.
    app.changes.tell(caller.tenantId);
  }
}

/**
 * The database limits each change separately; together, the mutations of a request could copy something large
 * repeatedly.
 */
const writtenByRequest = new WeakMap<RequestContext, number>();

/** A request that has already written too much may not start further mutations. */
function requireRoomLeft(context: RequestContext): void {
  const written = writtenByRequest.get(context) ?? 0;
  if (written > changeMaxBytes) throw requestWritesTooMuch(written);
}

/** Throws LIMIT_EXCEEDED before the mutation commits; earlier ones remain. */
async function requireRoomInRequest(
  { operation }: GraphQLResolveInfo,
  context: RequestContext,
  transaction: Transaction,
): Promise<void> {
  const { selections } = operation.selectionSet;
  if (selections.length === 1 && selections[0]?.kind === Kind.FIELD) return;
  const written = (writtenByRequest.get(context) ?? 0) + (await readWrittenLength(transaction));
  writtenByRequest.set(context, written);
  requireRoomLeft(context);
}

/**
 * Runs before a mutation writes: reads for its response must see what it wrote, and holding a snapshot while
 * waiting for a second connection could exhaust the pool. Mutations of one document run sequentially.
 */
async function forgetRead(context: RequestContext): Promise<void> {
  await context.reader.close();
  context.loaders.clear();
}

/** A mutation that returns status and errors along with its payload. */
export function mutation<Args extends object, Payload extends object | void>(
  operation: Operation<Args, Payload>,
  access: Right | 'visitor',
) {
  const resolve = withEnvelope((_parent: unknown, args: Args, call) => run(operation, args, call), { access });
  return withAccess(access, resolve);
}

type OwnTransactions<Args, Value> = (args: Args, context: RequestContext) => Promise<Value>;

/** Throws LIMIT_EXCEEDED before committing a transaction if the mutations of the request would write too much. */
export type RequireRoom = (transaction: Transaction) => Promise<void>;

type InSteps<Args, Value> = (args: Args, context: RequestContext, requireRoom: RequireRoom) => Promise<Value>;

/** The same for mutations that open their own transactions. */
export function mutationInSteps<Args extends object, Payload extends object | void>(
  operation: InSteps<Args, Payload>,
  access: Right | EnrolmentAccess | 'guest',
) {
  return openMutation(operation, access);
}

/** The same for mutations that require no sign-in. */
export function publicMutation<Args extends object, Payload extends object | void>(
  operation: OwnTransactions<Args, Payload>,
) {
  return openMutation(operation, 'everybody');
}

function openMutation<Args extends object, Payload extends object | void>(
  operation: InSteps<Args, Payload>,
  access: Access,
) {
  const resolve = withEnvelope(
    async (_parent: unknown, args: Args, { context, info }) => {
      requireTenantOfOrigin(args, context);
      requireRoomLeft(context);
      await forgetRead(context);
      try {
        return await operation(args, context, (transaction) => requireRoomInRequest(info, context, transaction));
      } finally {
        if (context.caller !== undefined) context.app.changes.tell(context.caller.tenantId);
      }
    },
    { access },
  );
  return withAccess(access, resolve);
}

/** A mutation that returns the entity itself; failures are top-level errors. */
export function entityMutation<Args extends object, Entity>(operation: Operation<Args, Entity>, right: Right) {
  const resolve = withErrors((_parent: unknown, args: Args, call) => run(operation, args, call), { access: right });
  return withAccess(right, resolve);
}

/** A query field on one snapshot of the caller's tenant; expected failures are top-level errors. */
export function query<Args, Value>(
  operation: (args: Args, scope: Scope, context: RequestContext) => Promise<Value>,
  access: Right | 'visitor',
) {
  const resolve = withErrors(
    (_parent: unknown, args: Args, { context }) => reading(context, (scope) => operation(args, scope, context)),
    { access },
  );
  return withAccess(access, resolve);
}

/** Operations without a sign-in name their tenant in an argument. */
function requireTenantOfOrigin(args: object, { caller, facts }: RequestContext): void {
  if (caller === undefined && 'tenantId' in args && typeof args.tenantId === 'string') {
    requireOfOrigin(args.tenantId, facts);
  }
}

/** A query field that requires no sign-in and opens its own transactions. */
export function publicQuery<Args extends object, Value>(operation: OwnTransactions<Args, Value>) {
  const resolve = withErrors(
    async (_parent: unknown, args: Args, { context }) => {
      requireTenantOfOrigin(args, context);
      return operation(args, context);
    },
    { check: requireBounded },
  );
  return withAccess('everybody', resolve);
}

/** A field of an entity that must be loaded: like a query field, with the parent as the first argument. */
export function field<Parent, Args, Value>(
  load: (parent: Parent, args: Args, scope: Scope, context: RequestContext) => Promise<Value>,
) {
  return withErrors((parent: Parent, args: Args, { context }) =>
    reading(context, (scope) => load(parent, args, scope, context)),
  );
}

/** A field computed only from its parent, and only on request. */
export function computedField<Parent, Value>(make: (parent: Parent) => Value) {
  return (parent: Parent, _args: unknown, context: RequestContext): Value => {
    try {
      return make(parent);
    } catch (error) {
      throw toGraphqlError(toProblems(error, context));
    }
  };
}

/** A field of an entity that must be loaded and returns status and errors. */
export function envelopedField<Parent, Args, Payload extends object>(
  load: (parent: Parent, args: Args, scope: Scope, context: RequestContext) => Promise<Payload>,
) {
  return withEnvelope((parent: Parent, args: Args, { context }) =>
    reading(context, (scope) => load(parent, args, scope, context)),
  );
}

interface StepsOptions {
  readonly right: Right | 'visitor';
  readonly toText?: ErrorText;
}

/**
 * A query field with an envelope that reads data and then processes it for a long time. The connection is
 * returned once no other field of the operation is being read.
 */
export function envelopedInSteps<Args, Read, Payload extends object>(
  read: (args: Args, scope: Scope, context: RequestContext) => Promise<Read>,
  work: (found: Read, context: RequestContext) => Promise<Payload>,
  { right, toText }: StepsOptions,
) {
  const resolve = withEnvelope(
    async (_parent: unknown, args: Args, { context }) => {
      const found = await reading(context, (scope) => read(args, scope, context));
      context.reader.release(() => context.loaders.clear());
      return work(found, context);
    },
    { access: right, toText },
  );
  return withAccess(right, resolve);
}

/** A query field that reads data and then processes it without a connection; failures are top-level errors. */
export function queryInSteps<Args, Read, Value>(
  read: (args: Args, scope: Scope) => Promise<Read>,
  work: (found: Read, context: RequestContext) => Promise<Value>,
  right: Right,
) {
  const resolve = withErrors(
    async (_parent: unknown, args: Args, { context }) => {
      const found = await reading(context, (scope) => read(args, scope));
      context.reader.release(() => context.loaders.clear());
      return work(found, context);
    },
    { access: right },
  );
  return withAccess(right, resolve);
}

/** An envelope for work that reads nothing. */
export function envelopedWork<Args, Payload extends object>(
  work: (args: Args, context: RequestContext) => Promise<Payload>,
  right: Right,
) {
  const resolve = withEnvelope((_parent: unknown, args: Args, { context }) => work(args, context), { access: right });
  return withAccess(right, resolve);
}

/** Runs on the operation's snapshot. */
function reading<Value>(context: RequestContext, work: (scope: Scope) => Promise<Value>): Promise<Value> {
  const { app, facts, reader } = context;
  return reader.during(async () => {
    const caller = requireCaller(context);
    return work({ app, facts, caller, transaction: await reader.open(), now: app.clock() });
  });
}

function toGraphqlError(problems: readonly Problem[]): GraphQLError {
  const [first] = problems;
  return new GraphQLError(problems.map((problem) => problem.message).join(' '), {
    extensions: { code: first?.code ?? 'INTERNAL', problems },
  });
}
