// Stores objects in a bucket of S3, or of a server with the same interface. Loaded only if one is used, as its client is
// large.
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Logger } from 'pino';
import { UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';
import { requireObjectKey } from './object-key.ts';
import { type ByteRange, NoObject, type ObjectStore } from './object-store.ts';
import type { S3Address, S3Credentials } from './s3-address.ts';

export interface S3Times {
  readonly connectMs: number;
  /** From sending a request to the first byte of its response. */
  readonly responseMs: number;
  /** Without any byte. */
  readonly silenceMs: number;
  readonly probeMs: number;
  /** How long a successful probe counts, as each one stores an object. */
  readonly probedMs: number;
}

interface S3Options {
  readonly credentials: S3Credentials;
  readonly log: Pick<Logger, 'warn'>;
  readonly times?: S3Times;
}

const usualTimes: S3Times = {
  connectMs: 3_000,
  responseMs: 30_000,
  silenceMs: 15_000,
  probeMs: 2_000,
  probedMs: 10_000,
};
const attemptsMax = 3;
/** Larger contents are sent in parts of this size, of which each upload holds two in memory. */
const partBytes = 8 * 1024 * 1024;
const parallelRemovals = 8;
const probeKey = 'ready';

export function createS3Objects(address: S3Address, options: S3Options): ObjectStore {
  return new S3Objects(address, options);
}

class S3Objects implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #log: S3Options['log'];
  readonly #times: S3Times;
  #probedAt = -Infinity;

  constructor({ bucket, region, endpoint }: S3Address, { credentials, log, times = usualTimes }: S3Options) {
    this.#bucket = bucket;
    this.#log = log;
    this.#times = times;
    this.#client = new S3Client({
      region,
      // Other servers seldom have a host for each bucket.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      credentials: { ...credentials },
      maxAttempts: attemptsMax,
      // Other servers store the trailers of these checksums as content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: times.connectMs,
        requestTimeout: times.responseMs,
        // Otherwise it is only a warning.
        throwOnRequestTimeout: true,
        socketTimeout: times.silenceMs,
      },
    });
  }

  async write(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const target = this.#at(requireObjectKey(key));
    const counted = new CountedContent(content);
    try {
      const params = { ...target, Body: Readable.from(counted, { objectMode: false }) };
      await new Upload({ client: this.#client, params, partSize: partBytes, queueSize: 2 }).done();
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(target));
      if (ContentLength !== counted.bytes)
        throw new Error(`The store has ${ContentLength} bytes of the object ${key}, not ${counted.bytes}.`);
    } catch (error) {
      throw error === counted.failure ? error : this.#unavailable(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const target = this.#at(requireObjectKey(key));
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ ...target, Range }));
      if (Body instanceof Readable) return Body;
      throw new Error(`The store returned nothing for the object ${key}.`);
    } catch (error) {
      throw isMissing(error) ? new NoObject(key, error) : this.#unavailable(error);
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    const all = new Set(keys.map(requireObjectKey));
    if (all.size === 0) return;
    const shared = all.values();
    const removeSome = async () => {
      for (const key of shared) await this.#removeOne(key);
    };
    try {
      await Promise.all(Array.from({ length: parallelRemovals }, removeSome));
      await this.#abortUploads(all);
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  async probe(): Promise<void> {
    if (performance.now() - this.#probedAt < this.#times.probedMs) return;
    await this.#client.send(new PutObjectCommand({ ...this.#at(probeKey), Body: 'ready' }), {
      abortSignal: AbortSignal.timeout(this.#times.probeMs),
    });
    this.#probedAt = performance.now();
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }

  async #removeOne(key: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand(this.#at(key)));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** Parts of uploads that were interrupted are invisible, and remain until they are removed. */
  async #abortUploads(keys: ReadonlySet<string>): Promise<void> {
    for await (const { Key, UploadId } of this.#listUploads()) {
      if (Key === undefined || UploadId === undefined || !keys.has(Key)) continue;
      await this.#client.send(new AbortMultipartUploadCommand({ ...this.#at(Key), UploadId }));
    }
  }

  async *#listUploads(): AsyncGenerator<MultipartUpload> {
    let place: Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'> | undefined = {};
    while (place !== undefined) {
      const page: ListMultipartUploadsCommandOutput = await this.#client.send(
        new ListMultipartUploadsCommand({
          Bucket: this.#bucket,
          KeyMarker: place.NextKeyMarker,
          UploadIdMarker: place.NextUploadIdMarker,
        }),
      );
      yield* page.Uploads ?? [];
      place = page.IsTruncated === true ? page : undefined;
    }
  }

  /** Temporary as far as users are concerned; the log has the cause. */
  #unavailable(cause: unknown): UserError {
    this.#log.warn({ error: cause }, 'the file store failed');
    return Object.assign(new UserError({ code: 'BUSY', ...say('FILE_STORE_UNAVAILABLE') }), { cause });
  }
}

/** Passes a content on, counts it, and remembers its own failure, which is not the store's. */
class CountedContent {
  readonly #content: AsyncIterable<Uint8Array>;
  bytes = 0;
  failure: unknown = Symbol('none');

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#content = content;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#content) {
        this.bytes += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}
