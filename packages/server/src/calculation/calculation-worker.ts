// What a thread calculates with. It can be ended at any moment: it holds nothing but compiled logic.
import type { EngineWork } from '@coverwright/render/thread-engine';
import type { CalculationTask, ThreadAnswer, ThreadResult } from './calculation.ts';
import { runTask } from './calculation-task.ts';

export function start(): EngineWork<CalculationTask, ThreadResult | ThreadAnswer> {
  return { run: runTask, transferred: (answer) => (answer.kind === 'answer' ? [answer.bytes.buffer] : []) };
}
