// Where the app runtime is, as a package of this installation. Its modules are bundled, or loaded by a thread that compiles;
// the server itself imports none of them.
import { fileURLToPath } from 'node:url';
import type { CompilerSettings } from './app-snapshot.ts';

const runtimePackage = '@coverwright/app-runtime';

export function installedRuntime(): CompilerSettings {
  return {
    runtimeEntry: fileURLToPath(import.meta.resolve(`${runtimePackage}/start`)),
    look: ['theme-variables', 'find-classes', 'variants'].map((name) =>
      import.meta.resolve(`${runtimePackage}/${name}`),
    ),
  };
}
