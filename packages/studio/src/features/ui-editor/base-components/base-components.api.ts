/** A hook for the templates that may use the looks of widgets. */
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { ComponentTemplatesDocument } from '../../../api/generated/operations.ts';

/** The templates of all components of the tenant. */
export function useTemplates() {
  const { data, error } = useQuery(ComponentTemplatesDocument, {});
  const templates = useMemo(
    () =>
      data &&
      (data.components?.list ?? []).flatMap((one) =>
        one ? [{ name: one.name ?? '', template: one.vueTemplate }] : [],
      ),
    [data],
  );
  return { templates, error };
}
