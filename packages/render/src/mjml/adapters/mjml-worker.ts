// What a thread compiles with. It can be ended at any moment: it holds nothing but the compiler.
import type { EngineWork } from '../../threads/thread-engine.ts';
import { type CompiledMail, type CompileTask, compileMail } from '../compile/compile-mail.ts';
import { createMjmlCompiler } from './mjml-compiler.ts';

export function start(): EngineWork<CompileTask, CompiledMail> {
  const compiler = createMjmlCompiler();
  return { run: (task) => compileMail(task, compiler) };
}
