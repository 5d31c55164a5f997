/** Tests the current logic with the typed variables. Shows either the result of the last test, or why there is none. */
import { listTables, type AnsweredCall, type FunctionAnswer, type FunctionCall, type Json } from '@coverwright/rules';
import type { Input } from '@coverwright/insurance/input';
import { inputLabels } from '@coverwright/insurance/input-labels';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../problems/describe-error.ts';
import { appliedVariables } from './applied-variables.ts';
import { findRefusal } from './find-refusal.ts';
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

/** Why the panel has no result. */
export type TestEnd = 'failed' | 'refused' | 'cancelled' | 'broken';

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
  const { t, i18n } = useTranslation('logic');
  const { logicText, variablesText, setProblem, clearLogicProblem } = editor;
  const { last, show, endWith, endWithout, ...state } = useTestState(editor);
  const [isRunning, setIsRunning] = useState(false);
  const tester = useTester();
  const turn = useRef(0);

  const finish = (report: TestReport) => {
    show({ testedAt: new Date(), logicText, variablesText, report });
    const { outcome } = report;
    if (outcome.ok) return clearLogicProblem();
    // Edits made in the meantime may have fixed it.
    if (editor.isTyped({ logicText, variablesText }))
      setProblem({ kind: 'logic', problems: outcome.problems, isSaveRefused: false });
    return endWith('failed');
  };
  const cancel = (reason: TestEnd) => {
    turn.current++;
    tester.current?.cancel();
    setIsRunning(false);
    endWithout(reason);
  };
  const run = async () => {
    const mine = ++turn.current;
    const isCurrent = () => mine === turn.current;
    setIsRunning(true);
    try {
      const labels = inputLabels(calls.declared, [i18n.language]);
      const report = await runTest(tester.current, { kind, logicText, variablesText, labels }, calls, isCurrent);
      // Cancelled, or superseded by another test.
      if (!isCurrent()) return;
      if (report) finish(report);
      else endWithout('broken');
    } catch (error) {
      if (!isCurrent()) return;
      setProblem({ kind: 'save', message: t('test.tablesNotLoaded'), reason: errorText(error) });
      endWithout('failed');
    } finally {
      if (isCurrent()) setIsRunning(false);
    }
  };
  const test = () => {
    const refusal = findRefusal(logicText, variablesText, calls.declared);
    if (refusal === undefined) return void run();
    cancel('refused');
    return setProblem({ kind: 'refused', ...refusal });
  };
  return {
    ...resultOf(last),
    ...state,
    steps: useSteps(last),
    explanation: last?.report.explanation,
    isRunning,
    test,
    cancel: () => cancel('cancelled'),
    extract: () => extractVariables(editor),
  };
}

interface TestedTexts {
  readonly logicText: string;
  readonly variablesText: string;
}

/** The last test, and why there is no result. */
function useTestState({ logicText, variablesText }: TestedTexts) {
  const [last, setLast] = useState<Tested>();
  const [ended, setEnded] = useState<TestedTexts & { readonly end: TestEnd }>();
  const isOf = (texts: TestedTexts): boolean => texts.logicText === logicText && texts.variablesText === variablesText;
  const endWith = (end: TestEnd) => setEnded({ end, logicText, variablesText });
  return {
    last,
    isStale: last !== undefined && !isOf(last),
    /** Until something is changed, which may be what the test needs. */
    end: ended !== undefined && isOf(ended) ? ended.end : undefined,
    show: (tested: Tested) => {
      setLast(tested);
      setEnded(undefined);
    },
    endWith,
    /** Without the last result: it would contradict what happened. */
    endWithout: (end: TestEnd) => {
      setLast(undefined);
      endWith(end);
    },
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

interface ShownResult extends Pick<TestReport, 'unfilled' | 'unknownValues'> {
  /** Undefined if the last test has none. */
  readonly result: (Tested & { readonly result: TestResult }) | undefined;
}

/** Warnings are about a result. */
function resultOf(tested: Tested | undefined): ShownResult {
  if (tested?.report.outcome.ok !== true) return { result: undefined, unfilled: [], unknownValues: [] };
  const { outcome, unfilled, unknownValues } = tested.report;
  const { value, decision } = outcome;
  return { result: { ...tested, result: { value, decision } }, unfilled, unknownValues };
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
