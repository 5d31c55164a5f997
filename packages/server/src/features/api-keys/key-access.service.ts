// Authorizes requests for prices, decisions and functions: programs with an API key of the tenant, or signed-in
// users.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { Transaction } from '../../database/database.ts';
import { UserError } from '../../errors/user-error.ts';
import type { AppParts, Caller, RequestFacts } from '../../request/context.ts';
import { isOfOrigin } from '../../request/origin-tenant.ts';
import { requireNoPerspective } from '../../request/perspective.ts';
import { requireRight, type Right, rightsOf } from '../../request/rights.ts';
import type { KeyGuard } from './key-guard.service.ts';
import { mayPrice } from './key-guard.service.ts';
import { noSuchProduct, type ProductId } from '../products/products.service.ts';
import { authorize } from '../auth/tenant-guard.service.ts';
import { say } from '../../sentences/say.ts';

export interface Credentials {
  /** Takes precedence over the token. */
  readonly apiKey: string | undefined;
  readonly authorization: string | undefined;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Access to the data of a request; close it before long calculations, as it may hold a connection. */
export interface ProductAccess {
  readonly caller: Caller;
  /** Throws NOT_FOUND for a product that the credentials are not limited to, as for one that does not exist. */
  require(id: ProductId): void;
  /** Whether `require` accepts it. */
  includes(id: ProductId): boolean;
  read<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

type AccessParts = Pick<AppParts, 'accessTokens' | 'clock' | 'database' | 'rightsOf'>;

/** The role of every API key. */
const apiKeyRole = 'API_CLIENT';
/** The right required by every route of a product. */
const right: Right = 'products:calculate';

/** Throws UNAUTHENTICATED for invalid credentials, and FORBIDDEN if they lack the right. */
export async function openAccess(
  { apiKey, authorization, signal }: Credentials,
  facts: () => RequestFacts,
  keys: KeyGuard,
  app: AccessParts,
): Promise<ProductAccess> {
  if (apiKey !== undefined) return openByKey({ apiKey, signal }, facts(), keys, app);
  if (authorization === undefined) throw refusal(say('CREDENTIALS_MISSING'));
  const { caller, reader } = await authorize(right, { authorization, facts: facts(), signal }, app);
  return {
    caller,
    require: () => undefined,
    includes: () => true,
    read: async (work) => work(await reader.open()),
    close: () => reader.close(),
  };
}

async function openByKey(
  { apiKey, signal }: { readonly apiKey: string; readonly signal: AbortSignal },
  facts: RequestFacts,
  keys: KeyGuard,
  { database }: AccessParts,
): Promise<ProductAccess> {
  const holder = await keys.find(apiKey, facts.address);
  if (holder === undefined || !isOfOrigin(holder.tenantId, facts)) throw refusal(say('API_KEY_INVALID'));
  const { tenantId } = holder;
  const caller = { tenantId, userId: '', sessionId: '', rights: rightsOf(apiKeyRole) };
  requireRight(caller, right);
  requireNoPerspective(facts);
  return {
    // A key belongs to no user.
    caller,
    require: (id) => {
      if (!mayPrice(holder, id)) throw new UserError(noSuchProduct(id));
    },
    includes: (id) => mayPrice(holder, id),
    read: (work) => database.read({ tenantId }, work, signal),
    close: () => Promise.resolve(),
  };
}

function refusal(sentence: Sentence): UserError {
  return new UserError({ code: 'UNAUTHENTICATED', ...sentence });
}
