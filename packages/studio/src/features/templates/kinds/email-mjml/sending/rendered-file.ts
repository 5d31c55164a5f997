/** Files that the server renders from a saved template: a printed document, or the whole mail. */
import type { JsonObject } from '@coverwright/rules';
import type { Api } from '../../../../../api/client.ts';
import { toRestError } from '../../../../../api/transport/rest-answer.ts';
import { readPreviewText, toSentVariables } from '../../../preview/texts/preview-texts.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';

export type RenderedType = 'application/pdf' | 'message/rfc822';

/** What a preview is made from, for the server to read the same record. */
export interface RenderData {
  readonly variables: JsonObject;
  readonly content: JsonObject;
}

/** Texts that are not JSON count as empty: they are reported in the console. */
export function toRenderData({ variablesText, mockText }: Pick<TemplatePreview, 'variablesText' | 'mockText'>) {
  const [variables, mock] = [readPreviewText(variablesText), readPreviewText(mockText)];
  return {
    variables: variables.ok ? toSentVariables(variables.value) : { limit: 1 },
    content: mock.ok ? mock.value : {},
  };
}

interface RenderOptions {
  readonly locale: string;
  readonly signal: AbortSignal;
}

/** With the values that the data lacks left empty, as in the preview. */
export async function fetchRendered(
  api: Api,
  templateId: string,
  type: RenderedType,
  data: RenderData,
  { locale, signal }: RenderOptions,
): Promise<Blob> {
  const path = `/api/v1/render/${encodeURIComponent(templateId)}`;
  const headers = { 'Content-Type': 'application/json', Accept: type, 'Accept-Language': locale };
  const body = JSON.stringify({ ...data, allowIncomplete: true });
  const response = await api.fetchSignedIn(api.urlOf(path), { method: 'POST', headers, body, signal });
  if (response.ok) return response.blob();
  const answer: unknown = await response.json().catch(() => undefined);
  throw toRestError(response, answer, `POST ${path}`);
}
