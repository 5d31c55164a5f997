/** Exports products to a file, and imports them from one. */
import type { Api } from '../../../api/client.ts';
import {
  ExportProductsDocument,
  ImportProductsDocument,
  PreviewProductImportDocument,
  type ExportProductsQuery,
  type PreviewProductImportQuery,
} from '../../../api/generated/operations.ts';
import type { ImportCalls } from '../../../ui/transfer/use-importer.ts';
import type { ProductSelection } from '../../../paths/products.ts';

export type ExportedFile = ExportProductsQuery['exportProduct'];
export type ImportPreview = PreviewProductImportQuery['previewProductImport'];

export async function exportFile(
  { request }: Pick<Api, 'request'>,
  { plan, type, version }: ProductSelection,
): Promise<ExportedFile> {
  const selected = version === undefined ? { plan: { plan, type } } : { productId: { plan, type, version } };
  return (await request(ExportProductsDocument, selected)).exportProduct;
}

export const productImport: ImportCalls<ImportPreview> = {
  preview: async (send, content) => (await send(PreviewProductImportDocument, { content })).previewProductImport,
  run: async (send, content, expectedRevision) => send(ImportProductsDocument, { content, expectedRevision }),
};
