import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { showToast } from '../../../../ui/toasts/toasts.ts';
import type { DrawingSync } from './sync/drawing-sync.ts';
import type { Drawings } from './use-drawings.ts';

/** Saves the content of the selected drawings. A failure is reported above the canvas, where it can be retried. */
export function useSaveDrawing(sync: DrawingSync, { drawings, selected, isReadOnly }: Drawings): () => void {
  const { t } = useTranslation('pdfDrawing');
  const save = async () => {
    try {
      await sync.saveContents(drawings, selected);
      showToast('success', { title: t('saved'), line: t('savedLine', { count: selected.size }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return () => {
    if (!isReadOnly) void save();
  };
}
