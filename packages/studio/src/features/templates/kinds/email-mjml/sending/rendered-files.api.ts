/** Files that the server renders from the saved email: the complete email, or one of its attached documents. */
import type { JsonObject } from '@coverwright/rules';
import { useMemo } from 'react';
import { useApi } from '../../../../../api/api-context.ts';
import { ApiError } from '../../../../../api/api-error.ts';
import {
  RenderEmailAttachmentDocument,
  RenderEmailMjmlTemplateDocument,
} from '../../../../../api/generated/operations.ts';
import { readPreviewText, toSentVariables } from '../../../preview/texts/preview-texts.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import { fromBase64 } from '../../../../../ui/from-base64.ts';
import type { TemplateAttachment } from '../settings/attachment.ts';

/** The preview data, so that the server uses the same record. */
export interface RenderData {
  readonly variables: JsonObject;
  readonly content: JsonObject;
}

type PreviewTexts = Pick<TemplatePreview, 'variablesText' | 'mockText'>;

/** Texts that are not valid JSON count as empty: they are reported in the console. */
export function toRenderData({ variablesText, mockText }: PreviewTexts): RenderData {
  const [variables, mock] = [readPreviewText(variablesText), readPreviewText(mockText)];
  return { variables: toSentVariables(variables.ok ? variables.value : {}), content: mock.ok ? mock.value : {} };
}

export function toRenderInput({ variables, content }: RenderData) {
  return {
    name: 'data',
    variablesJsonString: JSON.stringify(variables),
    contentJsonString: JSON.stringify(content),
  };
}

interface RenderOptions {
  readonly locale: string;
  readonly signal: AbortSignal;
}

export function useRenderedFiles(templateId: string) {
  const { request } = useApi();
  return useMemo(
    () => ({
      /** In the format that mail programs open. */
      mail: async (data: RenderData, options: RenderOptions): Promise<Blob> => {
        const variables = { templateId, input: toRenderInput(data) };
        const { renderEmailMjmlTemplate } = await request(RenderEmailMjmlTemplateDocument, variables, options);
        return toFile(renderEmailMjmlTemplate?.value?.messageBase64, 'message/rfc822');
      },
      /** The document as attached, for the record of the email. */
      attachment: async (
        attachment: Pick<TemplateAttachment, 'templateId' | 'fileName'>,
        data: RenderData,
        options: RenderOptions,
      ): Promise<Blob> => {
        const { templateId: attached, fileName } = attachment;
        const overrides = {
          overrideAttachmentReferences: [],
          overrideAttachmentTemplates: [{ templateId: attached, fileName }],
        };
        const variables = { templateId, input: { ...toRenderInput(data), ...overrides } };
        const { renderEmailMjmlTemplate } = await request(RenderEmailAttachmentDocument, variables, options);
        const printed = renderEmailMjmlTemplate?.value?.attachments?.[0];
        return toFile(printed?.base64, printed?.contentType ?? 'application/pdf');
      },
    }),
    [request, templateId],
  );
}

function toFile(base64: string | null | undefined, type: string): Blob {
  if (typeof base64 !== 'string') throw new ApiError('server', {});
  return fromBase64(base64, type);
}
