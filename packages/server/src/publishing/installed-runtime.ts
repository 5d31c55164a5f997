// Where the app runtime is installed. Its modules are bundled, or loaded by a compiling thread;
// the server itself imports none of them.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompilerSettings } from './app-snapshot.ts';

const runtimePackage = '@coverwright/app-runtime';

export function installedRuntime(): CompilerSettings {
  return {
    runtimeEntry: fileURLToPath(import.meta.resolve(`${runtimePackage}/start`)),
    beginEntry: fileURLToPath(import.meta.resolve(`${runtimePackage}/begin`)),
    widgetsFolder: dirname(fileURLToPath(import.meta.resolve(`${runtimePackage}/widgets`))),
    look: ['theme-variables', 'find-classes', 'variants', 'widget-catalogue', 'widget-translations'].map((name) =>
      import.meta.resolve(`${runtimePackage}/${name}`),
    ),
  };
}
