// Computes Excel workbooks as functions: reads a file, checks it, and calls it with inputs. Knows no tenant's data, no
// database and no files; its caller passes in the bytes.
import type { Sentence } from '@coverwright/insurance/sentence';
import { toSerial } from './calculate/serial-dates.ts';
import type { CallOutcome, CallRow } from './calculate/outcome.ts';
import type { Calculation, WorkbookReport } from './check/report.ts';
import type { WorkbookComparison } from './compare/compare-workbooks.ts';
import { workbookLimits } from './limits.ts';
import { ProcessPool, type Run } from './process/adapters/process-pool.ts';
import type { CallTask, SheetWindow, WindowTask, WorkbookAnswer } from './process/messages.ts';
import { ProcessFailure } from './process/process-failure.ts';
import type { RefusalCode } from './read/refusal.ts';
import { say } from '../sentences/say.ts';
import { machineBusy } from '../threads/thread-failure.ts';
import { type TurnCaller, TurnRefused } from '../turns/turns.ts';

export { readIsoDate, toSerial } from './calculate/serial-dates.ts';
export { workbookLimits, workbookTurns } from './limits.ts';
export type { CallOutcome, CallProblem, CallRow, FieldValue } from './calculate/outcome.ts';
export type { ChangeKind, WorkbookChange, WorkbookComparison } from './compare/compare-workbooks.ts';
export type { Calculation, Difference, RefusedFormula, ReportedField, WorkbookReport } from './check/report.ts';
export type { RefusalCode } from './read/refusal.ts';
export type { SheetWindow } from './process/messages.ts';
export { sheetLimits } from './sheets/sheet-limits.ts';
export type { SheetTexts } from './sheets/sheet-rows.ts';
export type { ShownCell } from './show/sheet-window.ts';
export type { DataType, FieldItem } from './read/fields.ts';

export interface WorkbookSource {
  /** The content's key: the same key means the same bytes. */
  readonly key: string;
  /** The bytes of the file; called only if no process has read it before. */
  readonly open: () => Promise<Uint8Array>;
}

export interface WorkbookCalls {
  readonly source: WorkbookSource;
  readonly calculation: Calculation;
  /** Fields as written in the workbook: input_age. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly rows: readonly CallRow[];
}

/** TIME, MEMORY: the limits of a call or a file. BUSY: too many calls are waiting, or the machine is busy. ENDED: the process ended, twice. */
export type WorkbookFailureCode = RefusalCode | 'TIME' | 'MEMORY' | 'BUSY' | 'ENDED' | 'CANCELLED';

/** Why there is no answer: a sentence for the caller. */
export class WorkbookFailure extends Error {
  readonly code: WorkbookFailureCode;
  readonly sentence: Sentence;

