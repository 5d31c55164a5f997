/** The workbooks of two states of a function, for the history. */
import { useApi } from '../../../../../api/api-context.ts';
import { useRead } from '../../../../../api/cache/use-read.ts';
import {
  CompareFunctionStatesDocument,
  type CompareFunctionStatesQueryVariables,
} from '../../../../../api/generated/operations.ts';
import type { Comparison } from '../function.api.ts';

/** Without `to`, those of a state and of the function as it is. Null if they are equal, and for other templates. */
export function useStateComparison(
  { templateId, from, to }: CompareFunctionStatesQueryVariables,
  { isPaused }: { readonly isPaused: boolean },
) {
  const { request } = useApi();
  return useRead(
    ['functionStateComparison', templateId, from, to],
    async ({ signal }): Promise<Comparison | null> => {
      const variables = { templateId, from, to };
      const { compareFunctionStates } = await request(CompareFunctionStatesDocument, variables, { signal });
      return compareFunctionStates?.value ?? null;
    },
    { isPaused, isUncached: true },
  );
}
