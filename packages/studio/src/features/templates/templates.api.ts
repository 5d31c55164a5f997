/** The list of templates, and creating one, as hooks. What an editor does is in template-changes.api.ts. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { TemplateListDocument } from '../../api/generated/operations.ts';
import { useQuery } from '../../api/use-query.ts';
import { templateKinds, type TemplateType } from './kinds/index.ts';
import type { NewTemplate } from './kinds/template-kind.ts';
import { toWhere, type TemplateFilter } from './template-filter.ts';
import { toTemplates } from './template.ts';

export function useTemplateList(filter: TemplateFilter) {
  const isPaused = filter.types.length === 0;
  const { data, error, isLoading, refetch } = useQuery(TemplateListDocument, { where: toWhere(filter) }, { isPaused });
  const templates = useMemo(() => data?.templates && toTemplates(data.templates.list ?? []), [data]);
  return {
    templates: isPaused ? noTemplates : templates,
    totalCount: isPaused ? undefined : data?.templates?.totalCount,
    error: isPaused ? undefined : error,
    isLoading,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

const noTemplates: ReturnType<typeof toTemplates> = [];

export function useCreateTemplate() {
  const { request } = useApi();
  return useCallback(
    async (type: TemplateType, template: NewTemplate) => templateKinds[type].create(request, template),
    [request],
  );
}
