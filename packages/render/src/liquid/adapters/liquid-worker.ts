// The thread that renders. It can be ended at any moment: it holds nothing but parsed templates.
import { deserialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { LiquidLimits } from '../limits.ts';
import type { LiquidRequest } from '../rendering.ts';
import { createTemplateRenderer } from '../render-template.ts';
import type { WorkerAnswer, WorkerTask } from './worker-pool.ts';

const limits: LiquidLimits = workerData;
const render = createTemplateRenderer(limits);

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ data: bytes, ...request }: WorkerTask) => {
  const data: LiquidRequest['data'] = deserialize(bytes);
  answer({ kind: 'rendered', outcome: render({ ...request, data }) });
});
answer({ kind: 'ready' });
