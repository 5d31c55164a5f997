import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, toSearchParams, type HistoryView } from './history-view.ts';

/** What the URL says is shown. */
export function useHistoryView(): readonly [HistoryView, (view: HistoryView) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The URL is updated slightly later, which must not be visible in a check box that was just clicked.
  const [wanted, setWanted] = useState<{ readonly view: HistoryView; readonly before: URLSearchParams }>();
  const view = wanted?.before === parameters ? wanted.view : readView(parameters);
  const setView = (next: HistoryView) => {
    setWanted({ view: next, before: parameters });
    setParameters(toSearchParams(next), { preventScrollReset: true });
  };
  return [view, setView];
}
