// Data that tests create for themselves. Each function fills in what is not specified, including parents,
// through the services and stores of the product. Add new ones in the same style: one short function per
// entity.
import { randomUUID } from 'node:crypto';
import type { Json } from '@coverwright/rules';
import type { Database, Transaction } from '../database/database.ts';
import { randomId } from '../database/random-id.ts';
import { createApiKey } from '../features/api-keys/api-keys.service.ts';
import { addApp } from '../features/app-lifecycle/create-app.service.ts';
import { insertAccount } from '../features/auth/accounts/accounts.store.ts';
import { hashPassword } from '../features/auth/passwords/argon2.adapter.ts';
import { insertSession } from '../features/auth/sessions/sessions.store.ts';
import { addCodeRules } from '../features/codes/codes.service.ts';
import { createComponent } from '../features/components/components.service.ts';
import type { ObjectParts } from '../features/files/objects/loose-objects.service.ts';
import { requireBucket } from '../features/files/buckets.service.ts';
import { addFile, writeContent } from '../features/files/upload/upload.service.ts';
import { importDocuments, type ImportedThing, type LineDocument } from '../features/import/import.service.ts';
import { updateProductInputs } from '../features/inputs/inputs.service.ts';
import { createInsurer, type Insurer } from '../features/insurers/insurers.service.ts';
import { writeTexts } from '../features/l10n/l10n.service.ts';
import { createPriceLogic } from '../features/pricing/pricing.service.ts';
import { createProduct } from '../features/product-content/create-product.service.ts';
import type { ProductId, ProductScope } from '../features/products/products.service.ts';
import { createRateTable } from '../features/rate-tables/rate-tables.service.ts';
import { createTenant } from '../features/tenants/tenants.service.ts';
import { insertHost, type NewHost } from '../features/tenants/hosts.store.ts';
import type { LiveApp, SessionKey } from '../request/context.ts';
import {
  type codeRuleInput,
  type createAppInput,
  type createComponentInput,
  type createProductInput,
  type rateTableInput,
  rateTableKeyType,
  rateTableMatch,
  rateTableUnit,
} from '../graphql/generated/schema-types.ts';
import { type Role, rightsOf } from '../request/rights.ts';
import type { TestLiveApps } from './live-apps.ts';

