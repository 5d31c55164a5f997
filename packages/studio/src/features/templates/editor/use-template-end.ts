/** Deletes a template, or its draft. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { forcedNavigation } from '../../../ui/editor/leave/forced-navigation.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { templateListPath } from '../paths.ts';
import { useDeleteTemplate } from '../template-changes.api.ts';
import type { useDraftAutosave } from '../../../ui/editor/draft/use-draft-autosave.ts';
import type { useEditorProblems } from './problems/use-editor-problems.ts';

export function useTemplateEnd(
  id: string,
  problems: ReturnType<typeof useEditorProblems>,
  autosave: ReturnType<typeof useDraftAutosave>['autosave'],
) {
  const { t } = useTranslation(['templates', 'templateTools']);
  const navigate = useNavigate();
  const deleteTemplate = useDeleteTemplate();
  return {
    deleteTemplate: async (name: string, expectedRevision: string | undefined) => {
      try {
        await deleteTemplate(id, expectedRevision);
        showToast('success', { title: t('toast.deleted'), line: name });
        await navigate(templateListPath, { replace: true, state: forcedNavigation });
      } catch (error) {
        problems.fail('delete', error);
      }
    },
    /** Returns whether it was deleted. */
    discardDraft: async (): Promise<boolean> => {
      try {
        await autosave.discard();
        showToast('success', { title: t('toast.discarded') });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showFailure(t('templateTools:draft.discardFailed'), error);
        return false;
      }
    },
  };
}
