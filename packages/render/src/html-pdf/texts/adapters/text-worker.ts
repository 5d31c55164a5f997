// The thread that reads texts of documents. It is stateless, so it can be terminated at any moment.
import type { EngineWork } from '../../../threads/thread-engine.ts';
import { findAddresses, readTexts } from '../read-texts.ts';
import type { TextAnswer, TextTask } from './text-threads.ts';

export function start(): EngineWork<TextTask, TextAnswer> {
  return {
    run: async (task) =>
      task.kind === 'read'
        ? { kind: 'read', reading: await readTexts(task.texts) }
        : { kind: 'found', warnings: findAddresses(task.addresses) },
  };
}
