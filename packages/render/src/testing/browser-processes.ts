// The processes of the browsers that a process has started, as Linux reports them.
import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly isRenderer: boolean;
}

/** A browser has its own process group; each group starts with the browser itself. */
export function browsersOf(serverPid: number): RunningProcess[][] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)));
  const browsers = all.filter(({ command }) => command.includes(`coverwright-print-${serverPid}-`));
  const leaders = browsers.filter(({ pid, group }) => pid === group);
  return leaders.map((leader) => [leader, ...all.filter(({ pid, group }) => group === leader.pid && pid !== group)]);
}

function read(pid: number): (RunningProcess & { group: number; command: string })[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    // Z: it has ended, and its result has not been collected yet.
    return state === 'Z'
      ? []
      : [{ pid, group: Number(group), command, isRenderer: command.includes('--type=renderer') }];
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

export function killBrowsers(): void {
  for (const [browser] of browsersOf(process.pid)) if (browser !== undefined) process.kill(browser.pid, 'SIGKILL');
}

export function killRenderers(): void {
  for (const { pid, isRenderer } of browsersOf(process.pid).flat()) if (isRenderer) process.kill(pid, 'SIGKILL');
}

export function signalBrowsers(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const { pid } of browsersOf(process.pid).flat()) signalIfRunning(pid, signal);
}

/** A process can have ended since it was listed. */
function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
