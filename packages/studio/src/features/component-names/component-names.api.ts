/** What apps need to know of components, which in turn are shown in the look of an app. */
import { useMemo } from 'react';
import { useQuery } from '../../api/cache/use-query.ts';
import { ComponentNamesDocument } from '../../api/generated/operations.ts';

/** The names of the tenant's components in alphabetical order; undefined until they are loaded. */
export function useComponentNames(): readonly string[] | undefined {
  const { data } = useQuery(ComponentNamesDocument, {});
  return useMemo(
    () =>
      data &&
      (data.components?.list ?? []).flatMap((one) => (one ? [one.name] : [])).toSorted((a, b) => a.localeCompare(b)),
    [data],
  );
}
