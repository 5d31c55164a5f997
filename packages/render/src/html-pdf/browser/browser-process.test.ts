import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browsersOf } from '../../testing/browser-processes.ts';
import { browserFolder, nobody, requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';

function foldersOf(pid: number, temporaryFolder = tmpdir()): string[] {
  return readdirSync(temporaryFolder).filter((name) => name.startsWith(`coverwright-print-${pid}-`));
}

/** Runs a program, as root would, where the kernel allows no further user namespaces. */
async function runWithoutNamespaces(args: readonly string[]): Promise<string> {
  const closing = 'read mapped && exec sh -c \'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"\' sh "$@"';
  const child = spawn('unshare', ['--user', 'sh', '-c', closing, 'sh', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { pid = 0 } = child;
  const own = readlinkSync('/proc/self/ns/user');
  await vi.waitUntil(() => readlinkSync(`/proc/${pid}/ns/user`) !== own);
  for (const map of ['uid_map', 'gid_map']) writeFileSync(`/proc/${pid}/${map}`, '0 0 65536');
  child.stdin.end('mapped\n');
  return text(child.stdout);
}

const hasNamespaces = nobody !== undefined && spawnSync('unshare', ['--user', 'true']).status === 0;

it('leaves no process and no folder behind when it is closed, and gives the browser no secret', async () => {
  vi.stubEnv('AUTH_SECRET', 'not for the browser');
  onTestFinished(() => void vi.unstubAllEnvs());
  const engine = startEngine();
  await engine.warm();
  const processes = browsersOf(process.pid).flat();
  expect(processes.length).toBeGreaterThan(1);
  expect(foldersOf(process.pid)).toHaveLength(1);
  for (const { pid } of processes) {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    expect(environment).not.toContain('AUTH_SECRET');
    expect(environment).not.toContain('not for the browser');
  }
  await engine.close();
  await expect.poll(() => processes.filter(({ pid }) => existsSync(`/proc/${pid}/exe`))).toEqual([]);
  expect(foldersOf(process.pid)).toEqual([]);
});

it('also ends a browser that was about to take over when it is closed', async () => {
  const engine = startEngine({ documentsPerBrowser: 1 });
  requirePdf(await engine.print(requestOf('<p>Policy</p>')));
  await engine.close();
  expect(browsersOf(process.pid)).toEqual([]);
  expect(foldersOf(process.pid)).toEqual([]);
});

/** A line of what Linux reports about a process. */
function statusOf(pid: number, name: string): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1] ?? '';
}

it.runIf(nobody)('runs all of its processes as an account without rights if the server is root', async () => {
  const engine = startEngine();
  onTestFinished(() => engine.close());
  await engine.warm();
  const processes = browsersOf(process.pid).flat();
  expect(processes.length).toBeGreaterThan(1);
  for (const { pid } of processes) {
    expect(statusOf(pid, 'Uid').split('\t')).toEqual(Array(4).fill(String(nobody?.uid)));
    expect(statusOf(pid, 'Gid').split('\t')).toEqual(Array(4).fill(String(nobody?.gid)));
    expect(statusOf(pid, 'Groups')).toBe('');
  }
});

it("lays documents out in the kernel's sandbox, or reports once that there is none", async () => {
  const warn = vi.fn<(message: string) => void>();
  const engine = startEngine({ warn, documentsPerBrowser: 1 });
  onTestFinished(() => engine.close());
  for (let document = 0; document < 3; document += 1) requirePdf(await engine.print(requestOf('<p>Policy</p>')));
  await engine.warm();
  const renderers = browsersOf(process.pid)
    .flat()
    .filter(({ isRenderer }) => isRenderer);
  // 2: system calls are filtered.
  const areConfined = renderers.length > 0 && renderers.every(({ pid }) => statusOf(pid, 'Seccomp') === '2');
  const warnings = warn.mock.calls.flat();
  expect(areConfined ? warnings : [areConfined, ...warnings]).toEqual(
    areConfined ? [] : [false, expect.stringContaining('without its sandbox')],
  );
});

it.runIf(nobody)('reports once that it runs as root if it has no other account to run as', async () => {
  const warn = vi.fn<(message: string) => void>();
  const engine = startEngine({ account: undefined, warn, documentsPerBrowser: 1 });
  onTestFinished(() => engine.close());
  for (let document = 0; document < 2; document += 1) requirePdf(await engine.print(requestOf('<p>Policy</p>')));
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('runs as root and without its sandbox')]);
});

it.runIf(hasNamespaces)('prints without the sandbox if the kernel allows none, and reports it', async () => {
  const program = `
    import { createPdfEngine } from ${JSON.stringify(new URL('../html-pdf.ts', import.meta.url).href)};
    import { ThreadPool } from ${JSON.stringify(new URL('../../threads/adapters/thread-pool.ts', import.meta.url).href)};
    const warn = (message) => process.stdout.write(message + '\\n');
    const account = ${JSON.stringify(nobody)};
    const engine = createPdfEngine({ threads: new ThreadPool(), browserFolder: ${JSON.stringify(browserFolder)}, account, warn });
    await engine.warm();
    process.stdout.write(engine.state);
    await engine.close();`;
  const said = await runWithoutNamespaces([process.execPath, '--input-type=module', '--eval', program]);
  expect(said.split('\n')).toEqual([expect.stringContaining('runs without its sandbox'), 'ready']);
});

it('ends with a server that is killed, whose folder is removed at the next start', async () => {
  // A separate folder: in the shared one, any other browser that starts would remove it first.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'coverwright-killed-'));
  onTestFinished(() => rmSync(temporaryFolder, { recursive: true }));
  chmodSync(temporaryFolder, 0o755);
  const program = `
    import { createPdfEngine } from ${JSON.stringify(new URL('../html-pdf.ts', import.meta.url).href)};
    import { ThreadPool } from ${JSON.stringify(new URL('../../threads/adapters/thread-pool.ts', import.meta.url).href)};
    const engine = createPdfEngine({ threads: new ThreadPool(), ...${JSON.stringify({ browserFolder, account: nobody, temporaryFolder })} });
    await engine.warm();
    process.stdout.write(engine.state);
    setInterval(() => undefined, 1_000);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  expect(String(await once(server.stdout, 'data'))).toBe('ready');
  const pid = server.pid ?? 0;
  const processes = browsersOf(pid).flat();
  expect(processes.length).toBeGreaterThan(1);
  server.kill('SIGKILL');
  await vi.waitFor(
    () => expect(processes.filter(({ pid: part }) => existsSync(`/proc/${part}/exe`))).toEqual([]),
    10_000,
  );
  expect(foldersOf(pid, temporaryFolder)).toHaveLength(1);
  const next = startEngine({ temporaryFolder });
  await next.warm();
  await next.close();
  expect(foldersOf(pid, temporaryFolder)).toEqual([]);
});
