// API keys of a tenant. The key itself is returned once, on creation; only its hash is stored.
import { randomId } from '../../database/random-id.ts';
import { requireNone, UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { MutationcreateApiKeyArgs, MutationrevokeApiKeyArgs } from '../../graphql/generated/schema-types.ts';
import {
  type ApiKey,
  apiKeysMax,
  hashOfApiKey,
  newApiKey,
  noSuchKey,
  startOfApiKey,
  tooManyKeys,
  validateKeyName,
} from './api-key.ts';
import * as store from './api-keys.store.ts';

type KeyScope = Pick<Scope, 'transaction' | 'caller' | 'now'>;

export async function listApiKeys(_args: object, { transaction, caller }: KeyScope): Promise<ApiKey[]> {
  return store.listApiKeys(transaction, caller.tenantId);
}

export async function createApiKey(
  { name }: MutationcreateApiKeyArgs,
  { transaction, caller: { tenantId, userId }, now }: KeyScope,
): Promise<{ key: string; apiKey: ApiKey }> {
  requireNone(validateKeyName(name));
  const count = await store.countApiKeysLocked(transaction, tenantId);
  requireNone(count < apiKeysMax ? [] : [tooManyKeys()]);
  const [id, key] = [randomId(), newApiKey()];
  const made = { id, name, keyHash: hashOfApiKey(key), keyStart: startOfApiKey(key) };
  await store.insertApiKey(transaction, { tenantId, userId, now }, made);
  const apiKey = (await store.listApiKeys(transaction, tenantId)).find((found) => found.id === id);
  if (apiKey === undefined) throw new Error('A key that was just made is not there.');
  return { key, apiKey };
}

export async function revokeApiKey({ id }: MutationrevokeApiKeyArgs, { transaction, caller }: KeyScope): Promise<void> {
  if (!(await store.deleteApiKey(transaction, caller.tenantId, id))) throw new UserError(noSuchKey());
}
