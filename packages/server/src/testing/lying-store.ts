// A server with the part of S3 that the product uses, which fails in the ways of real ones. It checks no signatures.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from './listen-on-loopback.ts';

export interface StoreRequest {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
}

/** An error; the connection cut; no answer; half of a content and then nothing, or the end; fewer bytes stored. */
export type StoreFault =
  | { readonly status: number; readonly code: string }
  | 'reset'
  | 'silent'
  | 'stall'
  | 'short'
  | 'shorten';

interface StoredUpload {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

export async function startLyingStore(): Promise<LyingStore> {
  const store = new LyingStore();
  await store.start();
  return store;
}

export class LyingStore {
  url = '';
  readonly contents = new Map<string, Buffer>();
  /** Interrupted and running ones, by id. */
  readonly uploads = new Map<string, StoredUpload>();
  readonly requests: StoreRequest[] = [];
  /** Decides for each request. */
  lie: (request: StoreRequest) => StoreFault | undefined = () => undefined;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<void> {
    this.url = `http://127.0.0.1:${await listenOnLoopback(this.#server)}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(message.url ?? '/', 'http://store');
    const request = { method: message.method ?? '', key: pathname.split('/').slice(2).join('/'), query };
    this.requests.push(request);
    const fault = this.lie(request);
    if (fault === 'silent') return;
    if (fault === 'reset') return void message.socket.destroy();
    const sent = await buffer(message);
    if (typeof fault === 'object') return sendError(response, fault.status, fault.code);
    const body = fault === 'shorten' ? sent.subarray(0, -1) : sent;
    if (request.method === 'GET' && request.key !== '') return this.#sendContent(message, request.key, response, fault);
    response.end(this.#change(request, body, response));
  }

  #sendContent(message: IncomingMessage, key: string, response: ServerResponse, fault?: StoreFault): void {
    const content = this.contents.get(key);
    if (content === undefined) return sendError(response, 404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(message.headers.range ?? '') ?? [];
    const part = start === undefined ? content : content.subarray(Number(start), Number(end) + 1);
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length });
    if (fault !== 'stall' && fault !== 'short') return void response.end(part);
    response.write(part.subarray(0, part.length / 2), () => fault === 'short' && response.destroy());
  }

  /** The answer to everything that returns no content. */
  #change({ method, key, query }: StoreRequest, body: Buffer, response: ServerResponse): string {
    const id = query.get('uploadId') ?? '';
    const upload = this.uploads.get(id);
    if (method === 'HEAD') return this.#head(key, response);
    if (method === 'GET') return this.#listUploads();
    if (method === 'POST' && query.has('uploads')) return this.#begin(key);
    if (method === 'POST' && upload) return this.#complete(id, upload);
    if (method === 'PUT' && upload) upload.parts.set(Number(query.get('partNumber')), body);
    else if (method === 'PUT') this.contents.set(key, body);
    else if (upload) this.uploads.delete(id);
    else this.contents.delete(key);
    response.writeHead(method === 'DELETE' ? 204 : 200, { etag: '"e"' });
    return '';
  }

  #head(key: string, response: ServerResponse): string {
    const content = this.contents.get(key);
    response.writeHead(content === undefined ? 404 : 200, { 'content-length': content?.length ?? 0 });
    return '';
  }

  #listUploads(): string {
    const each = [...this.uploads].map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    );
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${each.join('')}</ListMultipartUploadsResult>`;
  }

  #begin(key: string): string {
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, { key, parts: new Map() });
    return `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  #complete(id: string, { key, parts }: StoredUpload): string {
    const ordered = [...parts].toSorted(([one], [other]) => one - other);
    this.contents.set(key, Buffer.concat(ordered.map(([, part]) => part)));
    this.uploads.delete(id);
    return `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`;
  }
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
