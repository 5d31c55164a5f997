import { type Client, DatabaseError } from 'pg';
import { StartError } from '../../errors/start-error.ts';

/** The role of requests: neither superuser nor owner, so row level security applies to it. */
export const requestRole = 'coverwright_app';

/** Roles belong to the entire cluster, so other databases may be creating the same one simultaneously. */
const racedCodes: ReadonlySet<string> = new Set(['42710', '23505', 'XX000']);

export async function ensureRequestRole(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createAndGrant(client);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      if (error.code === '42501') throw missingPermission(error);
      if (!racedCodes.has(error.code ?? '') || attempt === 5) throw error;
    }
  }
}

async function createAndGrant(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [requestRole]);
  if (found.rows.length === 0) await client.query(`create role ${requestRole} nologin`);
  if (!(await mayBecomeRole(client))) await client.query(`grant ${requestRole} to current_user`);
}

async function mayBecomeRole(client: Client): Promise<boolean> {
  const ask = async (privilege: string) => {
    const answer = await client.query<{ may: boolean }>('select pg_has_role(current_user, $1, $2) as may', [
      requestRole,
      privilege,
    ]);
    return answer.rows[0]?.may === true;
  };
  try {
    return await ask('set');
  } catch (error) {
    // Before PostgreSQL 16, members of a role may always switch to it.
    if (error instanceof DatabaseError && error.code === '22023') return ask('member');
    throw error;
  }
}

function missingPermission(cause: unknown): StartError {
  return new StartError(
    `The user of DATABASE_URL may not create or take on the role ${requestRole}. Run this as an administrator of ` +
      `the database server, with the user's name for USER: create role ${requestRole} nologin; ` +
      `grant ${requestRole} to USER; (the first statement only if the role does not exist yet)`,
    { cause },
  );
}
