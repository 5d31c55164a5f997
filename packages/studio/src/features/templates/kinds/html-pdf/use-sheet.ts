import { useMemo, useState } from 'react';
import { pageSheet, type PageSettings } from './page-sheet.ts';
import type { Part } from './use-html-pdf-texts.ts';

/** The sheet for the typed settings; while a margin is being typed, the last valid one remains. */
export function useSheet({ margins, pageSize, orientation }: PageSettings, part: Part) {
  const typed = useMemo(
    () => pageSheet({ margins, pageSize, orientation }, part),
    [margins, pageSize, orientation, part],
  );
  const [last, setLast] = useState({ part, sheet: typed });
  if (typed && typed !== last.sheet) setLast({ part, sheet: typed });
  return typed ?? (last.part === part ? last.sheet : undefined);
}
