// Sends one file of an upload and returns the outcome.
import { toKey } from '@coverwright/insurance/file-name';
import { ApiError } from '../../../api/api-error.ts';
import type { Api } from '../../../api/client.ts';
import { createSignedInUpload } from '../../../api/transport/signed-in-upload.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { mediaTypeOf } from './accepted-files.ts';
import { fileSystemUrl } from '../files.api.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { toOutcome, type UploadOutcome } from './upload-answer.ts';
import type { Upload } from './upload-list.ts';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export async function sendUpload(
  api: Api,
  location: FolderLocation,
  { file, isPublic }: Upload,
  options: SendOptions,
): Promise<UploadOutcome> {
  if (!(await isReadable(file))) return { status: { kind: 'wrongType' } };
  const form = new FormData();
  // Must precede the file, so that the server has the value before the content arrives.
  form.append('isPublic', String(isPublic));
  form.append('file', new File([file], toKey(file.name), { type: mediaTypeOf(file.name) ?? '' }));
  try {
    return toOutcome(
      await api.sendSignedIn(
        createSignedInUpload,
        fileSystemUrl(api, location.folder, location.bucketName),
        form,
        options,
      ),
    );
  } catch (error) {
    if (options.signal.aborted) return { status: { kind: 'cancelled' } };
    // An expired session is reported once for the entire studio.
    if (error instanceof ApiError && error.status === 'unauthenticated') return { status: { kind: 'failure' } };
    return { status: { kind: 'failure', text: errorText(error) } };
  }
}

/** A dropped folder cannot be read, nor can a file that has since been deleted or locked. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
