// The thread that renders. It can be ended at any moment: it holds nothing but parsed templates.
import { deserialize } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { TaskThread } from '../../threads/adapters/task-thread.ts';
import type { LiquidLimits } from '../limits.ts';
import type { LiquidOutcome, LiquidRequest } from '../rendering.ts';
import { createTemplateRenderer } from '../render-template.ts';
import type { LiquidTask } from './liquid-threads.ts';

const limits: LiquidLimits = workerData;
const render = createTemplateRenderer(limits);

const thread = new TaskThread(({ data: bytes, ...request }: LiquidTask): LiquidOutcome => {
  const data: LiquidRequest['data'] = deserialize(bytes);
  return render({ ...request, data });
});
thread.serve();
