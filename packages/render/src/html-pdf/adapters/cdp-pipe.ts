// The browser's debugging protocol over two pipes: messages are JSON, each ended by a zero byte. Nothing listens on a port.
import type { Readable, Writable } from 'node:stream';
import { BrowserEnded } from '../browser/browser.ts';

export type CdpParams = Readonly<Record<string, unknown>>;

export interface CdpEvent {
  readonly method: string;
  readonly params: CdpParams;
}

/** The browser could not execute a command. */
export class CdpRefusal extends Error {}

/** The listener of one session, which corresponds to a page. */
export interface CdpListener {
  readonly hear: (event: CdpEvent) => void;
  /** The browser's own listener. */
  readonly end: (reason: Error) => void;
}

interface Pending {
  readonly resolve: (result: CdpParams) => void;
  readonly reject: (error: Error) => void;
  readonly sessionId: string | undefined;
}

interface Incoming {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: CdpParams;
  readonly result?: CdpParams;
  readonly error?: { readonly message: string };
}

export class CdpPipe {
  readonly #toBrowser: Writable;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, CdpListener>();
  #chunks: Buffer[] = [];
  #lastId = 0;
  #ended: Error | undefined;

  constructor(toBrowser: Writable, fromBrowser: Readable) {
    this.#toBrowser = toBrowser;
    fromBrowser.on('data', (chunk: Buffer) => this.#read(chunk));
    for (const stream of [toBrowser, fromBrowser]) {
      stream.on('error', () => this.end());
      stream.on('close', () => this.end());
    }
  }

  send(method: string, params: CdpParams = {}, sessionId?: string): Promise<CdpParams> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, sessionId });
      this.#toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Each session has one listener. */
  listen(sessionId: string, listener: CdpListener): void {
    this.#listeners.set(sessionId, listener);
  }

  /** Rejects pending commands of this session immediately: the page no longer exists. */
  forget(sessionId: string, reason: Error): void {
    this.#listeners.delete(sessionId);
    for (const [id, pending] of this.#pending) {
      if (pending.sessionId !== sessionId) continue;
      this.#pending.delete(id);
      pending.reject(reason);
    }
  }

  end(): void {
    const reason = (this.#ended ??= new BrowserEnded());
    for (const { end } of this.#listeners.values()) end(reason);
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }

  #read(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      this.#chunks.push(rest.subarray(0, end));
      const text = Buffer.concat(this.#chunks).toString('utf8');
      this.#chunks = [];
      rest = rest.subarray(end + 1);
      this.#dispatch(JSON.parse(text) as Incoming);
    }
    if (rest.length > 0) this.#chunks.push(rest);
  }

  #dispatch({ id, sessionId, method, params = {}, result = {}, error }: Incoming): void {
    if (id === undefined) {
      if (method !== undefined) this.#listeners.get(sessionId ?? '')?.hear({ method, params });
      return;
    }
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(new CdpRefusal(error.message));
  }
}
