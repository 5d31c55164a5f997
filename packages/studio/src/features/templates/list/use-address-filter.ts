import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, toSearchParams, type TemplateFilter } from './template-filter.ts';

/** The filter of the list, which the address holds: a reload or a shared link shows the same. */
export function useAddressFilter(): readonly [TemplateFilter, (filter: TemplateFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The address follows a moment later, which a box that was just checked must not show.
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
