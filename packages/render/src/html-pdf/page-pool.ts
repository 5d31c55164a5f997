// Pages that print, opened as they are needed and kept warm; what waits for them; and their end. Callers take turns, and a
// page is always left to the others: nobody can keep everybody else waiting.
import { FairQueue } from '../turns/fair-queue.ts';
import { BrowserEnded, PageEnded, type PrintPage } from './browser.ts';
import { type BrowserSupply, type Seat } from './browser-supply.ts';
import { failures, PrintFailure } from './failures.ts';
import type { PdfLimits } from './limits.ts';

/** What a document that took so long has had of memory its process keeps, and the next one would be blamed for it. */
const wornAfterMs = 500;

export type Work<Result> = (page: PrintPage, signal: AbortSignal) => Promise<Result>;

interface Job {
  readonly caller: string;
  /** Ends it, whatever it is at. */
  readonly ending: AbortController;
  /** Its value answers the job. */
  readonly attempt: (page: PrintPage) => Promise<() => void>;
  readonly fail: (reason: Error) => void;
}

export interface PagePoolOptions {
  readonly supply: BrowserSupply;
  /** Of one caller at the same time; there is one more for the others. */
  readonly pages: number;
  readonly limits: PdfLimits;
}

export class PagePool {
  readonly #supply: BrowserSupply;
  readonly #pages: number;
  readonly #limits: PdfLimits;
  readonly #waiting = new FairQueue<Job>();
  readonly #running = new Set<Job>();
  /** The one that worked last is taken first. */
  readonly #idle: Seat[] = [];
  /** Idle, printing, being opened or being cleared. */
  #seats = 0;
  #isClosed = false;

  constructor({ supply, pages, limits }: PagePoolOptions) {
    this.#supply = supply;
    supply.onRetired = () => this.#dropIdle();
    this.#pages = pages;
    this.#limits = limits;
  }

  /** Rejects with a PrintFailure alone. */
  run<Result>(work: Work<Result>, { caller = '', signal }: { caller?: string; signal?: AbortSignal }): Promise<Result> {
    if (this.#isClosed || signal?.aborted) return Promise.reject(failures.cancelled());
    return new Promise((resolve, reject) => {
      const ending = new AbortController();
      const cancel = () => this.#drop(job, failures.cancelled());
      const timer = setTimeout(() => {
        if (this.#waiting.has(job)) this.#drop(job, failures.busy());
      }, this.#limits.waitMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      const fail = (reason: Error) => {
        settle();
        reject(reason);
      };
      const attempt = async (page: PrintPage) => {
        const result = await work(page, ending.signal);
        return () => {
          settle();
          resolve(result);
        };
      };
      const job: Job = { caller, ending, attempt, fail };
      signal?.addEventListener('abort', cancel);
      this.#waiting.add(job);
      this.#proceed();
      if (!this.#waiting.has(job)) return;
      if (this.#waiting.sizeOf(caller) > this.#limits.waitingOfCaller) this.#drop(job, failures.callerBusy());
      else if (this.#waiting.size > this.#limits.waiting) this.#drop(job, failures.busy());
    });
  }

  /** Opens one page, for the first who comes. */
  async warm(): Promise<void> {
    if (this.#isClosed || this.#seats > 0) return;
    this.#seats += 1;
    try {
      this.#idle.push(await this.#supply.openSeat());
    } catch {
      this.#seats -= 1;
    }
    this.#proceed();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#waiting.items(), ...this.#running]) this.#drop(job, failures.cancelled());
    await this.#supply.close();
  }

  /** Gives those who wait to whichever page is free. */
  #proceed(): void {
    while (this.#idle.length > 0 || this.#seats < this.#pages + 1) {
      const job = this.#waiting.take((caller) => this.#mayBegin(caller));
      if (job === undefined) return;
      this.#running.add(job);
      const seat = this.#idle.pop();
      if (seat === undefined) this.#seats += 1;
      void this.#serve(job, seat);
    }
  }

  /** Of browsers that are over. */
  #dropIdle(): void {
    const over = this.#idle.filter((seat) => !seat.isUsable());
    this.#idle.splice(0, Infinity, ...this.#idle.filter((seat) => seat.isUsable()));
    this.#seats -= over.length;
    for (const seat of over) void seat.leave();
    this.#proceed();
  }

  #mayBegin(caller: string): boolean {
    const running = [...this.#running].filter((job) => job.caller === caller);
    return running.length < this.#pages;
  }

  async #serve(job: Job, idle: Seat | undefined): Promise<void> {
    let seat = idle;
    let isSpent = false;
    let answer: () => void;
    try {
      seat ??= await this.#supply.openSeat();
      const startedAt = performance.now();
      answer = await this.#print(job, seat);
      isSpent = performance.now() - startedAt > wornAfterMs;
    } catch (error) {
      isSpent = !(error instanceof PrintFailure);
      const isInnocent = error instanceof BrowserEnded && !job.ending.signal.aborted;
      answer = isInnocent ? await this.#printAlone(job) : () => job.fail(this.#toFailure(error));
    }
    this.#running.delete(job);
    // Before the answer: whoever then asks for the next document finds the page free.
    const free = !isSpent && seat?.isUsable() === true && seat.page.isClear ? seat : undefined;
    if (free !== undefined) this.#idle.push(free);
    this.#proceed();
    answer();
    if (free === undefined) await this.#leave(seat, isSpent);
  }

  async #print(job: Job, seat: Seat): Promise<() => void> {
    const { signal } = job.ending;
    const close = () => void seat.page.close();
    const timer = setTimeout(() => this.#drop(job, failures.time(this.#limits)), this.#limits.totalMs);
    signal.addEventListener('abort', close);
    try {
      if (signal.aborted) throw failures.cancelled();
      return await job.attempt(seat.page);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', close);
      seat.countDocument();
    }
  }

  /** Another document may have ended the browser: this one has a second try, and can do no harm to others by it. */
  async #printAlone(job: Job): Promise<() => void> {
    try {
      const seat = await this.#supply.openAlone();
      try {
        return await this.#print(job, seat);
      } finally {
        await seat.leave();
      }
    } catch (error) {
      return () => job.fail(this.#toFailure(error));
    }
  }

  /** Answered by then: what the document may leave behind is cleared while nobody waits for it. */
  async #leave(seat: Seat | undefined, isSpent: boolean): Promise<void> {
    const isClear =
      seat !== undefined &&
      !isSpent &&
      seat.isUsable() &&
      (await seat.page.clear().then(
        () => seat.isUsable(),
        () => false,
      ));
    if (isClear) {
      this.#idle.push(seat);
    } else {
      await seat?.leave();
      this.#seats -= 1;
    }
    this.#proceed();
  }

  #drop(job: Job, reason: PrintFailure): void {
    this.#waiting.remove(job);
    job.fail(reason);
    job.ending.abort(reason);
  }

  #toFailure(error: unknown): PrintFailure {
    if (error instanceof PrintFailure) return error;
    return error instanceof PageEnded && error.isOverMemory ? failures.memory(this.#limits) : failures.crash();
  }
}
