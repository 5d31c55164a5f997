// Who calls a route of the REST API: the holder of an API key, from memory if possible, or a signed-in user.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { requestFacts } from '../../http/request-facts.ts';
import type { AppParts } from '../../request/context.ts';
import { isOfOrigin } from '../../request/origin-tenant.ts';
import { openAccess, type ProductAccess } from '../api-keys/key-access.service.ts';
import { perspectiveHeader } from '../../request/perspective.ts';
import { apiKeyOf, type KeyGuard } from '../api-keys/key-guard.service.ts';

interface AccessParts {
  readonly app: AppParts;
  readonly keys: KeyGuard;
}

/** A request with a perspective is refused, with the sentence that belongs to it, where its key is read. */
export function recallHolder(
  request: FastifyRequest,
  { keys }: Pick<AccessParts, 'keys'>,
): ReturnType<KeyGuard['recall']> {
  if (request.headers[perspectiveHeader] !== undefined) return undefined;
  const apiKey = apiKeyOf(request.headers);
  const holder = apiKey === undefined ? undefined : keys.recall(apiKey);
  return holder !== undefined && isOfOrigin(holder.tenantId, request) ? holder : undefined;
}

export async function withAccess<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, keys }: AccessParts,
  work: (access: ProductAccess) => Promise<Value>,
): Promise<Value> {
  const signal = disconnectSignal(reply);
  const credentials = { apiKey: apiKeyOf(request.headers), authorization: request.headers.authorization, signal };
  const access = await openAccess(credentials, () => requestFacts(request, app.config), keys, app);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}
