// The thread that compiles. It holds nothing but the compiler, so it can be terminated at any moment.
import type { EngineWork } from '../../threads/thread-engine.ts';
import { compileMail, type MjmlTask } from '../compile/compile-mail.ts';
import { keepMjml } from '../keep/keep-mjml.ts';
import { createMjmlCompiler } from './mjml-compiler.ts';
import type { MjmlAnswer } from './mjml-threads.ts';

export function start(): EngineWork<MjmlTask, MjmlAnswer> {
  const compiler = createMjmlCompiler();
  return {
    run: async (task) =>
      task.kind === 'compile'
        ? { kind: 'compiled', mail: await compileMail(task, compiler) }
        : { kind: 'kept', keeping: await keepMjml(task.source, task.locale, compiler) },
  };
}
