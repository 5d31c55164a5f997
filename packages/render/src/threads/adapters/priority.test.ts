import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';
import { createLiquidEngine } from '../../liquid/liquid.ts';
import { ThreadPool } from './thread-pool.ts';
import { codesOf, requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { browsersOf } from '../../testing/browser-processes.ts';

const threads = new ThreadPool();
const liquid = createLiquidEngine(threads);
const pdf = startEngine({ pages: 1 });
afterAll(() => Promise.all([threads.close(), pdf.close()]));

/** The fields after the name, which may have spaces in it: the nice value is the 19th of all. */
function niceOf(statFile: string): number {
  const fields = readFileSync(statFile, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[16]);
}

test.runIf(process.platform === 'linux')('busy threads yield to the one that answers requests', async () => {
  const before = readdirSync('/proc/self/task');
  await liquid.render({ template: '{{ a }}', locale: 'en-US', escape: 'none', data: { a: 1 } });
  const started = readdirSync('/proc/self/task').filter((thread) => !before.includes(thread));
  expect(started.map((thread) => niceOf(`/proc/self/task/${thread}/stat`))).toContain(10);
});

test.runIf(process.platform === 'linux')('every process of the browser yields to the server', async () => {
  requirePdf(await pdf.print(requestOf('<p>x</p>')));
  const pids = browsersOf(process.pid)
    .flat()
    .map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThan(1);
  expect(pids.map((pid) => niceOf(`/proc/${pid}/stat`))).toEqual(pids.map(() => Math.min(19, getPriority() + 10)));
});

const hasSessionGroups = existsSync('/proc/self/autogroup');

test.runIf(hasSessionGroups)('the sessions of the browser yield to the session of the server', async () => {
  requirePdf(await pdf.print(requestOf('<p>x</p>')));
  const groups = browsersOf(process.pid)
    .flat()
    .map(({ pid }) => readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim());
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) expect(group).toMatch(/^\/autogroup-\d+ nice 5$/);
});

test.runIf(process.platform === 'linux')('a page that is busy for long yields to the other pages', async () => {
  const cancelling = new AbortController();
  const rows = '<tr><td>a</td><td>b</td></tr>'.repeat(100_000);
  const printing = pdf.print(requestOf(`<table>${rows}</table>`), cancelling.signal);
  const renderers = () =>
    browsersOf(process.pid)
      .flat()
      .filter(({ isRenderer }) => isRenderer);
  const lowest = Math.min(19, getPriority() + 19);
  await vi.waitUntil(() => renderers().some(({ pid }) => niceOf(`/proc/${pid}/stat`) === lowest), {
    timeout: 20_000,
  });
  cancelling.abort();
  expect(codesOf(await printing)).toEqual(['CANCELLED']);
});
