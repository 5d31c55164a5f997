/** A file that was picked: where there is a workbook already, it is compared before it takes effect. */
import { useState } from 'react';
import type { FileCheck } from './use-file-check.ts';

/** @param hasCalls whether there are saved calls, on which the same file with another content is tried too */
export function useFileChoice(check: FileCheck, fileKey: string | undefined, hasCalls: boolean) {
  const [compared, setCompared] = useState<string>();
  return {
    /** The file that is being compared with the workbook of the function. */
    compared,
    choose: (chosenKey: string) => {
      // What a file held before it was replaced is not kept.
      const hasSomething = fileKey !== undefined && (chosenKey !== fileKey || hasCalls);
      if (hasSomething) setCompared(chosenKey);
      else check.check(chosenKey);
    },
    use: () => {
      setCompared(undefined);
      if (compared !== undefined) check.check(compared);
    },
    keepPresent: () => setCompared(undefined),
  };
}