export interface GivenUser {
  readonly tenantId: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

interface OnServer {
  readonly database: Database;
}

const password = 'a long enough password';
/** Created once: hashing takes longer than most tests. */
const passwordHash = hashPassword(password);

export const given = {
  async tenant({ database }: OnServer, { tenantId = `tenant-${randomUUID()}` } = {}): Promise<string> {
    await database.asOwner((transaction) => createTenant({ tenantId, name: `Name of ${tenantId}` }, transaction));
    return tenantId;
  },

  /** A user who can sign in; in a new tenant by default. */
  async user(
    server: OnServer,
    wanted: { tenantId?: string; email?: string; isDemo?: boolean; role?: Role } = {},
  ): Promise<GivenUser> {
    const tenantId = wanted.tenantId ?? (await given.tenant(server));
    const account = {
      id: randomId(),
      email: wanted.email ?? `${randomUUID()}@insurer.test`,
      passwordHash: await passwordHash,
      isDemo: wanted.isDemo ?? false,
      role: wanted.role ?? 'ADMINISTRATOR',
    };
    await server.database.write({ tenantId }, (transaction) => insertAccount(tenantId, account, transaction));
    return { tenantId, userId: account.id, email: account.email, password };
  },

  async insurer({ database }: OnServer, { tenantId, name }: { tenantId: string; name?: string }): Promise<Insurer> {
    const now = new Date();
    return database.write({ tenantId }, (transaction) =>
      createInsurer({ name: name ?? `Insurer ${randomUUID()}` }, { transaction, tenantId, now }),
    );
  },

  /** A product of the tenant; in its own plan by default. */
  async product(
    { database }: OnServer,
    { tenantId, userId, plan, type, version, locale, now, ...product }: GivenProduct,
  ): Promise<ProductId> {
    const productId = { plan: plan ?? `plan-${randomUUID()}`, type: type ?? 'single_trip', version: version ?? '' };
    await database.write({ tenantId }, (transaction) =>
      createProduct({ product: { ...product, productId } }, toScope(tenantId, transaction, { userId, locale, now })),
    );
    return productId;
  },

  async priceLogic(
    { database }: OnServer,
    { tenantId, productId, amountLogic }: { tenantId: string; productId: ProductId; amountLogic?: string },
  ): Promise<void> {
    const input = { amountLogic: amountLogic ?? '{}' };
    await database.write({ tenantId }, (transaction) =>
      createPriceLogic({ productId, input }, toScope(tenantId, transaction)),
    );
  },

  async inputs(
    { database }: OnServer,
    { tenantId, productId, inputs }: { tenantId: string; productId: ProductId; inputs: Json },
  ): Promise<void> {
    await database.write({ tenantId }, (transaction) =>
      updateProductInputs({ productId, inputsJsonString: JSON.stringify(inputs) }, toScope(tenantId, transaction)),
    );
  },

  /** A table of factors by a text, unless its columns are given. */
  async rateTable(
    { database }: OnServer,
    { tenantId, productId, name = 'base', rows = [], input = factorsByText }: GivenRateTable,
  ): Promise<string> {
    const args = { productId, name, input, rowsJsonString: JSON.stringify(rows) };
    const { revision } = await database.write({ tenantId }, (transaction) =>
      createRateTable(args, toScope(tenantId, transaction)),
    );
    return revision;
  },

  async codeRules(
    { database }: OnServer,
    { tenantId, productId, discount = [], loading = [] }: GivenCodeRules,
  ): Promise<void> {
    await database.write({ tenantId }, (transaction) =>
      addCodeRules(productId, { discount, loading }, toScope(tenantId, transaction)),
    );
  },

  /** A key of the tenant for the REST API. */
  async apiKey({ database }: OnServer, { tenantId, userId }: GivenUser): Promise<string> {
    return database.write({ tenantId }, async (transaction) => {
      const { key } = await createApiKey({ name: 'Given' }, toScope(tenantId, transaction, { userId }));
      return key;
    });
  },

  /** An app that is live on its own host; sells nothing by default. Returns the host. */
  liveApp(
    { liveApps }: { readonly liveApps: TestLiveApps },
    { tenantId, ...app }: Partial<LiveApp> & { tenantId: string },
  ): string {
    // A name below .localhost resolves to apps only through the database.
    const host = app.host ?? `${randomUUID()}.app.test`;
    liveApps.publish({ appId: 'webShop', soldProducts: [], ...app, tenantId, host });
    return host;
  },

  /** A file in the tenant's first bucket, with the folders of its key. */
  async file(
    { objectParts }: { readonly objectParts: ObjectParts },
    { tenantId, userId, key = `${randomUUID()}.txt`, isPublic = false, content = 'A note.', now }: GivenFile,
  ): Promise<string> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const object = await writeContent(key, oneChunk(bytes), { tenantId }, objectParts);
    await objectParts.database.write({ tenantId }, async (transaction) => {
      const bucketName = await requireBucket(undefined, tenantId, transaction);
      await addFile({ key, bucketName, isPublic }, object, toScope(tenantId, transaction, { userId, now }));
    });
    return key;
  },

  /** Policies, cases or transactions, imported as usual. */
  async imported<Thing extends ImportedThing>(
    { database }: OnServer,
    { tenantId, now }: { tenantId: string; now?: Date },
    thing: Thing,
    ...documents: readonly LineDocument<Thing>[]
  ): Promise<void> {
    await database.write({ tenantId }, (transaction) =>
      importDocuments(thing, documents, toScope(tenantId, transaction, { now })),
    );
  },

