/**
 * Hooks for operations on one template of any kind. Independent of the kinds, so that every kind's editor can use
 * them.
 */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import {
  DeleteTemplateDocument,
  DiscardTemplateDraftDocument,
  SaveTemplateDraftDocument,
  TemplateListDocument,
} from '../../api/generated/operations.ts';
import { withBase } from '../../ui/editor/record/draft-origin.ts';
import type { LastingPlace } from '../../ui/editor/record/record-draft.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';

/** The user's own draft of a template, which is invisible to other users and never used for rendering. */
export function useTemplateDrafts<Form extends object>(templateId: string): LastingPlace<Form> {
  const { request } = useApi();
  return useMemo(
    () => ({
      id: templateId,
      toStored: withBase,
      save: async ({ form, baseRevision }): Promise<void> => {
        const input = { contentJsonString: JSON.stringify(form), baseRevision };
        await request(SaveTemplateDraftDocument, { templateId, input });
      },
      discard: async (): Promise<void> => {
        await request(DiscardTemplateDraftDocument, { templateId });
      },
    }),
    [request, templateId],
  );
}

export function useDeleteTemplate() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (templateId: string, expectedRevision: string | undefined): Promise<void> => {
      await request(DeleteTemplateDocument, { templateId, expectedRevision });
      void invalidate(TemplateListDocument);
    },
    [request, invalidate],
  );
}
