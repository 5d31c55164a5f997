/** Hooks for listing and creating templates. Those for editors are in template-changes.api.ts. */
import { useCallback } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import { TemplateListDocument } from '../../api/generated/operations.ts';
import { operationKey } from '../../api/cache/query-key.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useRead } from '../../api/cache/use-read.ts';
import { templateKinds, type TemplateType } from './kinds/index.ts';
import type { NewTemplate } from './kinds/template-kind.ts';
import { toWhere, type TemplateFilter } from './list/template-filter.ts';
import { layOverRows, readPages, type PageArguments } from './list/template-pages.ts';
import { toTemplates, type Template } from './template.ts';

export interface TemplateList {
  /** Undefined until the first response; while a new filter is loading, the templates of the previous one. */
  readonly templates: readonly Template[] | undefined;
  readonly totalCount: number | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** The list is incomplete: the rest is being loaded, or has failed to load. */
  readonly isPartial: boolean;
  readonly refetch: () => void;
}

type ReadTemplates = Pick<TemplateList, 'isPartial'> & {
  readonly templates: readonly Template[];
  readonly totalCount: number | undefined;
};

const nothingChosen: ReadTemplates = { templates: [], totalCount: undefined, isPartial: false };

export function useTemplateList(filter: TemplateFilter): TemplateList {
  const { request } = useApi();
  const isPaused = filter.types.length === 0;
  const where = toWhere(filter);
  const { data, error, isLoading, refetch } = useRead<ReadTemplates>(
    [...operationKey(TemplateListDocument), where],
    async ({ client, queryKey, signal }) => {
      const readPage = async (page: PageArguments) => {
        const { templates } = await request(TemplateListDocument, { where, ...page }, { signal });
        return { rows: toTemplates(templates?.list ?? []), totalCount: templates?.totalCount ?? 0 };
      };
      return readPages(readPage, (read) => {
        if (!signal.aborted) {
          client.setQueryData<ReadTemplates>(queryKey, (last) => ({
            ...read,
            templates: layOverRows(last?.templates ?? [], read.templates),
          }));
        }
      });
    },
    { isPaused },
  );
  return {
    templates: undefined,
    totalCount: undefined,
    isPartial: false,
    ...(isPaused ? nothingChosen : data),
    error: !isPaused && error instanceof ApiError ? error : undefined,
    isLoading: !isPaused && isLoading,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

export function useCreateTemplate() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (type: TemplateType, template: NewTemplate) => {
      const created = await templateKinds[type].create(request, template);
      void invalidate(TemplateListDocument);
      return created;
    },
    [request, invalidate],
  );
}