  constructor(code: WorkbookFailureCode, sentence: Sentence) {
    super(sentence.message);
    this.name = 'WorkbookFailure';
    this.code = code;
    this.sentence = sentence;
  }
}

/** Rows and columns from 0; up to workbookLimits.windowCells cells. */
export type ShownWindow = Omit<WindowTask, 'kind' | 'key'>;

export interface ComparedFiles {
  readonly before: WorkbookSource;
  readonly after: WorkbookSource;
}

export interface CallOptions {
  readonly caller: TurnCaller;
  readonly signal?: AbortSignal;
  /** Called with the processor time of each frame of calls, in milliseconds. */
  readonly spend?: (processorMs: number) => void;
}

export interface WorkbookEngine {
  /** Throws a WorkbookFailure for a file that cannot be used at all. */
  check(source: WorkbookSource, options: CallOptions): Promise<WorkbookReport>;
  /** A part of a sheet. Throws a WorkbookFailure for a file that cannot be read, and a field that it does not have. */
  show(source: WorkbookSource, window: ShownWindow, options: CallOptions): Promise<SheetWindow>;
  /** The changes from one file to the next. Throws a WorkbookFailure for a file that cannot be read. */
  compare(files: ComparedFiles, options: CallOptions): Promise<WorkbookComparison>;
  /**
   * The outcomes in row order, in frames: each frame takes a separate turn, so that long lists of several callers are
   * served alternately. Throws a WorkbookFailure for a frame without an answer, after yielding the earlier ones.
   */
  call(calls: WorkbookCalls, options: CallOptions): AsyncGenerator<readonly CallOutcome[], void>;
  /**
   * The sheets of a workbook or of a text file with separated values: a list of SheetTexts as JSON in UTF-8. Throws a
   * WorkbookFailure for a file that cannot be read.
   */
  readSheets(file: Uint8Array, options: CallOptions): Promise<Uint8Array>;
  /** The number of existing processes. */
  readonly pids: readonly number[];
  /** Tasks that wait for a process. */
  readonly waitingCount: number;
  close(): void;
}

export function createWorkbookEngine(): WorkbookEngine {
  const pool = new ProcessPool();
  return {
    check: (source, options) => answered(() => check(source, options, pool)),
    show: (source, window, options) => answered(() => show(source, window, options, pool)),
    compare: (files, options) => answered(() => compare(files, options, pool)),
    call: (calls, options) => call(calls, options, pool),
    readSheets: (file, options) => answered(() => readSheets(file, options, pool)),
    get pids() {
      return pool.pids;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
    close: () => pool.close(),
  };
}

async function check(source: WorkbookSource, options: CallOptions, pool: ProcessPool): Promise<WorkbookReport> {
  const file = await source.open();
  const answer = await twice(() =>
    pool.during({ ...options, key: source.key }, async (run) => {
      const held = await run({ kind: 'hold', key: source.key, file }, workbookLimits.readMs);
      if (held.kind !== 'held') return held;
      return run({ kind: 'check', key: source.key, serial: toSerial(Date.now()) }, workbookLimits.checkMs * 2);
    }),
  );
  if (answer.kind === 'report') return answer.report;
  throw toFailure(answer);
}

async function show(
  source: WorkbookSource,
  window: ShownWindow,
  options: CallOptions,
  pool: ProcessPool,
): Promise<SheetWindow> {
  const { key } = source;
  const task = { kind: 'window', key, ...window } as const;
  const answer = await twice(() => pool.during({ ...options, key }, (run) => onHeld(task, source, run)));
  if (answer.kind === 'window') return answer.window;
  throw toFailure(answer);
}

async function compare(
  { before, after }: ComparedFiles,
  options: CallOptions,
  pool: ProcessPool,
): Promise<WorkbookComparison> {
  const { key } = after;
  const answer = await twice(() =>
    pool.during({ ...options, key }, async (run) => {
      for (const source of [before, after]) {
        const held = await hold(source, run);
        if (held.kind !== 'held') return held;
      }
      return run({ kind: 'compare', key, beforeKey: before.key }, workbookLimits.checkMs);
    }),
  );
  if (answer.kind === 'comparison') return answer.comparison;
  // A process holds the cells of a few workbooks: two very large ones at a time are too many.
  if (answer.kind === 'unknown') throw new WorkbookFailure('LIMIT', say('WORKBOOKS_NOT_COMPARABLE'));
  throw toFailure(answer);
}

async function readSheets(file: Uint8Array, options: CallOptions, pool: ProcessPool): Promise<Uint8Array> {
  const answer = await twice(() =>
    pool.during({ ...options, key: '' }, (run) => run({ kind: 'sheets', file }, workbookLimits.callMs)),
  );
  if (answer.kind === 'sheets') return answer.json;
  throw toFailure(answer);
}

async function* call(
  calls: WorkbookCalls,
  options: CallOptions,
  pool: ProcessPool,
): AsyncGenerator<readonly CallOutcome[], void> {
  const { rows } = calls;
  let done = 0;
  while (done < rows.length) {
    const frame = rows.slice(done, done + workbookLimits.frameCalls);
    const outcomes = await answered(() => callFrame({ ...calls, rows: frame }, options, pool));
    yield outcomes;
    done += outcomes.length;
  }
}

async function callFrame(
  { source, ...calls }: WorkbookCalls,
  options: CallOptions,
  pool: ProcessPool,
): Promise<readonly CallOutcome[]> {
  const { key } = source;
  const task = { kind: 'call', key, ...calls } as const;
  const answer = await twice(() => pool.during({ ...options, key }, (run) => onHeld(task, source, run)));
  if (answer.kind === 'outcomes') {
    options.spend?.(answer.processorMs);
    return answer.outcomes;
  }
  throw toFailure(answer);
}

/** Sends the file only if the process does not have it. */
async function onHeld(task: CallTask | WindowTask, source: WorkbookSource, run: Run): Promise<WorkbookAnswer> {
  const first = await run(task, workbookLimits.callMs);
  if (first.kind !== 'unknown') return first;
  const held = await hold(source, run);
  return held.kind === 'held' ? run(task, workbookLimits.callMs) : held;
}

async function hold({ key, open }: WorkbookSource, run: Run): Promise<WorkbookAnswer> {
  return run({ kind: 'hold', key, file: await open() }, workbookLimits.readMs);
}

/** A process that ended unexpectedly, or received too little processor time, is replaced, and its task repeated once. */
async function twice<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isRepeated = error instanceof ProcessFailure && (error.reason === 'ENDED' || error.reason === 'SLOW');
    if (isRepeated) return work();
    throw error;
  }
}

async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProcessFailure) {
      const { reason } = error;
      throw new WorkbookFailure(reason === 'SLOW' ? 'BUSY' : reason, sentences[reason]);
    }
    if (error instanceof TurnRefused) {
      const code = error.refusal === 'CANCELLED' ? 'CANCELLED' : 'BUSY';
      throw new WorkbookFailure(code, sentences[code]);
    }
    throw error;
  }
}

const sentences = {
  TIME: say('WORKBOOK_TIME_MAX'),
  MEMORY: say('WORKBOOK_MEMORY_MAX', { megabytes: workbookLimits.processMb }),
  SLOW: machineBusy,
  ENDED: say('WORKBOOK_ENDED'),
  BUSY: say('WORKBOOKS_BUSY'),
  CANCELLED: say('CALCULATION_CANCELED'),
} as const;

function toFailure(answer: WorkbookAnswer): Error {
  if (answer.kind === 'refused') return new WorkbookFailure(answer.code, answer.sentence);
  return new Error(
    answer.kind === 'failed' ? answer.message : `Unexpected answer of a workbook's process: ${answer.kind}.`,
  );
}
