import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, toSearchParams, type TemplateFilter } from './template-filter.ts';

/** The filter of the list, stored in the URL: a reload or a shared link shows the same list. */
export function useAddressFilter(): readonly [TemplateFilter, (filter: TemplateFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The URL is updated slightly later, which must not be visible in a check box that was just clicked.
  const [wanted, setWanted] = useState<{ readonly filter: TemplateFilter; readonly before: URLSearchParams }>();
  const read = useMemo(() => readFilter(parameters), [parameters]);
  const filter = wanted?.before === parameters ? wanted.filter : read;
  const setFilter = useCallback(
    (next: TemplateFilter) => {
      setWanted({ filter: next, before: parameters });
      setParameters(toSearchParams(next), { replace: true, preventScrollReset: true });
    },
    [parameters, setParameters],
  );
  return [filter, setFilter];
}
