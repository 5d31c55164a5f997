// What a PDF file of somebody else is like, for whoever wants to draw on it. The drawing itself is done by the printer.
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
  /** Whatever the file is: one that cannot be drawn on is refused in words. */
  read(loadForm: LoadForm, caller: TurnCaller, signal?: AbortSignal): Promise<FormOutcome>;
}

export function createFormReader(threads: ThreadPool): FormReader {
  const forms = new FormThreads(threads);
  return { read: (loadForm, caller, signal) => forms.read(loadForm, caller, signal) };
}
