// Monitors the processes that lay out documents. One that exceeds the memory limit of a document is ended, and one that
// keeps a core busy gets a lower priority, so that short documents are not slowed down by long ones. Only Linux reports
// the memory; elsewhere only the limit on processor time applies.
import { readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import type { CdpPipe } from './cdp-pipe.ts';

const intervalMs = 100;
/** The share of an interval that a process ran or waited for a core: two such intervals indicate a long document. */
const busyShare = 0.8;
/** The share of the memory limit that a process may retain for the next document. */
const retainedShare = 1 / 8;
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

interface ProcessFacts {
  readonly type: string;
  readonly id: number;
  /** Processor time in seconds. */
  readonly cpuTime: number;
}

/** A page and its process, once that is known. */
export interface PageProcess {
  pid: number | undefined;
}

interface Renderer {
  /** Since the process started, including the time it waited for a core. */
  readonly busyMs: number;
  readonly at: number;
  /** The number of consecutive intervals in which it was busy. */
  readonly busyLooks: number;
}

export class RendererWatch {
  readonly #pipe: CdpPipe;
  readonly #mostBytes: number;
  #known: ReadonlyMap<number, Renderer> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #busy = 0;
  #ended = 0;
  /** Pages whose process is not known yet, in the order in which they were created. */
  readonly #unknown: PageProcess[] = [];
  #claimed: ReadonlySet<number> = new Set();

  constructor(pipe: CdpPipe, mostMb: number) {
    this.#pipe = pipe;
    this.#mostBytes = mostMb * 1024 * 1024;
  }

  /** Monitors the process until it ends. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#busy += 1;
    this.#timer ??= setInterval(() => void this.#look().catch(() => undefined), intervalMs);
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      if (this.#busy === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  /** Whether a page that has just ended exceeded its memory limit. Each such page is reported once. */
  takeEnded(): boolean {
    if (this.#ended === 0) return false;
    this.#ended -= 1;
    return true;
  }

  /** Call this just before a page is created: its process is known only later. */
  expect(): PageProcess {
    const page: PageProcess = { pid: undefined };
    this.#unknown.push(page);
    return page;
  }

  /** When the page works. Every page has a process of its own, and the browser starts them in the order of the pages. */
  async identify(page: PageProcess): Promise<void> {
    const pids = (await this.#renderers()).map(({ id }) => id).toSorted((one, other) => one - other);
    const unclaimed = pids.filter((pid) => !this.#claimed.has(pid));
    for (const pid of unclaimed) {
      const next = this.#unknown.shift();
      if (next !== undefined) next.pid = pid;
    }
    this.#claimed = new Set(pids);
    this.forget(page);
  }

  /** A page that could not be opened. */
  forget(page: PageProcess): void {
    const at = this.#unknown.indexOf(page);
    if (at >= 0) this.#unknown.splice(at, 1);
  }

  /** The processor time that the page has used so far; undefined if its process is not known. */
  async processorMs({ pid }: PageProcess): Promise<number | undefined> {
    const found = (await this.#renderers()).find(({ id }) => id === pid);
    return found && found.cpuTime * 1000;
  }

  /** Undefined if its process or the memory of that is not known. */
  retainsMemory({ pid }: PageProcess): boolean | undefined {
    const used = pid === undefined ? 0 : usedBytes(pid);
    return used === 0 ? undefined : used > this.#mostBytes * retainedShare;
  }

  async #look(): Promise<void> {
    this.#known = new Map((await this.#renderers()).map(({ id }) => [id, this.#lookAt(id)]));
  }

  async #renderers(): Promise<ProcessFacts[]> {
    const { processInfo } = await this.#pipe.send('SystemInfo.getProcessInfo');
    return (processInfo as ProcessFacts[]).filter(({ type }) => type === 'renderer');
  }

  #lookAt(pid: number): Renderer {
    if (usedBytes(pid) > this.#mostBytes) {
      this.#ended += 1;
      process.kill(pid, 'SIGKILL');
    }
    return prioritize(pid, { busyMs: busyMsOf(pid), at: performance.now() }, this.#known.get(pid));
  }
}

function prioritize(pid: number, now: Omit<Renderer, 'busyLooks'>, last?: Renderer): Renderer {
  if (last === undefined) return { ...now, busyLooks: 0 };
  const isBusy = now.busyMs - last.busyMs > (now.at - last.at) * busyShare;
  const busyLooks = isBusy ? last.busyLooks + 1 : 0;
  if (busyLooks === 2) givePriority(pid, PRIORITY_LOW);
  else if (last.busyLooks >= 2 && !isBusy) givePriority(pid, PRIORITY_BELOW_NORMAL);
  return { ...now, busyLooks };
}

/** Never above the server's own. Without root, a priority can only be lowered: such a process then stays slower. */
function givePriority(pid: number, priority: number): void {
  try {
    setPriority(pid, Math.max(priority, getPriority()));
  } catch {
    // The process has ended, or its priority may not be raised again.
  }
}

/** Private memory, excluding what is shared with other processes. */
function usedBytes(pid: number): number {
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1024;
}

/** The CPU time of its main thread, which does the layout. */
function busyMsOf(pid: number): number {
  const [runNs = 0, waitNs = 0] = read(pid, 'schedstat').split(' ').map(Number);
  return (runNs + waitNs) / 1e6;
}

/** Read synchronously: the kernel answers immediately, and asynchronous reads would take many times as long. */
function read(pid: number, name: 'status' | 'schedstat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
