/** The list of templates, and creating one, as hooks. What an editor does is in template-changes.api.ts. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { TemplateListDocument, type templateWhereInput } from '../../api/generated/operations.ts';
import { templateKinds, type TemplateType } from './kinds/index.ts';
import type { NewTemplate } from './kinds/template-kind.ts';
import { toWhere, type TemplateFilter } from './template-filter.ts';
import { layOverRows, readPages, type PageArguments } from './template-pages.ts';
import { toTemplates, type Template } from './template.ts';

export interface TemplateList {
  /** Undefined until the first answer; those of the last filter stay until there are others. */
  readonly templates: readonly Template[] | undefined;
  readonly totalCount: number | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** Some are here, and more are on their way, or failed to come. */
  readonly isPartial: boolean;
  readonly refetch: () => void;
}

/** With the filter that the templates are of, as text. */
type Outcome = Omit<TemplateList, 'refetch'> & { readonly of?: string };

const noAnswer: Outcome = {
  templates: undefined,
  totalCount: undefined,
  error: undefined,
  isLoading: true,
  isPartial: false,
};
const nothingChosen: Outcome = { ...noAnswer, templates: [], isLoading: false };

/** @param of the condition, as text */
function pageReader(request: Api['request'], of: string, signal: AbortSignal) {
  const where: templateWhereInput = JSON.parse(of);
  return async (page: PageArguments) => {
    const { templates } = await request(TemplateListDocument, { where, ...page }, { signal });
    return { rows: toTemplates(templates?.list ?? []), totalCount: templates?.totalCount ?? 0 };
  };
}

export function useTemplateList(filter: TemplateFilter): TemplateList {
  const { request } = useApi();
  const isPaused = filter.types.length === 0;
  const of = JSON.stringify(toWhere(filter));
  const [outcome, setOutcome] = useState(noAnswer);
  const running = useRef<AbortController>(undefined);
  const refetch = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setOutcome((last) => ({ ...last, error: undefined, isLoading: true }));
    try {
      await readPages(pageReader(request, of, signal), ({ templates, totalCount, isPartial }) => {
        if (signal.aborted) return;
        setOutcome((last) => ({
          of,
          templates: last.of === of && isPartial ? layOverRows(last.templates ?? [], templates) : templates,
          totalCount,
          error: undefined,
          isLoading: isPartial,
          isPartial,
        }));
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setOutcome((last) => ({ ...last, error, isLoading: false, isPartial: last.isPartial && last.of === of }));
    }
  }, [request, of]);
  useEffect(() => {
    if (isPaused) return undefined;
    void refetch();
    return () => running.current?.abort();
  }, [refetch, isPaused]);
  return { ...(isPaused ? nothingChosen : outcome), refetch: useCallback(() => void refetch(), [refetch]) };
}

export function useCreateTemplate() {
  const { request } = useApi();
  return useCallback(
    async (type: TemplateType, template: NewTemplate) => templateKinds[type].create(request, template),
    [request],
  );
}
