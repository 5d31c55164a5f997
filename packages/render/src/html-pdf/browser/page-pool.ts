// Pages that print, opened on demand and reused. Turns are fair by tenant and user, and no tenant ever has all
// pages, so nobody can block everybody else.
import { spareAfterMs, type Turn, type TurnCaller, TurnRefused, Turns } from '../../turns/turns.ts';
import { limitDocument } from './document-limit.ts';
import { BrowserEnded, type PrintPage } from './browser.ts';
import { type BrowserSupply, type Seat } from './browser-supply.ts';
import { failures, PrintFailure, SlowPrint } from '../failures.ts';
import type { PdfLimits } from '../limits.ts';
import { slowLimits } from '../../threads/processor-time.ts';
import { toPrintFailure, toTurnFailure } from './page-failures.ts';

/** Where the memory of a page is unknown, a document that took this long is assumed to leave much behind. */
const longMs = 500;

export type Work<Result> = (page: PrintPage, signal: AbortSignal) => Promise<Result>;

interface Job {
  readonly tenantId: string;
  readonly turn: Turn;
  /** Ends the page, whatever it is doing. */
  readonly ending: AbortController;
  /** Returns the result of the job. */
  readonly attempt: (page: PrintPage) => Promise<() => void>;
  readonly fail: (reason: Error) => void;
  /** Whether the job has a page. */
  isSeated: boolean;
}

interface WaitingJob extends PromiseWithResolvers<Seat> {
  readonly job: Job;
}

export interface PagePoolOptions {
  readonly supply: BrowserSupply;
  /** Concurrently, for all callers together. */
  readonly pages: number;
  readonly limits: PdfLimits;
  /** How long a document may take by the clock; defaults to slowAfterMs. */
  readonly slowMs?: number | undefined;
  /** How long it waits for a page to open; the page is reused for later documents. */
  readonly seatMs?: number | undefined;
}

export interface Asking {
  /** Requests without a caller count as one caller. */
  readonly caller?: TurnCaller;
  readonly signal?: AbortSignal;
}

const nobody: TurnCaller = { tenantId: '', userId: '' };

export class PagePool {
  readonly #supply: BrowserSupply;
  readonly #limits: PdfLimits;
  readonly #pages: number;
  readonly #slowMs: number | undefined;
  readonly #seatMs: number;
  readonly #turns: Turns;
  readonly #running = new Set<Job>();
  /** The most recently used page is taken first. */
  readonly #idle: Seat[] = [];
  /** Jobs that found no idle page, in order: each takes the first page opened or idle that it is allowed to have. */
  readonly #waiting: WaitingJob[] = [];
  #opening = 0;
  #isClosed = false;

  constructor({ supply, pages, limits, slowMs, seatMs = slowLimits.startMs }: PagePoolOptions) {
    this.#slowMs = slowMs;
    this.#seatMs = seatMs;
    this.#supply = supply;
    supply.onRetired = () => this.#dropIdle();
    this.#limits = limits;
    this.#pages = pages;
    this.#turns = new Turns({ ...limits, places: pages });
  }

  /** Rejects only with a PrintFailure. */
  async run<Result>(work: Work<Result>, asking: Asking): Promise<Result> {
    try {
      return await this.#attempt(work, asking);
    } catch (error) {
      if (error instanceof SlowPrint) return this.#attempt(work, asking);
      throw error;
    }
  }

  async #attempt<Result>(work: Work<Result>, { caller = nobody, signal }: Asking): Promise<Result> {
    const turn = await this.#takeTurn(caller, signal);
    return new Promise((resolve, reject) => {
      const ending = new AbortController();
      const cancel = () => this.#drop(job, failures.cancelled());
      const settle = () => signal?.removeEventListener('abort', cancel);
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
      const job: Job = { tenantId: caller.tenantId, turn, ending, attempt, fail, isSeated: false };
      this.#running.add(job);
      signal?.addEventListener('abort', cancel);
      if (signal?.aborted || this.#isClosed) cancel();
      void this.#serve(job);
    });
  }

  /** Opens one page, for the job that is first in line. */
  async warm(): Promise<void> {
    if (this.#isClosed || this.#running.size > 0 || this.#idle.length > 0) return;
    try {
      await this.#turns.during(nobody, async () => this.#place(await this.#supply.openSeat()));
    } catch {
      // The state of the supply shows the failure, and the next document tries again.
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#turns.close();
    for (const job of this.#running) this.#drop(job, failures.cancelled());
    await this.#supply.close();
  }

  async #takeTurn(caller: TurnCaller, signal: AbortSignal | undefined): Promise<Turn> {
    try {
      return await this.#turns.take(caller, signal);
    } catch (error) {
      throw error instanceof TurnRefused ? toTurnFailure(error.refusal) : error;
    }
  }

  /** Removes the pages of browsers that have ended. */
  #dropIdle(): void {
    const over = this.#idle.filter((seat) => !seat.isUsable());
    this.#idle.splice(0, Infinity, ...this.#idle.filter((seat) => seat.isUsable()));
    for (const seat of over) void seat.leave();
  }

  async #serve(job: Job): Promise<void> {
    let seat: Seat | undefined;
    let isSpent = false;
    let startedAt = 0;
    let answer: () => void;
    try {
      seat = await this.#takeSeat(job);
      startedAt = performance.now();
      answer = await this.#print(job, seat);
    } catch (error) {
      isSpent = !(error instanceof PrintFailure);
      const isInnocent = error instanceof BrowserEnded && !job.ending.signal.aborted;
      answer = isInnocent ? await this.#printAlone(job) : () => job.fail(toPrintFailure(error, this.#limits));
    }
    isSpent ||= seat?.page.retainsMemory ?? performance.now() - startedAt > longMs;
    this.#running.delete(job);
    if (!isSpent && seat?.isUsable() === true && seat.page.isClear) {
      this.#place(seat);
      // Before the answer, so that a caller who then prints another document finds the page free.
      job.turn.end();
      answer();
      return;
    }
    answer();
    await this.#leave(seat, isSpent);
    job.turn.end();
  }

