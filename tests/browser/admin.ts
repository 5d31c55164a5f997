// Administration commands on the database of a running server, as run by `npm run admin -- …`.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningServer } from './running-server.ts';

const admin = fileURLToPath(new URL('../../packages/server/src/admin.ts', import.meta.url));

export async function runAdmin(server: RunningServer, ...args: string[]): Promise<string> {
  return runWithInput('', server, args);
}

async function runWithInput(input: string, { dataDir }: RunningServer, args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const running = promisify(execFile)(process.execPath, [admin, ...args], { env });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

interface GivenTenant {
  readonly tenantId: string;
  /** The only user, an administrator. */
  readonly user: { readonly username: string; readonly password: string };
}

/** An empty tenant that no other story uses. */
export async function givenTenant(server: RunningServer): Promise<GivenTenant> {
  const tenantId = `tenant_${crypto.randomUUID().slice(0, 8)}`;
  const user = { username: 'first@insurer.test', password: 'a password of my own' };
  await runAdmin(server, 'tenant', 'add', tenantId);
  await runWithInput(user.password, server, ['user', 'add', '--tenant', tenantId, '--email', user.username]);
  return { tenantId, user };
}
