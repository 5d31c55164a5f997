// An engine of a thread pool whose tasks wait or work for as long as a test needs.
import type { EngineWork } from '../threads/thread-engine.ts';

export interface PatientSettings {
  /** The engine starts once its first item is not 0. */
  readonly gate: Int32Array<SharedArrayBuffer>;
}

/** wait: without using a processor. */
export type PatientTask = { readonly kind: 'wait'; readonly ms: number } | { readonly kind: 'work' | 'answer' };

export function start({ gate }: PatientSettings): EngineWork<PatientTask, string> {
  Atomics.wait(gate, 0, 0);
  return {
    run: (task) => {
      if (task.kind === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.ms);
      if (task.kind === 'work') for (;;);
      return task.kind;
    },
  };
}
