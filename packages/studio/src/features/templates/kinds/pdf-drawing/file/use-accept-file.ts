import { useTranslation } from 'react-i18next';
import { useApi } from '../../../../../api/api-context.ts';
import { showFailure } from '../../../../../ui/toasts/toasts.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { PdfDrawingForm } from '../pdf-drawing-form.ts';
import { acceptFile } from '../pdf-drawing.api.ts';
import type { DrawingSync } from '../sync/drawing-sync.ts';

/** Accepts the file that has replaced the chosen one. */
export function useAcceptFile(
  editor: TemplateEditor<PdfDrawingForm>,
  sync: DrawingSync,
  refetch: () => Promise<unknown>,
) {
  const { t } = useTranslation('pdfDrawing');
  const { request } = useApi();
  const accept = async () => {
    try {
      await sync.settle();
      const to = await acceptFile(request, editor.id, editor.savedForm.fileKey);
      sync.noteSavedElsewhere(to);
      await refetch();
    } catch (error) {
      showFailure(t('file.unaccepted'), error);
    }
  };
  return () => void accept();
}
