// Supplies the browser in which pages are opened: one at a time, replaced after some thousand documents or when it ends.
import type { PrintBrowser, PrintPage } from './browser.ts';
import { failures } from '../failures.ts';

export type Launch = () => Promise<PrintBrowser>;

interface Host {
  readonly browser: PrintBrowser;
  served: number;
  pages: number;
  isOver: boolean;
}

/** A page and its browser. */
export interface Seat {
  readonly page: PrintPage;
  /** Whether it can print another document. */
  readonly isUsable: () => boolean;
  readonly countDocument: () => void;
  readonly leave: () => Promise<void>;
}

export class BrowserSupply {
  readonly #launch: Launch;
  readonly #documentsPerBrowser: number;
  readonly #hosts = new Set<Host>();
  readonly #starting = new Set<Promise<Host>>();
  #current: Promise<Host> | undefined;
  state: 'absent' | 'ready' | 'unavailable' = 'absent';
  /** Some seats are no longer usable. */
  onRetired: () => void = () => undefined;

  constructor(launch: Launch, documentsPerBrowser: number) {
    this.#launch = launch;
    this.#documentsPerBrowser = documentsPerBrowser;
  }

  async openSeat(): Promise<Seat> {
    this.#current ??= this.#start();
    const host = await this.#current;
    return this.#openIn(host);
  }

  /** In a separate browser: whatever the document does to it, no other document is affected. */
  async openAlone(): Promise<Seat> {
    const seat = await this.#openIn(await this.#start());
    return { ...seat, isUsable: () => false };
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#starting);
    await Promise.all([...this.#hosts].map(({ browser }) => browser.close()));
  }

  #start(): Promise<Host> {
    const starting = this.#launchHost();
    this.#starting.add(starting);
    const forget = () => this.#starting.delete(starting);
    starting.then(forget, forget);
    return starting;
  }

  async #launchHost(): Promise<Host> {
    try {
      const browser = await this.#launch();
      const host: Host = { browser, served: 0, pages: 0, isOver: false };
      this.#hosts.add(host);
      void browser.ended.then(() => this.#retire(host));
      this.state = 'ready';
      return host;
    } catch (error) {
      this.state = 'unavailable';
      this.#current = undefined;
      throw failures.browser(error instanceof Error ? error.message : String(error));
    }
  }

  async #openIn(host: Host): Promise<Seat> {
    host.pages += 1;
    const leave = async () => {
      host.pages -= 1;
      await this.#endIfEmpty(host);
    };
    try {
      const page = await host.browser.openPage();
      return {
        page,
        isUsable: () => !host.isOver,
        countDocument: () => {
          host.served += 1;
          if (host.served === this.#documentsPerBrowser) void this.#replace(host);
        },
        leave: async () => {
          await page.close();
          await leave();
        },
      };
    } catch (error) {
      await leave();
      throw error;
    }
  }

  /** The next one takes over once it has started, so that no document waits for it. */
  async #replace(host: Host): Promise<void> {
    const next = this.#start();
    await next.then(
      () => {
        this.#current = next;
        host.isOver = true;
        this.onRetired();
      },
      // The old one stays in use: it is old, not broken.
      () => (host.served = 0),
    );
    await this.#endIfEmpty(host);
  }

  #retire(host: Host): void {
    host.isOver = true;
    this.#hosts.delete(host);
    this.onRetired();
    void this.#current?.then(
      (current) => {
        if (current === host) this.#current = undefined;
      },
      () => undefined,
    );
  }

  async #endIfEmpty(host: Host): Promise<void> {
    if (host.pages === 0 && host.isOver) await host.browser.close();
  }
}