  /** Opening a page takes as long as printing several documents, so a document may use one that becomes idle instead. */
  #takeSeat(job: Job): Promise<Seat> {
    const next = { job, ...Promise.withResolvers<Seat>() };
    this.#waiting.push(next);
    this.#seatWaiting();
    const timer = setTimeout(() => {
      const at = this.#waiting.indexOf(next);
      if (at < 0) return;
      // The page that is being opened is reused for the next document.
      this.#waiting.splice(at, 1);
      next.reject(new SlowPrint());
    }, this.#seatMs);
    return next.promise.finally(() => clearTimeout(timer));
  }

  #seatWaiting(): void {
    for (let next = this.#nextToSeat(); next !== undefined; next = this.#nextToSeat()) {
      const seat = this.#idle.pop();
      if (seat === undefined) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.job.isSeated = true;
      next.resolve(seat);
    }
    // After closing, the page would be opened in a browser that is never ended.
    while (!this.#isClosed && this.#opening < this.#waiting.length) void this.#openSeat();
  }

  /**
   * Tenants without a page come first. A tenant's further documents leave the last page to others as long as one of these
   * may start: while they wait for a page to open, another tenant's short document does not have to wait.
   */
  #nextToSeat(): WaitingJob | undefined {
    const seated = new Set([...this.#running].filter(({ isSeated }) => isSeated).map(({ tenantId }) => tenantId));
    const isLast = this.#idle.length <= 1 && this.#running.size < this.#pages;
    return this.#waiting.find(({ job }) => !seated.has(job.tenantId)) ?? (isLast ? undefined : this.#waiting[0]);
  }

  async #openSeat(): Promise<void> {
    this.#opening += 1;
    try {
      this.#place(await this.#supply.openSeat());
    } catch (error) {
      // If nobody is waiting, the next document tries again.
      this.#waiting.shift()?.reject(error);
    } finally {
      this.#opening -= 1;
      this.#seatWaiting();
    }
  }

  #place(seat: Seat): void {
    this.#idle.push(seat);
    this.#seatWaiting();
  }

  async #print(job: Job, seat: Seat): Promise<() => void> {
    const { signal } = job.ending;
    const close = () => void seat.page.close();
    const endLimit = limitDocument(seat.page, {
      limitMs: this.#limits.totalMs,
      slowMs: this.#slowMs,
      onOver: () => this.#drop(job, failures.time(this.#limits)),
      onSlow: () => this.#drop(job, new SlowPrint()),
    });
    const spareTimer = setTimeout(() => void this.#openSpare(), spareAfterMs);
    signal.addEventListener('abort', close);
    try {
      if (signal.aborted) throw failures.cancelled();
      return await job.attempt(seat.page);
    } finally {
      endLimit();
      clearTimeout(spareTimer);
      signal.removeEventListener('abort', close);
      seat.countDocument();
    }
  }

  /** Another document may have ended the browser, so this one gets a second attempt, which cannot affect others. */
  async #printAlone(job: Job): Promise<() => void> {
    try {
      const seat = await this.#supply.openAlone();
      try {
        return await this.#print(job, seat);
      } finally {
        await seat.leave();
      }
    } catch (error) {
      return () => job.fail(toPrintFailure(error, this.#limits));
    }
  }

  /** The job has already been answered: no one waits while the document is cleared. */
  async #leave(seat: Seat | undefined, isSpent: boolean): Promise<void> {
    const isClear =
      seat !== undefined &&
      !isSpent &&
      seat.isUsable() &&
      (await seat.page.clear().then(
        () => seat.isUsable(),
        () => false,
      ));
    if (isClear) return this.#place(seat);
    await seat?.leave();
    this.#seatWaiting();
    void this.#openSpare();
  }

  /** Opens a page ahead of time, because opening one takes longer than printing a short document. */
  async #openSpare(): Promise<void> {
    const pages = this.#idle.length + this.#opening + this.#running.size;
    if (this.#isClosed || this.#idle.length + this.#opening > 0 || pages >= this.#pages) return;
    await this.#openSeat();
  }

  #drop(job: Job, reason: PrintFailure): void {
    job.fail(reason);
    job.ending.abort(reason);
  }
}
