/** Finds coverage in a worker if possible, and otherwise on the page. A request ends the one before it. */
import type { DecisionCoverage } from '@coverwright/rules';
import { wrap, type Remote } from 'comlink';
import type { RemoteCoverage } from './coverage-worker.ts';
import { findTableCoverage, type CoverageRequest } from './table-coverage.ts';

interface StartedWorker {
  readonly worker: Worker;
  readonly remote: Remote<RemoteCoverage>;
  readonly failed: Promise<'failed'>;
}

export class CoverageFinder {
  #started: StartedWorker | undefined;
  #isRunning = false;

  /** Undefined while the table has problems. Never settles if another request follows. */
  async find(request: CoverageRequest): Promise<DecisionCoverage | undefined> {
    if (this.#isRunning) this.end();
    const started = (this.#started ??= startWorker());
    if (started === undefined) return findTableCoverage(request);
    this.#isRunning = true;
    const found = await Promise.race([started.remote.find(request), started.failed]);
    if (this.#started === started) this.#isRunning = false;
    if (found !== 'failed') return found;
    this.end();
    return findTableCoverage(request);
  }

  end(): void {
    this.#started?.worker.terminate();
    this.#started = undefined;
    this.#isRunning = false;
  }
}

function startWorker(): StartedWorker | undefined {
  try {
    const worker = new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' });
    const failed = new Promise<'failed'>((resolve) => {
      worker.addEventListener('error', () => resolve('failed'), { once: true });
    });
    return { worker, remote: wrap<RemoteCoverage>(worker), failed };
  } catch {
    // A browser, or its security policy, may forbid workers.
    return undefined;
  }
}
