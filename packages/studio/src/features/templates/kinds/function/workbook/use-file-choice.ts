/**
 * Handles a picked file: if the function already has a workbook, the two are compared before the new one takes
 * effect.
 */
import { useState } from 'react';
import type { FileCheck } from './use-file-check.ts';

/** @param hasCalls whether there are saved calls, which are also used to test the same file with new content */
export function useFileChoice(check: FileCheck, fileKey: string | undefined, hasCalls: boolean) {
  const [compared, setCompared] = useState<string>();
  return {
    /** The file that is being compared with the function's workbook. */
    compared,
    choose: (chosenKey: string) => {
      // The previous content of a replaced file is not stored.
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
