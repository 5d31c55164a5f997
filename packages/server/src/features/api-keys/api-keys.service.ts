// API keys of a tenant. The key itself is returned once, on creation; only its hash is stored.
import { randomId } from '../../database/random-id.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
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
import { requireRight } from '../../request/rights.ts';
import * as store from './api-keys.store.ts';
import {
  isExpired,
  type KeyProduct,
  noSuchKeyProduct,
  toKeyProducts,
  validateExpiry,
  validateKeyProducts,
} from './key-limits.ts';
import {
  hasAnyVersion,
  listMissingProducts,
  noSuchProduct,
  type ProductScope,
  validateProductId,
} from '../products/products.service.ts';

type KeyScope = ProductScope;

export async function listApiKeys(_args: object, { transaction, caller, now }: KeyScope): Promise<ApiKey[]> {
  const keys = await store.listApiKeys(transaction, caller.tenantId);
  return keys.map((key) => ({ ...key, isExpired: isExpired(key, now) }));
}

export async function createApiKey(
  { name, expiresAt: expiry, products: given }: MutationcreateApiKeyArgs,
  scope: KeyScope,
): Promise<{ key: string; apiKey: ApiKey }> {
  const { transaction, caller, now } = scope;
  const { tenantId, userId } = caller;
  const expiresAt = expiry ? new Date(expiry) : null;
  const inputs = given ?? null;
  throwIfAny([
    ...validateKeyName(name),
    ...validateExpiry(expiresAt, now),
    ...validateKeyProducts(inputs),
    ...(inputs ?? []).flatMap((input, index) => validateProductId(input, `products.${index}`)),
  ]);
  const products = inputs && toKeyProducts(inputs);
  if (products !== null) requireRight(caller, 'products:read');
  throwIfAny(await findMissing(products ?? [], scope));
  const count = await store.countApiKeysLocked(transaction, tenantId);
  throwIfAny(count < apiKeysMax ? [] : [tooManyKeys()]);
  const [id, key] = [randomId(), newApiKey()];
  const made = { id, name, keyHash: hashOfApiKey(key), keyStart: startOfApiKey(key), expiresAt, products };
  await store.insertApiKey(transaction, { tenantId, userId, now }, made);
  const apiKey = (await listApiKeys({}, scope)).find((found) => found.id === id);
  if (apiKey === undefined) throw new Error('A key that was just made is not there.');
  return { key, apiKey };
}

async function findMissing(products: readonly KeyProduct[], scope: KeyScope): Promise<Problem[]> {
  const versions = products.flatMap(({ plan, type, version }) => (version === null ? [] : [{ plan, type, version }]));
  const missing = await listMissingProducts(versions, scope);
  const problems = missing.map((id) => noSuchProduct(id, 'products'));
  for (const product of products.filter(({ version }) => version === null)) {
    if (!(await hasAnyVersion(product, scope))) problems.push(noSuchKeyProduct(product));
  }
  return problems;
}

export async function revokeApiKey({ id }: MutationrevokeApiKeyArgs, { transaction, caller }: KeyScope): Promise<void> {
  if (!(await store.deleteApiKey(transaction, caller.tenantId, id))) throw new UserError(noSuchKey());
}
