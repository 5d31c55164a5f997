// The files of one upload and how far each has come. Pure; use-upload.ts sends them.
import { refusalOf } from './accepted-files.ts';

/** already_exists and tooLarge are failures that another attempt alone does not fix, but may after a change elsewhere. */
export type UploadStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'success' }
  | { readonly kind: 'already_exists' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'wrongType' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'cancelled' }
  /** With the server's own words, where it has said any. */
  | { readonly kind: 'failure'; readonly text?: string };

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly isPublic: boolean;
  readonly status: UploadStatus;
}

export type UploadList = readonly Upload[];

export function toUpload(id: number, file: File, isPublic: boolean): Upload {
  const refusal = refusalOf(file);
  const kind = refusal === 'type' ? 'wrongType' : refusal === 'size' ? 'tooLarge' : 'waiting';
  return { id, file, isPublic, status: { kind } };
}

/** Taken into a run: what it failed with before is no longer true. */
export function withWaiting(uploads: UploadList, ids: readonly number[]): UploadList {
  return uploads.map((upload) => (ids.includes(upload.id) ? { ...upload, status: { kind: 'waiting' } } : upload));
}

export interface UploadProgress {
  readonly doneCount: number;
  readonly count: number;
}

/** How far a run is; what was taken off the list meanwhile does not count. */
export function progressOf(uploads: UploadList, ids: readonly number[]): UploadProgress {
  const run = uploads.filter(({ id }) => ids.includes(id));
  const left = run.filter(({ status }) => status.kind === 'uploading' || status.kind === 'waiting');
  return { doneCount: run.length - left.length, count: run.length };
}

export function withStatus(uploads: UploadList, id: number, status: UploadStatus): UploadList {
  return uploads.map((upload) => (upload.id === id ? { ...upload, status } : upload));
}

/** Only what has not been sent yet can still become public or private. */
export function withPrivacy(uploads: UploadList, isMeant: (upload: Upload) => boolean, isPublic: boolean): UploadList {
  return uploads.map((upload) => (isOpen(upload) && isMeant(upload) ? { ...upload, isPublic } : upload));
}

/** What a press on Upload or Retry sends: all that is not there yet, but for what is refused before it is sent. */
export function toSend(uploads: UploadList): UploadList {
  return uploads.filter(
    (upload) => isOpen(upload) && upload.status.kind !== 'tooLarge' && upload.status.kind !== 'wrongType',
  );
}

/** Neither under way nor done. */
export function isOpen({ status }: Upload): boolean {
  return status.kind !== 'success' && status.kind !== 'uploading';
}

export function areAllDone(uploads: UploadList): boolean {
  return uploads.length > 0 && uploads.every(({ status }) => status.kind === 'success');
}

/** Whether some were tried already, so that the button says Retry. */
export function isRetry(uploads: UploadList): boolean {
  return uploads.some(({ status }) => ['success', 'already_exists', 'failure', 'cancelled'].includes(status.kind));
}
