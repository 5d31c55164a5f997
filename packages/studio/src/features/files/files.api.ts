/** Hooks for files and their contents; other features read and show files through these. */
import { type AddressedFile, readFileAddress } from '@coverwright/insurance/file-address';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import {
  CreateFolderDocument,
  DeleteFileDocument,
  DeleteFolderDocument,
  FileBucketsDocument,
  FileListingDocument,
  FontFamiliesDocument,
  MoveFileDocument,
  SearchFilesDocument,
  SetFileAclDocument,
} from '../../api/generated/operations.ts';
import { toRestError } from '../../api/transport/rest-answer.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';

export interface Bucket {
  readonly bucketName: string;
  readonly providerId: string;
}

export function useFileBuckets() {
  const { data, error, isLoading, refetch } = useQuery(FileBucketsDocument, {});
  const buckets = useMemo(
    () =>
      data?.fileBuckets?.flatMap((one): Bucket[] =>
        one ? [{ bucketName: one.bucketName, providerId: one.providerId ?? '' }] : [],
      ),
    [data],
  );
  return { buckets, error, isLoading, refetch: useCallback(() => void refetch(), [refetch]) };
}

export interface FontFamily {
  readonly familyName: string;
  readonly files: readonly FontFile[];
}

export interface FontFile {
  readonly bucketName: string;
  readonly key: string;
  readonly weight: string;
  readonly style: string;
}

/** The uploaded fonts that documents are printed with; undefined while they are loading. */
export function useFontFamilies(isNeeded: boolean): readonly FontFamily[] | undefined {
  const { data, isLoading } = useQuery(FontFamiliesDocument, {}, { isPaused: !isNeeded });
  // Text can be edited without them.
  return data?.fontFamilies ?? (isNeeded && isLoading ? undefined : noFonts);
}

const noFonts: readonly FontFamily[] = [];

export interface FoundFile {
  readonly fileName: string;
  readonly key: string;
}

export function useSearchFiles() {
  const { request } = useApi();
  return useCallback(
    async (bucketName: string, keyPattern: string, signal: AbortSignal): Promise<readonly FoundFile[]> => {
      const { searchFiles } = await request(SearchFilesDocument, { bucketName, keyPattern }, { signal });
      return searchFiles.flatMap((file) => (file ? [file] : []));
    },
    [request],
  );
}

interface FileToChange {
  readonly bucketName: string;
  readonly key: string;
  /** Undefined overwrites changes that other users have made in the meantime. */
  readonly expectedRevision?: string | undefined;
}

export function useCreateFolder() {
  const { request } = useApi();
  return useCallback(
    async (bucketName: string, key: string): Promise<void> => {
      await request(CreateFolderDocument, { bucketName, key });
    },
    [request],
  );
}

/** @returns a function that deletes a folder with everything in it, given its key without the trailing slash */
export function useDeleteFolder() {
  const { request } = useApi();
  return useCallback(
    async (bucketName: string, key: string): Promise<void> => {
      await request(DeleteFolderDocument, { bucketName, key });
    },
    [request],
  );
}

export function useDeleteFile() {
  const { request } = useApi();
  return useCallback(
    async (file: FileToChange): Promise<void> => {
      await request(DeleteFileDocument, file);
    },
    [request],
  );
}

export function useMoveFile() {
  const { request } = useApi();
  return useCallback(
    async (move: FileToChange & { readonly newKey: string }): Promise<void> => {
      await request(MoveFileDocument, move);
    },
    [request],
  );
}

/** Lists of files request the new privacy and revision by themselves. */
export function useSetFileAcl() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (acl: FileToChange & { readonly isPublic: boolean }): Promise<void> => {
      await request(SetFileAclDocument, acl);
      // A list that is opened next must not start with the old privacy; one that is visible may follow later.
      void invalidate(FileListingDocument);
    },
    [request, invalidate],
  );
}

/**
 * The URL of a public file for readers without a token, without an origin, as stored in HTML.
 * @param bucketName only if it is not the tenant's first bucket
 */
export function fileUrlPath(key: string, tenantId: string, bucketName?: string): string {
  const search = new URLSearchParams({ tenantIdIfNoToken: tenantId, ...(bucketName !== undefined && { bucketName }) });
  return `/api/v1/files/${encodeURIComponent(key)}?${search.toString()}`;
}

/** A placeholder: addresses without an origin refer to the tenant's own files. */
const ownOrigin = 'https://own.invalid';

/**
 * The file at an address in a text, in any notation that the server accepts; undefined for other addresses.
 * @param ofAnyHost for printed documents, where only the key matters
 */
export function fileAtAddress(address: string, ofAnyHost = false): AddressedFile | undefined {
  const url = URL.parse(address, ownOrigin);
  const isOwn = url?.origin === ownOrigin && address.trimStart().startsWith('/');
  return url && (isOwn || ofAnyHost) ? readFileAddress(url) : undefined;
}

interface FetchOptions {
  /** Defaults to the tenant's first bucket. */
  readonly bucketName?: string;
  readonly signal?: AbortSignal;
  /** From 0 to 1, if the total size is known. */
  readonly onProgress?: (share: number) => void;
  readonly sizeBytes?: number;
}

/**
 * Fetches the content of a file with the session's token. Throws an ApiError with NOT_FOUND if the file does not
 * exist.
 */
export async function fetchFile(api: Api, key: string, options: FetchOptions = {}): Promise<Blob> {
  const { bucketName, signal } = options;
  const url = fileSystemUrl(api, key, bucketName);
  const response = await api.fetchSignedIn(url, signal ? { signal } : {}, 'answer');
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined);
    throw toRestError(response, answer, `GET ${new URL(url).pathname}`);
  }
  try {
    return await readAll(response, options);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('network', { request: `GET ${new URL(url).pathname}` });
  }
}

async function readAll(response: Response, { onProgress, sizeBytes = 0 }: FetchOptions): Promise<Blob> {
  if (!onProgress || !response.body || sizeBytes === 0) return response.blob();
  let read = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        read += chunk.length;
        onProgress(Math.min(read / sizeBytes, 1));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).blob();
}

/** @param key of a file, or of a folder to upload into; empty for the root */
export function fileSystemUrl({ config, urlOf }: Api, key: string, bucketName?: string): string {
  const url = new URL(urlOf(config.fileSystemUrl));
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(key)}`;
  if (bucketName !== undefined) url.searchParams.set('bucketName', bucketName);
  return url.href;
}
