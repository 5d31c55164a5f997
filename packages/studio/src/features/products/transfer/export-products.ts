import i18next from 'i18next';
import type { Api } from '../../../api/client.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { ProductSelection } from '../../../paths/products.ts';
import { exportFile } from './transfer.api.ts';

/** Downloads the products as a file. */
export async function exportProducts(api: Api, selection: ProductSelection): Promise<void> {
  try {
    const { fileName, contentJsonString, productIds } = await exportFile(api, selection);
    saveBlob(new Blob([contentJsonString], { type: 'application/json' }), fileName);
    const line = i18next.t('products:transfer.exportedLine', { count: productIds.length, file: fileName });
    showToast('success', { title: i18next.t('products:transfer.exported'), line });
  } catch (error) {
    showFailure(i18next.t('products:transfer.exportFailed'), error);
  }
}
