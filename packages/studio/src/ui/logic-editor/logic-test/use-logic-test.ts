/** Tests the current logic with the typed variables; the last good result stays visible. */
import { listTables, type AnsweredCall, type FunctionAnswer, type FunctionCall, type Json } from '@coverwright/rules';
import type { Input } from '@coverwright/insurance/input';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../problems/describe-error.ts';
import { appliedVariables } from './applied-variables.ts';
import { createLogicTester, startLogicTestWorker, type LogicTester } from './logic-tester.ts';
import {
  addVariables,
  readJson,
  type TestKind,
  type TestReport,
  type TestRequest,
  type TestedDecision,
  type TestedValue,
} from './logic-test.ts';
import { toStepTree, type StepTree } from '../steps/step-tree.ts';
import type { ReadTables, TestTable } from './test-tables.ts';
import { toVariablesText } from './variables-text.ts';
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

/** What a test reads from the server. */
export interface TestCalls {
  /** Set if the logic may call functions. */
  readonly callFunction?: CallFunction;
  /** Set if the logic may look up rate tables. */
  readonly readTables?: ReadTables;
  /** The declared inputs of the product, of which a test has the defaults. */
  readonly declared: readonly Input[];
}

export function useLogicTest(editor: LogicEditorState, kind: TestKind, calls: TestCalls) {
  const { t } = useTranslation('logic');
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
    const isCurrent = () => mine === turn.current;
    setIsRunning(true);
    try {
      const report = await runTest(tester.current, { kind, logicText, variablesText }, calls, isCurrent);
      // Cancelled, or superseded by another test.
      if (!isCurrent()) return;
      if (report) finish(report);
      else setEnd('broken');
    } catch (error) {
      if (!isCurrent()) return;
      editor.setProblem({ kind: 'save', message: t('test.tablesNotLoaded'), reason: errorText(error) });
      setEnd('failed');
    } finally {
      if (isCurrent()) setIsRunning(false);
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

/** Undefined if the test ended without a report, or is no longer the current one. Throws if tables cannot be read. */
async function runTest(
  tester: LogicTester | undefined,
  request: TestRequest,
  { callFunction, readTables, declared }: TestCalls,
  isCurrent: () => boolean,
): Promise<TestReport | undefined> {
  const tables = readTables && (await readNamedTables(request.logicText, readTables));
  const variablesText = appliedVariables(request.variablesText, declared);
  const answered: AnsweredCall[] = [];
  while (isCurrent()) {
    const report = await tester?.test({ ...request, variablesText, tables, ...(callFunction && { answered }) });
    const call = report?.needed;
    if (!call || !callFunction || !isCurrent()) return report;
    answered.push({ call, answer: await callFunction(call) });
  }
  return undefined;
}

async function readNamedTables(logicText: string, readTables: ReadTables): Promise<readonly TestTable[]> {
  const logic = readJson(logicText, 'logic');
  const names = logic.ok ? listTables(logic.value) : [];
  return names.length === 0 ? [] : readTables(names);
}

function warningsOf(tested: Tested | undefined): Pick<TestReport, 'unfilled' | 'unknownValues'> {
  return { unfilled: tested?.report.unfilled ?? [], unknownValues: tested?.report.unknownValues ?? [] };
}

function extractVariables(editor: LogicEditorState): void {
  const outcome = addVariables(editor.logicText, editor.variablesText);
  if (!outcome.ok) return editor.setProblem({ kind: 'logic', problems: [outcome.problem], isSaveRefused: false });
  editor.clearLogicProblem();
  return editor.changeVariables(toVariablesText(outcome.value));
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
