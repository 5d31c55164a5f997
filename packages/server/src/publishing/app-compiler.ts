// Compiles apps in threads, within limits of time and memory, in turns shared fairly between tenants and users.
// Compiled templates are cached, so that publishing a small change takes a fraction of the first time.
import { ThreadFailure } from '@coverwright/render/thread-failure';
import type { EngineThreads, ThreadPool } from '@coverwright/render/thread-pool';
import type { TurnCaller } from '@coverwright/render/turns';
import { UserError } from '../errors/user-error.ts';
import { createByteCache } from '../memory/byte-cache.ts';
import { busy } from '../limits/in-turn.ts';
import type { AppSnapshot, CompileAnswer, CompileOutcome, CompilerSettings, CompileTask } from './app-snapshot.ts';
import { checkSizes, compileLimits } from './compile-limits.ts';
import { installedRuntime } from './installed-runtime.ts';
import { renderHash } from './render-hash.ts';
import { say } from '../sentences/say.ts';

export interface AppCompiler {
  /** Rejects with a UserError if a limit of time or memory was exceeded, or no turn was available. */
  compile(caller: TurnCaller, snapshot: AppSnapshot, signal?: AbortSignal): Promise<CompileOutcome>;
}

interface Limits {
  readonly totalMs: number;
  readonly heapMb: number;
}

export function createAppCompiler(
  pool: ThreadPool,
  readSettings: () => CompilerSettings = installedRuntime,
  { totalMs, heapMb }: Limits = compileLimits,
): AppCompiler {
  let served: EngineThreads<CompileTask, CompileAnswer> | undefined;
  // Most instances never publish.
  const serve = () =>
    pool.serve<CompileTask, CompileAnswer>({
      name: 'publishing',
      module: new URL('compile-worker.ts', import.meta.url),
      settings: readSettings(),
      totalMs,
      heapMb,
    });
  const remembered = createByteCache<string>(compileLimits.rememberedBytes);
  return {
    compile: async (caller, snapshot, signal) => {
      const tooLarge = checkSizes(snapshot);
      if (tooLarge.length > 0) return { ok: false, problems: tooLarge };
      const pack = () => {
        const known = snapshot.components.flatMap(({ vueTemplate }) => {
          const hash = renderHash(vueTemplate);
          const code = remembered.get(hash);
          return code === undefined ? [] : [{ hash, code }];
        });
        return { task: { snapshot, known } };
      };
      try {
        served ??= serve();
        const { outcome, compiled } = await served.run(caller, pack, signal);
        for (const { hash, code } of compiled) {
          remembered.set(hash, { value: code, sizeBytes: 2 * code.length + 200, owner: caller });
        }
        return outcome;
      } catch (error) {
        throw error instanceof ThreadFailure ? toError(error, { totalMs, heapMb }, pool.limits.waitMs) : error;
      }
    },
  };
}

function toError({ reason, message }: ThreadFailure, { totalMs, heapMb }: Limits, waitMs: number): Error {
  if (reason === 'BROKEN') return new Error(`The compilation of an app stopped: ${message}`);
  if (reason !== 'TIME' && reason !== 'MEMORY') return busy(reason, 'publications', waitMs);
  const fault =
    reason === 'TIME'
      ? say('COMPILATION_TOO_LONG', { seconds: totalMs / 1000 })
      : say('COMPILATION_TOO_LARGE', { mebibytes: heapMb });
  return new UserError({ code: 'LIMIT_EXCEEDED', ...fault });
}
