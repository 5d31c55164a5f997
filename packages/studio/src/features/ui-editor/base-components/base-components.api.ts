/** What the looks of widgets are used by, as a hook. */
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { ComponentTemplatesDocument } from '../../../api/generated/operations.ts';

/** Of all components of the tenant. */
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
