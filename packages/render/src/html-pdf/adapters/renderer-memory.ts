// Ends the process that lays a document out once it has taken more memory than a document may. Only Linux tells how much
// that is; elsewhere the limit of time has to do.
import { readFile } from 'node:fs/promises';
import type { CdpPipe } from './cdp-pipe.ts';

const intervalMs = 200;

interface ProcessFacts {
  readonly type: string;
  readonly id: number;
}

export class RendererMemory {
  readonly #pipe: CdpPipe;
  readonly #mostBytes: number;
  #timer: NodeJS.Timeout | undefined;
  #busy = 0;
  #ended = 0;

  constructor(pipe: CdpPipe, mostMb: number) {
    this.#pipe = pipe;
    this.#mostBytes = mostMb * 1024 * 1024;
  }

  /** Watches while it lasts. */
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

  /** Whether a page that has just ended was ended here. Each is told once. */
  takeEnded(): boolean {
    if (this.#ended === 0) return false;
    this.#ended -= 1;
    return true;
  }

  async #look(): Promise<void> {
    const { processInfo } = await this.#pipe.send('SystemInfo.getProcessInfo');
    const renderers = (processInfo as ProcessFacts[]).filter(({ type }) => type === 'renderer');
    await Promise.all(
      renderers.map(async ({ id }) => {
        if ((await usedBytes(id)) <= this.#mostBytes) return;
        this.#ended += 1;
        process.kill(id, 'SIGKILL');
      }),
    );
  }
}

/** Of its own, without what it shares with other processes. */
async function usedBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
