// Answers the requests of a document while it is shown, only with files that the caller provides.
import type { PageLoading, RefusedAddress } from '../browser/browser.ts';
import type { PdfLimits } from '../limits.ts';
import type { LoadedFile } from '../pdf-request.ts';
import type { CdpParams } from './cdp-pipe.ts';

/** The base address of every document, which makes relative addresses valid. Nobody can register such a name. */
export const documentAddress = 'http://document.invalid/';

export interface PausedRequest {
  readonly requestId: string;
  readonly resourceType: string;
  readonly request: { readonly url: string; readonly method: string };
}

export type FileLimits = Pick<PdfLimits, 'files' | 'fileBytes' | 'addressChars'>;

/** Limits the reported addresses and the length of a loadable one: a base address can make all of them long. */
const mostRefused = 1_000;
const mostChars = 2_000;

/** What is visible on paper. Frames, media, scripts and everything else are excluded. */
const shown = new Set(['Image', 'Stylesheet', 'Font']);

export class DocumentRequests {
  readonly #loading: PageLoading;
  readonly #limits: FileLimits;
  readonly #refused = new Map<string, RefusedAddress>();
  #addressChars = 0;
  #files = 0;
  #bytes = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** Whether it has requested anything, whatever the outcome. */
  hasAny = false;

  constructor(loading: PageLoading, limits: FileLimits) {
    this.#loading = loading;
    this.#limits = limits;
  }

  get refused(): readonly RefusedAddress[] {
    return [...this.#refused.values()];
  }

  /** Counts an address; returns false once their total length exceeds the limit. */
  mayRequest({ request: { url } }: PausedRequest): boolean {
    this.#addressChars += url.length;
    return this.#addressChars <= this.#limits.addressChars;
  }

  /** The parameters of Fetch.fulfillRequest; undefined if the request fails. */
  async answer(paused: PausedRequest): Promise<CdpParams | undefined> {
    this.hasAny = true;
    const { url, method } = paused.request;
    const address = url.length > mostChars ? null : URL.parse(url);
    const isAllowed = address !== null && /^https?:$/.test(address.protocol) && method === 'GET';
    if (!isAllowed || !shown.has(paused.resourceType)) return this.#refuse(url, 'REFUSED');
    if (this.#files >= this.#limits.files) return this.#refuse(url, 'TOO_MUCH');
    this.#files += 1;
    const loaded = this.#turn.then(() => this.#load(address));
    this.#turn = loaded.catch(() => undefined);
    const file = await loaded;
    if (file === undefined) return this.#refuse(url, 'ABSENT');
    if (file === 'no picture') return this.#refuse(url, 'NO_PICTURE');
    if (file === 'refused') return this.#refuse(url, 'REFUSED');
    if (file === 'too much') return this.#refuse(url, 'TOO_MUCH');
    const { buffer, byteOffset, byteLength } = file.bytes;
    return {
      responseCode: 200,
      responseHeaders: [
        { name: 'Content-Type', value: file.mediaType },
        // The same address may mean another file for the next document.
        { name: 'Cache-Control', value: 'no-store' },
        { name: 'Access-Control-Allow-Origin', value: '*' },
      ],
      body: Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
    };
  }

  /** One after another, so that files which exceed the limit together are never in memory at the same time. */
  async #load(address: URL): Promise<LoadedFile | 'no picture' | 'refused' | 'too much' | undefined> {
    const { loadFile, signal } = this.#loading;
    signal.throwIfAborted();
    if (this.#bytes > this.#limits.fileBytes) return 'too much';
    const file = await loadFile(address, signal);
    if (file === undefined || typeof file === 'string') return file;
    this.#bytes += file.bytes.length;
    return this.#bytes > this.#limits.fileBytes ? 'too much' : file;
  }

  #refuse(url: string, reason: RefusedAddress['reason']): undefined {
    if (url === `${documentAddress}favicon.ico` || this.#refused.size >= mostRefused) return;
    const shortUrl = url.slice(0, mostChars);
    this.#refused.set(shortUrl, { url: shortUrl, reason });
  }
}
