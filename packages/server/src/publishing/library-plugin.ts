// The libraries of the runtime, as pages load them.
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { slimLibrary, type VueParts } from './library-edits.ts';
import { validatorsModule } from './script-check.ts';

export const browserBuild = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // With it the libraries of the runtime are those for production.
  minify: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
  // The library of the validators asks how it was built.
  define: { 'process.env.BUILD': '"lib"' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

interface Libraries {
  readonly vueParts: VueParts;
  /** Of the package that depends on them. */
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

/** Their library is CommonJS. Bundled with the app, what wraps it would be a file that every page loads. */
async function bundleValidators(path: string): Promise<string> {
  const { outputFiles } = await build({ ...browserBuild, entryPoints: [path] });
  return outputFiles[0]?.text ?? '';
}
