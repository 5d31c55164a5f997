// The files of one upload and their progress. Pure; use-upload.ts sends them.
import { refusalOf, type UploadRefusal } from './accepted-files.ts';

/** already_exists and the refusals are failures that a retry does not fix, unless something changes elsewhere first. */
export type UploadStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'success' }
  | { readonly kind: 'already_exists' }
  | UploadRefusal
  | { readonly kind: 'damaged' }
  | { readonly kind: 'cancelled' }
  /** Includes the server's message, if there is one. */
  | { readonly kind: 'failure'; readonly text?: string };

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly isPublic: boolean;
  readonly status: UploadStatus;
}

export type UploadList = readonly Upload[];

export function toUpload(id: number, file: File, isPublic: boolean, folder = ''): Upload {
  return { id, file, isPublic, status: refusalOf(file, folder) ?? { kind: 'waiting' } };
}

/** Queues uploads, clearing any previous failure. */
export function withWaiting(uploads: UploadList, ids: readonly number[]): UploadList {
  return uploads.map((upload) => (ids.includes(upload.id) ? { ...upload, status: { kind: 'waiting' } } : upload));
}

export interface UploadProgress {
  readonly doneCount: number;
  readonly count: number;
}

/** The progress of a run; files removed from the list in the meantime do not count. */
export function progressOf(uploads: UploadList, ids: readonly number[]): UploadProgress {
  const run = uploads.filter(({ id }) => ids.includes(id));
  const left = run.filter(({ status }) => status.kind === 'uploading' || status.kind === 'waiting');
  return { doneCount: run.length - left.length, count: run.length };
}

export function withStatus(uploads: UploadList, id: number, status: UploadStatus): UploadList {
  return uploads.map((upload) => (upload.id === id ? { ...upload, status } : upload));
}

/** Only files that have not been sent yet can change their privacy. */
export function withPrivacy(uploads: UploadList, isMeant: (upload: Upload) => boolean, isPublic: boolean): UploadList {
  return uploads.map((upload) => (isOpen(upload) && isMeant(upload) ? { ...upload, isPublic } : upload));
}

/** The files that Upload or Retry sends: all that are not stored yet, except those refused in advance. */
export function toSend(uploads: UploadList): UploadList {
  return uploads.filter(canSend);
}

/** Whether sending the file could store it. */
export function canSend(upload: Upload): boolean {
  return isOpen(upload) && !refusals.includes(upload.status.kind);
}

const refusals: readonly UploadStatus['kind'][] = [
  'wrongName',
  'wrongType',
  'tooLarge',
] satisfies UploadRefusal['kind'][];

/** Neither in progress nor complete. */
export function isOpen({ status }: Upload): boolean {
  return status.kind !== 'success' && status.kind !== 'uploading';
}

export function areAllDone(uploads: UploadList): boolean {
  return uploads.length > 0 && uploads.every(({ status }) => status.kind === 'success');
}

/** Whether some files have been tried before, so that the button shows Retry. */
export function isRetry(uploads: UploadList): boolean {
  return uploads.some(({ status }) => ['success', 'already_exists', 'failure', 'cancelled'].includes(status.kind));
}
