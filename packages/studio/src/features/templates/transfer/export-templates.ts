import i18next from 'i18next';
import type { Api } from '../../../api/client.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { exportFile, type TemplateSelection } from './transfer.api.ts';

/** Downloads the templates as a file. */
export async function exportTemplates(api: Api, selection: TemplateSelection): Promise<void> {
  try {
    const { fileName, contentJsonString, templateCount, fileKeys } = await exportFile(api, selection);
    saveBlob(new Blob([contentJsonString], { type: 'application/json' }), fileName);
    const templates = i18next.t('templates:transfer.templates', { count: templateCount });
    const files = i18next.t('templates:transfer.files', { count: fileKeys.length });
    const line =
      fileKeys.length === 0
        ? i18next.t('templates:transfer.exportedLine', { templates, file: fileName })
        : i18next.t('templates:transfer.exportedWithFiles', { templates, files, file: fileName });
    showToast('success', { title: i18next.t('templates:transfer.exported'), line });
  } catch (error) {
    showFailure(i18next.t('templates:transfer.exportFailed'), error);
  }
}
