import { useEffect, useState } from 'react';
import { loadPart } from '../../../ui/parts/load-part.ts';

interface LogicFacts {
  readonly variableCount: number;
  readonly ruleCount: number;
}

/** Undefined until the logic is read; for no logic always. */
export function useLogicFacts(logicText: string): LogicFacts | undefined {
  const [counted, setCounted] = useState<LogicFacts & { readonly logicText: string }>();
  useEffect(() => {
    if (logicText === '') return undefined;
    let isCurrent = true;
    const count = async () => {
      const { countRules, countVariables } = await loadPart(() => import('./logic-facts.ts'));
      const facts = { variableCount: countVariables(logicText), ruleCount: countRules(logicText) };
      if (isCurrent) setCounted({ ...facts, logicText });
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [logicText]);
  return counted?.logicText === logicText ? counted : undefined;
}
