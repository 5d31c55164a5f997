// What the mutations of one request write together. The database holds a single change to the same size; together they
// could copy or rewrite something large again and again, in a request of a few bytes.
import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { Transaction } from '../database/database.ts';
import { readWrittenLength } from '../database/usage/written-length.ts';
import { changeMaxBytes, requestWritesTooMuch } from '../errors/tenant-limits.ts';
import type { RequestContext } from '../request/context.ts';

const writtenByRequest = new WeakMap<RequestContext, number>();

/** Of a request that has written too much already nothing more is begun. */
export function requireRoomLeft(context: RequestContext): void {
  const written = writtenByRequest.get(context) ?? 0;
  if (written > changeMaxBytes) throw requestWritesTooMuch(written);
}

/** Throws LIMIT_EXCEEDED before the mutation commits; those before it stay. */
export async function requireRoomInRequest(
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
