import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browsersOf } from '../testing/browser-processes.ts';
import { browserFolder, startEngine } from '../testing/print-request.ts';

function foldersOf(pid: number): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`coverwright-print-${pid}-`));
}

it('leaves no process and no folder behind when it is closed, and gives the browser no secret', async () => {
  vi.stubEnv('AUTH_SECRET', 'not for the browser');
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
  await vi.waitFor(() => expect(processes.filter(({ pid }) => existsSync(`/proc/${pid}/exe`))).toEqual([]));
  expect(foldersOf(process.pid)).toEqual([]);
});

it('ends with a server that is killed, whose folder the next start removes', async () => {
  const program = `
    import { createPdfEngine } from ${JSON.stringify(new URL('html-pdf.ts', import.meta.url).href)};
    const engine = createPdfEngine({ browserFolder: ${JSON.stringify(browserFolder)} });
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
  expect(foldersOf(pid)).toHaveLength(1);
  const next = startEngine();
  await next.warm();
  await next.close();
  expect(foldersOf(pid)).toEqual([]);
});
