/** The file that is drawn on: its metadata from the server, and its content. */
import { useEffect, useState } from 'react';
import { useApi } from '../../../../../api/api-context.ts';
import { ApiError } from '../../../../../api/api-error.ts';
import { fetchFile } from '../../../../files/files.api.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { PdfDrawingForm } from '../pdf-drawing-form.ts';
import { useFormFacts, type FormFacts } from '../pdf-drawing.api.ts';

export type FormFile =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'gone'; readonly fileKey: string }
  | { readonly status: 'refused'; readonly fileKey: string; readonly facts: FormFacts }
  | { readonly status: 'ready'; readonly blob: Blob; readonly facts: FormFacts };

interface Bytes {
  readonly of: string;
  readonly blob?: Blob;
  readonly error?: unknown;
}

export function useFormFile({ id, form, savedForm }: TemplateEditor<PdfDrawingForm>) {
  const { fileKey } = form;
  const isSaved = fileKey === savedForm.fileKey;
  const { facts: read, error, isLoading, refetch } = useFormFacts(id, fileKey, isSaved);
  // Responses about another file are ignored.
  const facts = read?.fileKey === fileKey || read?.state === 'MOVED' || read?.state === 'REMOVED' ? read : undefined;
  const canRead =
    facts !== undefined &&
    !facts.refusal &&
    (facts.state === 'CURRENT' || facts.state === 'REPLACED' || facts.state === 'MOVED');
  const bytesKey = canRead ? (facts.fileKey ?? fileKey) : undefined;
  const bytes = useBytes(bytesKey, facts?.version ?? undefined);
  const file = toFormFile({ fileKey, facts, error, bytes, retry: () => void refetch() });
  return { file, facts: fileKey === '' ? undefined : facts, isLoading, refetch };
}

interface Known {
  readonly fileKey: string;
  readonly facts: FormFacts | undefined;
  readonly error: ApiError | undefined;
  readonly bytes: ReturnType<typeof useBytes>;
  readonly retry: () => void;
}

function toFormFile({ fileKey, facts, error, bytes, retry }: Known): FormFile {
  if (fileKey === '') return { status: 'none' };
  if (!facts) return error ? { status: 'failed', error, retry } : { status: 'loading' };
  if (facts.state === 'REMOVED' || facts.state === 'NONE') return { status: 'gone', fileKey };
  if (facts.refusal) return { status: 'refused', fileKey, facts };
  if (bytes.error !== undefined) {
    const isGone = bytes.error instanceof ApiError && bytes.error.hasCode('NOT_FOUND');
    return isGone ? { status: 'gone', fileKey } : { status: 'failed', error: bytes.error, retry: bytes.retry };
  }
  return bytes.blob ? { status: 'ready', blob: bytes.blob, facts } : { status: 'loading' };
}

/** @param version of the content: a new version is loaded again */
function useBytes(key: string | undefined, version: string | undefined) {
  const api = useApi();
  const [bytes, setBytes] = useState<Bytes>();
  const [tries, setTries] = useState(0);
  const wanted = key === undefined ? undefined : JSON.stringify([key, version, tries]);
  useEffect(() => {
    if (key === undefined || wanted === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      try {
        const blob = await fetchFile(api, key, { signal });
        setBytes({ of: wanted, blob });
      } catch (error) {
        if (!signal.aborted) setBytes({ of: wanted, error });
      }
    };
    void read();
    return () => controller.abort();
  }, [api, key, wanted]);
  const current = bytes?.of === wanted ? bytes : undefined;
  return { blob: current?.blob, error: current?.error, retry: () => setTries((last) => last + 1) };
}
