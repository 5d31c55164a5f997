// The thread that reads and composes documents. It is stateless, so it can be terminated at any moment.
import type { EngineWork } from '../../../threads/thread-engine.ts';
import { composeDocument, readBody } from '../compose-document.ts';
import type { ComposeAnswer, ComposeTask } from './compose-threads.ts';

async function run(task: ComposeTask): Promise<ComposeAnswer> {
  try {
    if (task.kind === 'read') return { kind: 'read', reading: await readBody(task.pdf) };
    return { kind: 'composed', composed: await composeDocument(task.composition) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

export function start(): EngineWork<ComposeTask, ComposeAnswer> {
  return { run, transferred: (answer) => (answer.kind === 'composed' ? [answer.composed.pdf.buffer] : []) };
}