  async text(
    { database }: OnServer,
    { tenantId, ...text }: { tenantId: string; key: string; locale: string; value: string },
  ): Promise<void> {
    await database.write({ tenantId }, (transaction) => writeTexts([text], toScope(tenantId, transaction)));
  },

  /** An app of the tenant, with an empty configuration. */
  async app({ database }: OnServer, { tenantId, userId, ...input }: GivenApp): Promise<string> {
    const appId = input.appId ?? `a${randomId()}`;
    const app = { appName: `App ${appId}`, ...input, appId };
    await database.write({ tenantId }, (transaction) =>
      addApp({ input: app }, toScope(tenantId, transaction, { userId })),
    );
    return appId;
  },

  /** A component of the tenant; returns its id. */
  async component({ database }: OnServer, { tenantId, userId, now, ...input }: GivenComponent): Promise<string> {
    const component = { name: `C${randomId()}`, componentJsonString: '{}', ...input };
    const { createdStatus } = await database.write({ tenantId }, (transaction) =>
      createComponent({ input: component }, toScope(tenantId, transaction, { userId, now })),
    );
    return createdStatus.id;
  },

  async host({ database }: OnServer, { tenantId, ...entry }: Partial<NewHost> & { tenantId: string }): Promise<string> {
    const host = entry.host ?? `${randomUUID()}.insurer.test`;
    const whole: NewHost = { appId: 'coverStudio', region: 'global', environment: 'production', ...entry, host };
    await database.write({ tenantId }, (transaction) => insertHost(tenantId, whole, transaction));
    return host;
  },
};

type GivenApp = Partial<createAppInput> & { tenantId: string; userId?: string };
type GivenComponent = Partial<createComponentInput> & { tenantId: string; userId?: string; now?: Date };

type GivenProduct = Omit<createProductInput, 'productId'> &
  Partial<ProductId> & { tenantId: string; userId?: string; locale?: string; now?: Date };

interface GivenFile {
  readonly tenantId: string;
  readonly userId?: string;
  readonly key?: string;
  readonly isPublic?: boolean;
  readonly content?: string | Uint8Array;
  readonly now?: Date;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

interface GivenRateTable {
  readonly tenantId: string;
  readonly productId: ProductId;
  readonly name?: string;
  readonly rows?: readonly (readonly Json[])[];
  readonly input?: rateTableInput;
}

const factorsByText: rateTableInput = {
  keys: [{ name: 'key', match: rateTableMatch.EXACT, type: rateTableKeyType.TEXT }],
  values: [{ name: 'factor', unit: rateTableUnit.FACTOR }],
};

interface GivenCodeRules {
  readonly tenantId: string;
  readonly productId: ProductId;
  readonly discount?: readonly codeRuleInput[];
  readonly loading?: readonly codeRuleInput[];
}

interface GivenScope {
  readonly userId?: string | undefined;
  readonly locale?: string | undefined;
  readonly now?: Date | undefined;
}

/** The scope of services without a request. */
export function toScope(
  tenantId: string,
  transaction: Transaction,
  { userId = 'nobody', locale = 'en-US', now = new Date() }: GivenScope = {},
): ProductScope {
  return {
    transaction,
    now,
    caller: { tenantId, userId, sessionId: '', rights: rightsOf('ADMINISTRATOR') },
    facts: { id: 'given', address: '', userAgent: '', locales: [locale], isLocal: true },
  };
}

/** Signs in without the form. */
export async function openTestSession(
  { tenantId, userId }: GivenUser,
  database: Database,
  now: Date,
): Promise<SessionKey> {
  const sessionId = randomId();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const use = { browser: null, system: null, address: '192.0.2.1', host: null, usedAt: now };
  await database.write({ tenantId }, (transaction) =>
    insertSession(tenantId, { id: sessionId, userId, clientId: 'coverStudio', expiresAt, use }, transaction),
  );
  return { tenantId, userId, sessionId };
}
