// The worker thread for calculations. It can be terminated at any moment, since it holds only compiled logic.
import type { EngineWork } from '@coverwright/render/thread-engine';
import type { CalculationTask, ThreadAnswer, ThreadResult } from './calculation.ts';
import { runTask } from './calculation-task.ts';

export function start(): EngineWork<CalculationTask, ThreadResult | ThreadAnswer> {
  return { run: runTask, transferred: (answer) => (answer.kind === 'answer' ? [answer.bytes.buffer] : []) };
}
