import postgres from 'postgres';
import { StartError } from '../errors/start-error.ts';

/** The role that requests run as: neither superuser nor owner, so row level security holds for it. */
export const requestRole = 'coverwright_app';

/** Roles belong to the whole cluster, so other databases of it may be creating the same one at this moment. */
const racedCodes: ReadonlySet<string> = new Set(['42710', '23505', 'XX000']);

export async function ensureRequestRole(client: postgres.Sql): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createAndGrant(client);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error;
      if (error.code === '42501') throw missingPermission(error);
      if (!racedCodes.has(error.code) || attempt === 5) throw error;
    }
  }
}

async function createAndGrant(client: postgres.Sql): Promise<void> {
  const [found] = await client`select 1 from pg_roles where rolname = ${requestRole}`;
  if (found === undefined) await client.unsafe(`create role ${requestRole} nologin`);
  const [may] = await client`select pg_has_role(current_user, ${requestRole}, 'set') as set`.catch(
    asOlderServer(client),
  );
  if (may?.['set'] !== true) await client.unsafe(`grant ${requestRole} to current_user`);
}

/** Before PostgreSQL 16 to be a member is to be allowed to become the role. */
function asOlderServer(client: postgres.Sql) {
  return async (error: unknown) => {
    if (!(error instanceof postgres.PostgresError) || error.code !== '22023') throw error;
    return client`select pg_has_role(current_user, ${requestRole}, 'member') as set`;
  };
}

function missingPermission(cause: unknown): StartError {
  return new StartError(
    `The user of DATABASE_URL may not create or take on the role ${requestRole}. Run this as an administrator of ` +
      `the database server, with the user's name for USER: create role ${requestRole} nologin; ` +
      `grant ${requestRole} to USER; (the first statement only if the role is not there yet)`,
    { cause },
  );
}
