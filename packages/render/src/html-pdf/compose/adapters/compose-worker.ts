// The thread that takes documents apart and puts them together. It can be ended at any moment: it keeps nothing.
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../../threads/adapters/priority.ts';
import { composeDocument, readBody } from '../compose-document.ts';
import type { ComposeAnswer, ComposeTask } from './compose-threads.ts';

function answer(message: ComposeAnswer, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}

async function run(task: ComposeTask): Promise<void> {
  if (task.kind === 'read') return answer({ kind: 'read', reading: await readBody(task.pdf) });
  const pdf = new Uint8Array(await composeDocument(task.composition));
  answer({ kind: 'composed', pdf }, [pdf.buffer]);
}

lowerThreadPriority();
parentPort?.on('message', (task: ComposeTask) => {
  run(task).catch((error: unknown) =>
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
