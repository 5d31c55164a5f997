import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';
import { decideAfter, failedStartsMax, supervise } from '../../scripts/supervisor.mjs';

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** `npm start`, without the shell of npm. */
interface Started {
  readonly child: ChildProcess;
  /** The address of the server; resolves each time the server has restarted. */
  nextUrl(): Promise<string>;
  readonly exitCode: Promise<number | null>;
  said(): string;
}

let parent: string;
let dataDir: string;
const running = new Set<Started>();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coverwright-supervised-'));
  dataDir = join(parent, 'data');
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all([...running].map(({ exitCode }) => exitCode));
  running.clear();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

function launch(environment: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [start], {
    // Like a terminal, which sends Ctrl+C to all processes of the group.
    detached: true,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const urls = readUrls(child);
  const started: Started = {
    child,
    nextUrl: async () => {
      const { value } = await urls.next();
      if (value === undefined) throw new Error(`The server did not come up: ${said}`);
      return value;
    },
    exitCode: once(child, 'close').then(([code]) => code as number | null),
    said: () => said,
  };
  running.add(started);
  return started;
}

async function* readUrls({ stdout }: ChildProcess): AsyncGenerator<string, undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const { url } = JSON.parse(line) as { url?: string };
    if (url !== undefined) yield url;
  }
  return undefined;
}

/** The server holds the lock of the data folder; its supervisor does not. */
async function serverPid(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(dataDir, 'server.lock'), 'utf8')) as { pid: number };
  return pid;
}

async function ask(url: string, query: string, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return data;
}

async function signIn(url: string): Promise<string> {
  const { token_2: token } = await ask(
    url,
    `{ token_2(clientId: "coverStudio", tenantId: "test_dev", username: "admin@coverwright.test",
      password: "coverwright-demo") { accessToken } }`,
  );
  return (token as { accessToken: string }).accessToken;
}

describe('npm start', () => {
  test('starts a server that was killed again, on the same port and with everything acknowledged', async () => {
    const started = launch();
    const url = await started.nextUrl();
    const created = await ask(url, 'mutation { createApiKey(name: "Before the kill") { status } }', await signIn(url));
    expect(created['createApiKey']).toEqual({ status: 'success' });
    process.kill(await serverPid(), 'SIGKILL');
    expect(await started.nextUrl()).toBe(url);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { apiKeys } = await ask(url, '{ apiKeys { name } }', await signIn(url));
    expect(apiKeys).toContainEqual({ name: 'Before the kill' });
    expect(started.said()).toMatch(/killed \(SIGKILL\).*memory runs out.*started again in 0\.2 s \(restart 1 within/);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops server and database in order on %s', async (signal) => {
    const started = launch();
    await started.nextUrl();
    started.child.kill(signal);
    expect(await started.exitCode).toBe(0);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(started.said()).toBe('');
  });

  test('treats a Ctrl+C that its server also received as one', async () => {
    const started = launch();
    await started.nextUrl();
    process.kill(-(started.child.pid ?? 0), 'SIGINT');
    expect(await started.exitCode).toBe(0);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('ends with its server on a regular stop', async () => {
    const started = launch();
    await started.nextUrl();
    process.kill(await serverPid(), 'SIGTERM');
    expect(await started.exitCode).toBe(0);
    expect(started.said()).toBe('');
  });

  test('leaves no server behind when it is killed itself', async () => {
    const started = launch();
    await started.nextUrl();
    started.child.kill('SIGKILL');
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'server.lock'))).toBe(false), { timeout: 30_000 });
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('does not repeat a start that is refused', async () => {
    const other = createServer();
    const started = launch({ PORT: String(await listenOnLoopback(other)) });
    expect(await started.exitCode).toBe(1);
    other.close();
    expect(started.said().match(/Coverwright cannot start/g)).toHaveLength(1);
    expect(started.said()).not.toContain('started again');
  });
});

describe('a server that dies repeatedly', () => {
  /** Runs a sequence of lives, each as specified by its letter, without waiting in between. */
  async function live(lives: string) {
    const script = join(parent, `server-${lives}.mjs`);
    await writeFile(`${script}.lives`, '');
    await writeFile(
      script,
      `import { appendFileSync, statSync } from 'node:fs';
       const nth = statSync('${script}.lives').size;
       appendFileSync('${script}.lives', '.');
       const life = '${lives}'[nth];
       const die = () => (life === 's' ? process.exit(0) : process.kill(process.pid, 'SIGKILL'));
       if (life === 'd') die();
       process.send({ state: 'ready', port: 4000 }, die);`,
    );
    const waits: number[] = [];
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exitCode = await supervise([script], async (ms) => void waits.push(ms));
    const words = said.mock.calls.flat().join('');
    said.mockRestore();
    return { exitCode, waits, words };
  }

  test('is restarted as long as each life becomes ready, after at most a minute', async () => {
    const { exitCode, waits, words } = await live('rrrrrrrrrrrrs');
    expect(exitCode).toBe(0);
    const doubled = Array.from({ length: 9 }, (_value, nth) => 200 * 2 ** nth);
    expect(waits).toEqual([...doubled, 60_000, 60_000, 60_000]);
    expect(words).toContain('started again in 60 s (restart 12 within 10 minutes)');
  });

  test('is given up, with its exit code and the reason, when it no longer becomes ready', async () => {
    const { exitCode, waits, words } = await live('rddrddddds');
    expect(exitCode).toBe(137);
    expect(waits).toHaveLength(8);
    expect(words).toContain(`died before it was ready ${failedStartsMax} times in a row and is not started any more`);
  });
});

describe('after the server ends', () => {
  const ready = { isReady: true, hasBeenReady: true, isStopping: false };
  const starting = { isReady: false, hasBeenReady: true, isStopping: false };
  const killed = { code: null, signal: 'SIGKILL' } as const;
  const after = (end: Parameters<typeof decideAfter>[0]['end'], life = ready, restarts = 0) =>
    decideAfter({ end, life, restarts, failedStarts: life.isReady ? 0 : 1 });

  test('it is restarted, with increasing delays', () => {
    expect(after(killed)).toMatchObject({ kind: 'restart', afterMs: 200 });
    expect(after(killed, ready, 2)).toMatchObject({ kind: 'restart', afterMs: 800 });
    expect(after(killed, ready, 1_000)).toMatchObject({ kind: 'restart', afterMs: 60_000 });
    expect(after({ code: null, signal: 'SIGABRT' })).toMatchObject({ message: expect.stringContaining('memory') });
    expect(after({ code: 1, signal: null })).toMatchObject({ message: expect.stringContaining('exit code 1') });
    expect(after(killed, starting)).toMatchObject({ kind: 'restart' });
  });

  test('it stays ended if it was stopped, refused to start or never became ready', () => {
    expect(after({ code: 0, signal: null })).toEqual({ kind: 'end', exitCode: 0 });
    expect(after(killed, { ...ready, isStopping: true })).toEqual({ kind: 'end', exitCode: 137 });
    expect(after({ code: 1, signal: null }, starting)).toEqual({ kind: 'end', exitCode: 1 });
    expect(after(killed, { ...starting, hasBeenReady: false })).toEqual({ kind: 'end', exitCode: 137 });
  });
});
