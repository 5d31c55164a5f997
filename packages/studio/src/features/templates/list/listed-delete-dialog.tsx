/** Deletes a template from the list after confirmation. */
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useDeleteTemplate } from '../template-changes.api.ts';
import { TemplateDeleteDialog } from '../template-delete-dialog.tsx';
import type { Template } from '../template.ts';

export interface ListedDeleteDialogProps {
  readonly template: Template;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function ListedDeleteDialog({ template, onChanged, onClose }: ListedDeleteDialogProps) {
  const { t } = useTranslation('templates');
  const deleteTemplate = useDeleteTemplate();
  const handleConfirm = async () => {
    try {
      await deleteTemplate(template.id, template.revision);
      showToast('success', { title: t('toast.deleted'), line: template.name });
    } catch (error) {
      showFailure(t('toast.deleteFailed'), error);
      if (error instanceof ApiError && (error.hasCode('CONFLICT') || error.hasCode('NOT_FOUND'))) onChanged();
    }
    onClose();
  };
  return (
    <TemplateDeleteDialog
      id={template.id}
      name={template.name}
      kindLabel={t(`kind.${template.type}`)}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
