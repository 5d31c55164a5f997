// The code inside a pool thread: loads the engines of its tasks, and processes one task after another.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { threadProcessorMs } from '../processor-time.ts';
import type { EngineModule, EngineWork } from '../thread-engine.ts';
import { lowerThreadPriority } from './priority.ts';

/** Sent to the thread. The engine is the address of its module, which is loaded before its first task. */
export type PoolMessage =
  | { readonly kind: 'load'; readonly engine: string; readonly settings: unknown }
  | { readonly kind: 'task'; readonly engine: string; readonly task: unknown };

export interface DoneMessage {
  readonly kind: 'done';
  readonly answer: unknown;
  readonly heapBytes: number;
}

/** Passed to the thread. */
export interface ThreadData {
  /** Its processor time when it began the current task, in milliseconds; NaN before that. */
  readonly begunMs: Float64Array<SharedArrayBuffer>;
}

/** Sent by the thread. */
export type ThreadMessage = { readonly kind: 'loaded'; readonly engine: string } | DoneMessage;

type Work = EngineWork<unknown, unknown>;

const { begunMs }: ThreadData = workerData;
const engines = new Map<string, Promise<Work>>();

async function load(engine: string, settings: unknown): Promise<Work> {
  const module: EngineModule<unknown, unknown, unknown> = await import(engine);
  const work = module.start(settings);
  // Not before: beside other programs, a thread of low priority would take minutes to start.
  lowerThreadPriority();
  send({ kind: 'loaded', engine });
  return work;
}

async function handle(message: PoolMessage): Promise<void> {
  const { engine } = message;
  if (message.kind === 'load') engines.set(engine, load(engine, message.settings));
  const work = await engines.get(engine);
  if (message.kind === 'load') return;
  if (work === undefined) throw new Error(`The engine ${engine} was not loaded.`);
  begunMs[0] = threadProcessorMs();
  const answer = await work.run(message.task);
  send({ kind: 'done', answer, heapBytes: getHeapStatistics().total_heap_size }, work.transferred?.(answer));
}

function send(message: ThreadMessage, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}

// A rejection ends the thread, and the pool reports it as the failure of the task.
parentPort?.on('message', (message: PoolMessage) => void handle(message));
