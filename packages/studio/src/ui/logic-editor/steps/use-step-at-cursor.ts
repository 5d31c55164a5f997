/** Which step of the last test the cursor stands in. */
import type { JsonPath } from '@coverwright/rules';
import { useMemo, useState } from 'react';
import { stepAt } from './step-tree.ts';
import type { TestedSteps } from '../logic-test/use-logic-test.ts';

export function useStepAtCursor(tested: TestedSteps | undefined) {
  const [path, setPath] = useState<JsonPath>([]);
  const step = useMemo(() => tested && stepAt(tested.tree, path), [tested, path]);
  return { step, setPath };
}
