// Provides the runtime's libraries as pages load them.
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { slimLibrary, type VueParts } from './library-edits.ts';
import { validatorsModule } from './script-check.ts';

export const browserBuild = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // Selects the production builds of the runtime's libraries.
  minify: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
  // The validators' library checks how it was built.
  define: { 'process.env.BUILD': '"lib"' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

interface Libraries {
  readonly vueParts: VueParts;
  /** The package that depends on them. */
  readonly runtimeEntry: string;
}

export function libraryPlugin({ vueParts, runtimeEntry }: Libraries): Plugin {
  return {
    name: 'libraries',
    setup({ onResolve, onLoad, resolve }) {
      onLoad({ filter: /[\\/](?:vue\.runtime|vue-router)\.esm\.js$/ }, async ({ path }) => ({
        contents: slimLibrary(path, await readFile(path, 'utf8'), vueParts),
        loader: 'js',
      }));
      onResolve({ filter: /./, namespace: 'script' }, async ({ path, kind }) => {
        if (path !== validatorsModule) return undefined;
        const { path: file, errors } = await resolve(path, { kind, resolveDir: dirname(runtimeEntry) });
        return { path: file, namespace: 'validators', errors };
      });
      onLoad({ filter: /./, namespace: 'validators' }, async ({ path }) => ({
        contents: await bundleValidators(path),
        loader: 'js',
      }));
    },
  };
}

/** Their library is CommonJS. If it were bundled with the app, its wrapper would be a file that every page loads. */
async function bundleValidators(path: string): Promise<string> {
  const { outputFiles } = await build({ ...browserBuild, entryPoints: [path] });
  return outputFiles[0]?.text ?? '';
}
