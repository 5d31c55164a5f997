// Uploads a large file with progress, which fetch does not report, using the session's token, which is renewed once
// if it has expired. Any status is an answer; only a missing answer is an ApiError.
import i18next from 'i18next';
import { ApiError } from '../api-error.ts';
import type { SessionGuard } from './signed-in-fetch.ts';

/** A connection without any progress for this long is considered dead. */
const stallTimeoutMs = 60_000;

export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type SignedInUpload = (url: string, form: FormData, options: UploadOptions) => Promise<UploadAnswer>;

type Send = (url: string, form: FormData, token: string | null, options: UploadOptions) => Promise<UploadAnswer>;

export function createSignedInUpload(guard: SessionGuard, send: Send = sendByXhr): SignedInUpload {
  const { session, refuseWhenForeign, refresh } = guard;
  return async (url, form, options) => {
    refuseWhenForeign();
    const token = session.accessToken();
    const first = await send(url, form, token, options);
    if (first.status !== 401) return first;
    await refresh(token);
    options.signal.throwIfAborted();
    options.onProgress(0);
    return send(url, form, session.accessToken(), options);
  };
}

const sendByXhr: Send = async (url, form, token, { signal, onProgress }) => {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let isStalled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartClock = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStalled = true;
        xhr.abort();
      }, stallTimeoutMs);
    };
    const handleAbort = (): void => xhr.abort();
    const fail = (): void => {
      if (signal.aborted) reject(toError(signal.reason));
      else reject(new ApiError('network', { isTimeout: isStalled, request: `POST ${new URL(url).pathname}` }));
    };
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      restartClock();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('error', fail);
    xhr.addEventListener('abort', fail);
    xhr.addEventListener('load', () => {
      const requestId = xhr.getResponseHeader('x-request-id') ?? undefined;
      resolve({ status: xhr.status, text: xhr.responseText, requestId });
    });
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', handleAbort);
    });
    signal.addEventListener('abort', handleAbort);
    xhr.open('POST', url);
    xhr.setRequestHeader('Accept-Language', i18next.language);
    if (token !== null) xhr.setRequestHeader('Authorization', `Bearer ${token}`);
    restartClock();
    xhr.send(form);
  });
};

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException('', 'AbortError');
}
