// The thread that compiles apps. It can be terminated at any moment, so it holds only data that can be
// recreated.
import { stop } from 'esbuild';
import type { EngineWork } from '@coverwright/render/thread-engine';
import type { CompileAnswer, CompilerSettings, CompileTask } from './app-snapshot.ts';
import { compileApp } from './compile-app.ts';
import type { Look } from './look.ts';

export function start({
  runtimeEntry,
  beginEntry,
  widgetsFolder,
  look,
}: CompilerSettings): EngineWork<CompileTask, CompileAnswer> {
  const loading = loadLook(look);
  return {
    run: async (task) => {
      try {
        return await compileApp(task, { entry: runtimeEntry, beginEntry, widgetsFolder, look: await loading });
      } finally {
        // Its process would outlive the thread as a zombie. The next app starts another one quickly.
        await stop();
      }
    },
  };
}

async function loadLook(modules: CompilerSettings['look']): Promise<Look> {
  return Object.assign({}, ...(await Promise.all(modules.map((module) => import(module)))));
}
