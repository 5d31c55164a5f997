/** The workbooks of a function that are compared: another file, and those of two states. */
import { useApi } from '../../api/api-context.ts';
import { useRead } from '../../api/cache/use-read.ts';
import {
  CompareFunctionStatesDocument,
  type CompareFunctionStatesQueryVariables,
  CompareFunctionWorkbookDocument,
  type CompareFunctionWorkbookQuery,
} from '../../api/generated/operations.ts';

type ComparisonAnswer = NonNullable<CompareFunctionWorkbookQuery['compareFunctionWorkbook']>;
export type Comparison = NonNullable<ComparisonAnswer['value']>;

/** The changes that the file would cause; cancelled when they are no longer shown. */
export function useComparison(templateId: string, fileKey: string) {
  const { request } = useApi();
  return useRead(
    ['functionComparison', templateId, fileKey],
    async ({ signal }): Promise<Comparison> => {
      const variables = { templateId, fileKey };
      const { compareFunctionWorkbook } = await request(CompareFunctionWorkbookDocument, variables, { signal });
      return compareFunctionWorkbook?.value ?? { workbook: null, calls: [] };
    },
    { isUncached: true },
  );
}

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
