// Messages between the server and the processes that work on workbooks. One task at a time, one answer per task.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { CallOutcome, CallRow } from '../calculate/outcome.ts';
import type { Calculation, WorkbookReport } from '../check/report.ts';
import type { WorkbookComparison } from '../compare/compare-workbooks.ts';
import type { Area, ColumnWidth } from '../read/cells.ts';
import type { ShownCell } from '../show/sheet-window.ts';
import type { RefusalCode } from '../read/refusal.ts';

export interface CallTask {
  readonly kind: 'call';
  /** The file's key: the same key means the same bytes. */
  readonly key: string;
  readonly calculation: Calculation;
  /** As written in the workbook. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly rows: readonly CallRow[];
}

/** A part of a sheet, from a file that was read before. */
export interface WindowTask extends Area {
  readonly kind: 'window';
  readonly key: string;
  readonly sheet: number;
  /** Variable of the output whose cells are marked. */
  readonly output: string | undefined;
  /** The call whose values are shown as well. */
  readonly call: (Omit<CallTask, 'kind' | 'key' | 'rows'> & { readonly row: CallRow }) | undefined;
}

export interface SheetWindow {
  readonly columnWidths: readonly ColumnWidth[];
  readonly cells: readonly ShownCell[];
  /** Why the call has no result. */
  readonly problems: CallOutcome['problems'];
}

export type WorkbookTask =
  /** For a file that was read before. */
  | { readonly kind: 'check'; readonly key: string; readonly serial: number }
  | WindowTask
  /** For two files that were read before. */
  | { readonly kind: 'compare'; readonly key: string; readonly beforeKey: string }
  /** Reads a file, so that other tasks can name it. */
  | { readonly kind: 'hold'; readonly key: string; readonly file: Uint8Array }
  /** Reads the sheets of a file as texts, and does not hold it. */
  | { readonly kind: 'sheets'; readonly file: Uint8Array }
  | CallTask;

export type WorkbookAnswer =
  | { readonly kind: 'report'; readonly report: WorkbookReport }
  | { readonly kind: 'window'; readonly window: SheetWindow }
  | { readonly kind: 'comparison'; readonly comparison: WorkbookComparison }
  | { readonly kind: 'held' }
  /** A list of SheetTexts as JSON in UTF-8. */
  | { readonly kind: 'sheets'; readonly json: Uint8Array }
  /** For the first calls of the task: as many as there was time for. The processor time includes preparing the workbook. */
  | { readonly kind: 'outcomes'; readonly outcomes: readonly CallOutcome[]; readonly processorMs: number }
  /** The file must be sent first. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly sentence: Sentence }
  | { readonly kind: 'failed'; readonly message: string };

/** Sent by a process: once when it has started, and for each task. */
export interface ProcessMessage {
  readonly answer?: WorkbookAnswer;
  /** The processor time of the process until now, in milliseconds. */
  readonly processorMs: number;
}
