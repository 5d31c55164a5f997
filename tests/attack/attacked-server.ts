// The real server on a separate data folder, with the demo's tenants and four more users of the attacking one.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverArguments, serverEnvironment } from '../../scripts/server-environment.mjs';
import { launchServer, type ReadLine, type ServerProcess } from '../server-process.ts';
import { moveToControlGroup } from './control-group.ts';
import { descendantsOf } from './process-memory.ts';

export interface Account {
  readonly tenantId: string;
  readonly username: string;
  readonly password: string;
}

export interface AttackedServer {
  readonly url: string;
  readonly pid: number;
  readonly attackers: readonly Account[];
  /** Whether its processes share the cores only by their priorities: see control-group.ts. */
  readonly hasControlGroup: boolean;
  /** Warnings and errors in the server's log, with their number. */
  readonly logged: ReadonlyMap<string, number>;
  hasEnded(): boolean;
  /** Leaves no process and no file behind. */
  stop(): Promise<void>;
}

export const otherAccount: Account = {
  tenantId: 'test',
  username: 'admin@coverwright.test',
  password: 'coverwright-demo',
};
const attackerCount = 4;
const admin = fileURLToPath(new URL('../../packages/server/src/admin.ts', import.meta.url));
/** Requests in flight may finish; a server that still runs after this will never stop. */
const stopPatienceMs = 45_000;
/** Level 50 is an error, 60 is fatal. */
const errorLevel = 50;

export async function startAttackedServer(): Promise<AttackedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-attack-'));
  const logged = new Map<string, number>();
  const count: ReadLine = ({ level, msg, error }) => {
    if (typeof level !== 'number' || level < errorLevel) return;
    const { message = '' } = (error ?? {}) as { message?: string };
    const words = `${String(msg)} ${message}`.trim().slice(0, 200);
    logged.set(words, (logged.get(words) ?? 0) + 1);
  };
  const server = launchServer({ ...serverEnvironment, DATA_DIR: dataDir }, count, {
    isDetached: true,
    nodeArguments: serverArguments,
  });
  const removeGroup = moveToControlGroup(basename(dataDir), server.child.pid ?? 0);
  let hasEnded = false;
  void server.exitCode.then(() => (hasEnded = true));
  const stop = async () => {
    await stopServer(server);
    await removeGroup?.();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  // Interrupting the run also ends the server.
  const interrupt = () => void stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const url = await server.url;
    const { pid } = server.child;
    if (url === undefined || pid === undefined) throw new Error(`The server did not start: ${server.said()}`);
    const attackers: Account[] = [];
    for (let nth = 0; nth < attackerCount; nth += 1) attackers.push(await addAttacker(nth, dataDir));
    const hasControlGroup = removeGroup !== undefined;
    return { url, pid, attackers, hasControlGroup, logged, hasEnded: () => hasEnded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addAttacker(nth: number, dataDir: string): Promise<Account> {
  const account = {
    tenantId: 'test_dev',
    username: `attacker-${nth}@coverwright.test`,
    password: randomBytes(18).toString('base64url'),
  };
  const command = ['user', 'add', '--tenant', account.tenantId, '--email', account.username];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, [admin, ...command], { env, stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.end(account.password);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The account ${account.username} could not be added: ${said}`);
  return account;
}

async function stopServer(server: ServerProcess): Promise<void> {
  const { pid } = server.child;
  if (pid === undefined) return;
  const family = await descendantsOf(pid);
  server.child.kill('SIGTERM');
  const timer = setTimeout(() => server.child.kill('SIGKILL'), stopPatienceMs);
  await server.exitCode;
  clearTimeout(timer);
  // Only those that the server did not end itself; one that had ended earlier had another parent since.
  for (const child of family.toReversed()) end(child);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
