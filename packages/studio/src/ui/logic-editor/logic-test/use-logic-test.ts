/** Tests the current logic with the typed variables; the last good result stays visible. */
import type { AnsweredCall, FunctionAnswer, FunctionCall, Json } from '@coverwright/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatJson } from '../../code-editor/code-editor-format.ts';
import { createLogicTester, startLogicTestWorker, type LogicTester } from './logic-tester.ts';
import {
  addVariables,
  readJson,
  type TestKind,
  type TestReport,
  type TestedDecision,
  type TestedValue,
} from './logic-test.ts';
import { toStepTree, type StepTree } from '../steps/step-tree.ts';
import type { LogicEditorState } from '../use-logic-editor.ts';

export interface TestResult {
  readonly value: TestedValue;
  readonly decision: TestedDecision | undefined;
}

interface Tested {
  readonly testedAt: Date;
  readonly logicText: string;
  readonly variablesText: string;
  readonly report: TestReport;
}

/** Why the panel has no result, or still shows the previous one. */
export type TestEnd = 'failed' | 'cancelled' | 'broken';

export type LogicTest = ReturnType<typeof useLogicTest>;

/** Calls a function; a failure is returned as a result, too. */
export type CallFunction = (call: FunctionCall) => Promise<FunctionAnswer>;

export function useLogicTest(editor: LogicEditorState, kind: TestKind, callFunction: CallFunction | undefined) {
  const { logicText, variablesText, setProblem, clearLogicProblem } = editor;
  /** The last test with a result, and the last test of all. */
  const [good, setGood] = useState<Tested & { readonly result: TestResult }>();
  const [last, setLast] = useState<Tested>();
  const [end, setEnd] = useState<TestEnd>();
  const [isRunning, setIsRunning] = useState(false);
  const tester = useTester();
  const turn = useRef(0);

  const finish = (report: TestReport) => {
    const tested = { testedAt: new Date(), logicText, variablesText, report };
    setLast(tested);
    const { outcome } = report;
    if (outcome.ok) {
      setGood({ ...tested, result: { value: outcome.value, decision: outcome.decision } });
      clearLogicProblem();
      setEnd(undefined);
    } else {
      // Edits made in the meantime may have fixed it.
      if (editor.isTyped(tested)) setProblem({ kind: 'logic', problems: outcome.problems, isSaveRefused: false });
      setEnd('failed');
    }
  };
  const run = async () => {
    const mine = ++turn.current;
    setIsRunning(true);
    try {
      const answered: AnsweredCall[] = [];
      for (;;) {
        const functions = callFunction && { answered };
        const report = await tester.current?.test({ kind, logicText, variablesText, ...functions });
        // Cancelled, or superseded by another test.
        if (mine !== turn.current) return;
        const call = report?.needed;
        if (!report || !call || !callFunction) return report ? finish(report) : setEnd('broken');
        answered.push({ call, answer: await callFunction(call) });
        if (mine !== turn.current) return;
      }
    } finally {
      if (mine === turn.current) setIsRunning(false);
    }
  };
  const cancel = () => {
    turn.current++;
    tester.current?.cancel();
    setIsRunning(false);
    setEnd('cancelled');
  };
  const isStale = (tested: Tested | undefined): boolean =>
    tested !== undefined && (tested.logicText !== logicText || tested.variablesText !== variablesText);
  return {
    result: good,
    /** From the last test, whatever its outcome. */
    ...warningsOf(last),
    isResultStale: isStale(good) || (good !== undefined && good !== last && last?.testedAt !== good.testedAt),
    steps: useSteps(last),
    areStepsStale: isStale(last),
    end,
    isRunning,
    test: () => void run(),
    cancel,
    extract: () => extractVariables(editor),
  };
}

function warningsOf(tested: Tested | undefined): Pick<TestReport, 'unfilled' | 'unknownValues'> {
  return { unfilled: tested?.report.unfilled ?? [], unknownValues: tested?.report.unknownValues ?? [] };
}

/** The panel is narrow, and values are easier to fill in line by line. */
const variablesLineWidth = 40;

function extractVariables(editor: LogicEditorState): void {
  const outcome = addVariables(editor.logicText, editor.variablesText);
  if (!outcome.ok) return editor.setProblem({ kind: 'logic', problems: [outcome.problem], isSaveRefused: false });
  editor.clearLogicProblem();
  const text = JSON.stringify(outcome.value);
  return editor.changeVariables(formatJson(text, variablesLineWidth) ?? text);
}

export interface TestedSteps {
  readonly tree: StepTree;
  readonly isCut: boolean;
}

/** Undefined if the last test had no valid JSON to run. */
function useSteps(tested: Tested | undefined): TestedSteps | undefined {
  return useMemo(() => {
    if (!tested || tested.report.steps.length === 0) return undefined;
    const rule = readJson(tested.logicText, 'logic');
    const value: Json = rule.ok ? rule.value : null;
    return { tree: toStepTree(tested.report.steps, value), isCut: tested.report.isCut };
  }, [tested]);
}

/** One per screen; it is terminated with the screen. */
function useTester(): { readonly current: LogicTester | undefined } {
  const tester = useRef<LogicTester>(undefined);
  useEffect(() => {
    const created = createLogicTester(startLogicTestWorker);
    tester.current = created;
    return () => created.cancel();
  }, []);
  return tester;
}
