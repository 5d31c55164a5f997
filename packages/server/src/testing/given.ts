// Data that a test makes for itself. Each function fills in what it is not told, parents included, by way of the
// services and stores that the product itself uses. Add yours in the same manner: one short function an entity.
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { randomId } from '../database/random-id.ts';
import { insertAccount } from '../features/auth/accounts.store.ts';
import { hashPassword } from '../features/auth/argon2.adapter.ts';
import { insertSession } from '../features/auth/sessions.store.ts';
import { insertHost, insertTenant, type NewHost } from '../features/tenants/tenants.store.ts';
import type { Caller } from '../graphql/context.ts';

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
/** Made once: hashing takes longer than most tests. */
const passwordHash = hashPassword(password);

export const given = {
  async tenant({ database }: OnServer, { tenantId = `tenant-${randomUUID()}` } = {}): Promise<string> {
    await database.asOwner((transaction) => insertTenant({ tenantId, name: `Name of ${tenantId}` }, transaction));
    return tenantId;
  },

  /** A user who can sign in, in a new tenant unless one is named. */
  async user(
    server: OnServer,
    given_: { tenantId?: string; email?: string; isDemo?: boolean } = {},
  ): Promise<GivenUser> {
    const tenantId = given_.tenantId ?? (await given.tenant(server));
    const account = {
      id: randomId(),
      email: given_.email ?? `${randomUUID()}@insurer.test`,
      passwordHash: await passwordHash,
      isDemo: given_.isDemo ?? false,
    };
    await server.database.write(tenantId, (transaction) => insertAccount(tenantId, account, transaction));
    return { tenantId, userId: account.id, email: account.email, password };
  },

  async host({ database }: OnServer, { tenantId, ...entry }: Partial<NewHost> & { tenantId: string }): Promise<string> {
    const host = entry.host ?? `${randomUUID()}.insurer.test`;
    const whole: NewHost = { appId: 'coverStudio', region: 'global', environment: 'production', ...entry, host };
    await database.write(tenantId, (transaction) => insertHost(tenantId, whole, transaction));
    return host;
  },
};

/** A sign-in without the form. */
export async function openTestSession({ tenantId, userId }: GivenUser, database: Database, now: Date): Promise<Caller> {
  const sessionId = randomId();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await database.write(tenantId, (transaction) =>
    insertSession(tenantId, { id: sessionId, userId, clientId: 'coverStudio', expiresAt }, transaction),
  );
  return { tenantId, userId, sessionId };
}
