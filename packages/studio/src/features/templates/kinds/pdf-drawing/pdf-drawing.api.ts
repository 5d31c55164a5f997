/** Hooks for PDF drawings. */
import { useCallback } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import type { Api } from '../../../../api/client.ts';
import {
  PdfDrawingTemplateDocument,
  PdfFormDocument,
  RenderPdfDrawingDocument,
  RenderSmsDocument,
  SaveDrawingsDocument,
  UpdatePdfDrawingTemplateDocument,
  type PdfFormQuery,
  type unsavedPdfDrawingInput,
} from '../../../../api/generated/operations.ts';
import { useQuery } from '../../../../api/cache/use-query.ts';
import { toSettings } from '../../editor/template-form.ts';
import { toReadTemplate } from '../../editor/template-store.ts';
import { fromBase64 } from '../../../../ui/from-base64.ts';
import type { Filled } from '../../preview/filled-text.ts';
import { toWarnings } from '../../preview/render-warnings.ts';
import { fromTemplate, toSaveInput, toSettingsInput, type PdfDrawingForm } from './pdf-drawing-form.ts';
import type { DrawingChanges } from './sync/drawing-changes.ts';

type Request = Api['request'];

export async function readTemplate(request: Request, id: string, signal?: AbortSignal) {
  const { templates } = await request(PdfDrawingTemplateDocument, { id }, signal ? { signal } : {});
  const found = templates?.list?.[0];
  if (!found || !('drawings' in found)) return undefined;
  return toReadTemplate(found, fromTemplate(toSettings(found), found));
}

/**
 * Returns the new revision. The file is sent only if another one was chosen: sending it accepts its current content.
 */
export async function saveSettings(
  request: Request,
  templateId: string,
  form: PdfDrawingForm,
  { expectedRevision, withFile }: { readonly expectedRevision: string | undefined; readonly withFile: boolean },
): Promise<string | undefined> {
  const input = { ...toSettingsInput(form), ...(withFile && { fileKey: form.fileKey }) };
  const variables = { templateId, input, expectedRevision };
  const { updatePdfDrawingTemplate } = await request(UpdatePdfDrawingTemplateDocument, variables);
  return updatePdfDrawingTemplate?.revision ?? undefined;
}

export async function acceptFile(request: Request, templateId: string, fileKey: string): Promise<string | undefined> {
  const variables = { templateId, input: { fileKey } };
  const { updatePdfDrawingTemplate } = await request(UpdatePdfDrawingTemplateDocument, variables);
  return updatePdfDrawingTemplate?.revision ?? undefined;
}

export async function saveDrawings(
  request: Request,
  templateId: string,
  changes: DrawingChanges,
  expectedRevision: string | undefined,
): Promise<string | undefined> {
  const variables = { templateId, input: toSaveInput(changes), expectedRevision };
  const { saveDrawings: saved } = await request(SaveDrawingsDocument, variables);
  return saved?.revision ?? undefined;
}

export type FormFacts = NonNullable<PdfFormQuery['pdfForm']>;
export type FormField = NonNullable<FormFacts['fields']>[number];

/**
 * The server's metadata of the file that is drawn on.
 * @param isSaved whether the saved template uses the file; then changes since it was chosen are reported, too
 */
export function useFormFacts(templateId: string, fileKey: string, isSaved: boolean) {
  const asked = isSaved ? { templateId } : { fileKey };
  const { data, error, isLoading, refetch } = useQuery(PdfFormDocument, asked, {
    isPaused: fileKey === '',
    isUncached: true,
  });
  return { facts: data?.pdfForm ?? undefined, error, isLoading, refetch };
}

/** Loads the metadata of a file before it is chosen. */
export function useReadFormFacts() {
  const { request } = useApi();
  return useCallback(
    async (fileKey: string, signal: AbortSignal) => (await request(PdfFormDocument, { fileKey }, { signal })).pdfForm,
    [request],
  );
}

interface PrintedDrawing {
  readonly templateId: string;
  /** Printed as if it were saved. */
  readonly unsaved: unsavedPdfDrawingInput | undefined;
}

export function usePrintPdfDrawing() {
  const { request } = useApi();
  return useCallback(
    async (
      { templateId, unsaved }: PrintedDrawing,
      content: object,
      locale: string,
      signal: AbortSignal,
    ): Promise<Filled<Blob>> => {
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const { renderPdfDrawingTemplate } = await request(
        RenderPdfDrawingDocument,
        { templateId, input, unsaved },
        { signal, locale },
      );
      const { base64, missingVariables, warnings } = renderPdfDrawingTemplate ?? {};
      return {
        value: typeof base64 === 'string' ? fromBase64(base64, 'application/pdf') : undefined,
        missingVariables: missingVariables ?? [],
        warnings: toWarnings(warnings),
      };
    },
    [request],
  );
}

/** Renders Liquid as plain text, the format of boxes. */
export function useRenderText() {
  const { request } = useApi();
  return useCallback(
    async (text: string, content: object, locale: string, signal: AbortSignal): Promise<string> => {
      const input = { name: 'data', contentJsonString: JSON.stringify(content) };
      const { renderSms } = await request(RenderSmsDocument, { bodyLiquid: text, input }, { signal, locale });
      return renderSms?.value?.body ?? '';
    },
    [request],
  );
}
