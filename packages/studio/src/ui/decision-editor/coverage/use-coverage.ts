import type { Input } from '@coverwright/insurance/input';
import { useDebouncedValue } from '@mantine/hooks';
import type { DecisionCoverage, JsonPath } from '@coverwright/rules';
import { useEffect, useMemo, useState } from 'react';
import { CoverageFinder } from './coverage-finder.ts';

export type FoundCoverage =
  | { readonly kind: 'running' }
  /** The table has problems. */
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly coverage: DecisionCoverage };

/** Searched again when nothing was typed for a moment. */
const pauseMs = 300;

export function useCoverage(logicText: string, path: JsonPath, inputs: readonly Input[]): FoundCoverage {
  const pathText = JSON.stringify(path);
  const request = useMemo(
    () => ({ logicText, path: JSON.parse(pathText) as JsonPath, inputs }),
    [logicText, pathText, inputs],
  );
  const [searched] = useDebouncedValue(request, pauseMs);
  const [finder] = useState(() => new CoverageFinder());
  const [found, setFound] = useState<{ readonly of: object; readonly coverage: DecisionCoverage | undefined }>();
  useEffect(() => () => finder.end(), [finder]);
  useEffect(() => {
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const coverage = await finder.find(searched);
      if (isCurrent) setFound({ of: searched, coverage });
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [finder, searched]);
  if (found?.of !== request) return { kind: 'running' };
  return found.coverage === undefined ? { kind: 'none' } : { kind: 'found', coverage: found.coverage };
}
