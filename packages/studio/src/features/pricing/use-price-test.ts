/** Testing the logic as it is typed, with the typed variables; the last good result stays. */
import type { Json } from '@coverwright/rules';
import { useState } from 'react';
import { formatJson } from '../../ui/code-editor-format.ts';
import { addVariables, testPrice } from './price-test.ts';
import type { usePriceEditor } from './use-price-editor.ts';

export interface TestResult {
  readonly value: Json;
  readonly testedAt: Date;
  readonly durationMs: number;
  readonly logicText: string;
  readonly variablesText: string;
}

export function usePriceTest(editor: ReturnType<typeof usePriceEditor>) {
  const { logicText, variablesText, setProblem, changeVariables } = editor;
  const [result, setResult] = useState<TestResult>();

  const test = () => {
    const startedMs = performance.now();
    const outcome = testPrice(logicText, variablesText);
    const durationMs = Math.round(performance.now() - startedMs);
    if (!outcome.ok) return setProblem({ kind: 'logic', problem: outcome.problem, isSaveRefused: false });
    setProblem(undefined);
    return setResult({ value: outcome.value, testedAt: new Date(), durationMs, logicText, variablesText });
  };
  const extract = () => {
    const outcome = addVariables(logicText, variablesText);
    if (!outcome.ok) return setProblem({ kind: 'logic', problem: outcome.problem, isSaveRefused: false });
    setProblem(undefined);
    const text = JSON.stringify(outcome.value, null, 2);
    return changeVariables(formatJson(text) ?? text);
  };
  const isStale = result !== undefined && (result.logicText !== logicText || result.variablesText !== variablesText);
  return { result, isStale, test, extract };
}
