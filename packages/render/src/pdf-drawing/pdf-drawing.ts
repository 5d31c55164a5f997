// Reads the properties of an uploaded PDF file that someone wants to draw on. The printer does the drawing itself.
import type { ThreadPool } from '../threads/adapters/thread-pool.ts';
import type { TurnCaller } from '../turns/turns.ts';
import { FormThreads } from './adapters/form-threads.ts';
import type { FormOutcome, LoadForm } from './drawing-request.ts';

export type {
  Drawn,
  DrawOutcome,
  DrawRequest,
  DrawWarning,
  FormFacts,
  FormField,
  FormOutcome,
  FormRefusal,
  LoadForm,
} from './drawing-request.ts';
export { formLimits } from './limits.ts';

export interface FormReader {
  /** Never throws because of the file: one that cannot be drawn on is rejected with an explanation. */
  read(loadForm: LoadForm, caller: TurnCaller, signal?: AbortSignal): Promise<FormOutcome>;
}

export function createFormReader(threads: ThreadPool): FormReader {
  const forms = new FormThreads(threads);
  return { read: (loadForm, caller, signal) => forms.read(loadForm, caller, signal) };
}
