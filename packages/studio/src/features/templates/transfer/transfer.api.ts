/** Exports templates to a file, and imports them from one. */
import type { Api } from '../../../api/client.ts';
import {
  ExportTemplatesDocument,
  type ExportTemplatesQuery,
  ImportTemplatesDocument,
  PreviewTemplateImportDocument,
  type PreviewTemplateImportQuery,
} from '../../../api/generated/operations.ts';
import type { ImportCalls } from '../../../ui/transfer/use-importer.ts';

export type ExportedTemplates = ExportTemplatesQuery['exportTemplates'];
export type ImportPreview = PreviewTemplateImportQuery['previewTemplateImport'];

export interface TemplateSelection {
  readonly templateIds: readonly string[];
  readonly withoutFiles?: boolean;
}

export async function exportFile(
  { request }: Pick<Api, 'request'>,
  { templateIds, withoutFiles = false }: TemplateSelection,
): Promise<ExportedTemplates> {
  return (await request(ExportTemplatesDocument, { templateIds: [...templateIds], withoutFiles })).exportTemplates;
}

export const templateImport: ImportCalls<ImportPreview> = {
  preview: async (send, content) => (await send(PreviewTemplateImportDocument, { content })).previewTemplateImport,
  run: async (send, content, expectedRevision) => send(ImportTemplatesDocument, { content, expectedRevision }),
};
