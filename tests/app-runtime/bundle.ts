// Bundles the app runtime like publishing: esbuild with a chunk for each import(), and the classes of its widgets by UnoCSS.
// In memory, for tests that measure or serve it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { toThemeCss, toUtilityTheme } from '../../packages/app-runtime/src/catalogue/theme-variables.ts';
import { generateUtilityStyles } from '../../packages/app-runtime/src/look/utility-styles.ts';

const source = fileURLToPath(new URL('../../packages/app-runtime/src/', import.meta.url));
const require = createRequire(import.meta.url);

export interface Bundle {
  /** By path, such as /app.js. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The files that the entry loads before anything is shown. */
  readonly eager: readonly string[];
}

interface BundleOptions {
  /** Relative to packages/app-runtime/src/. */
  readonly entry: string;
  /** Vue including its compiler, as in the preview. */
  readonly withCompiler?: boolean;
  /** A classic script in one file, for a frame with an opaque origin. */
  readonly isSingle?: boolean;
}

export async function bundle({ entry, withCompiler = false, isSingle = false }: BundleOptions): Promise<Bundle> {
  const result = await build({
    absWorkingDir: source,
    entryPoints: [entry],
    outdir: '/',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    target: 'es2022',
    format: isSingle ? 'iife' : 'esm',
    splitting: !isSingle,
    define: { 'process.env.NODE_ENV': withCompiler ? '"development"' : '"production"', 'process.env.BUILD': '"lib"' },
    ...(withCompiler && { alias: { vue: 'vue/dist/vue.esm.js' } }),
    logLevel: 'error',
  });
  const files = new Map(result.outputFiles.map(({ path, contents }) => [path, contents]));
  const outputs = new Map(Object.entries(result.metafile.outputs).map(([path, output]) => [toPath(path), output]));
  const first = [...outputs].find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '';
  const eager = new Set<string>();
  const visit = (path: string): void => {
    if (eager.has(path)) return;
    eager.add(path);
    for (const { kind, path: imported } of outputs.get(path)?.imports ?? [])
      if (kind === 'import-statement') visit(toPath(imported));
  };
  visit(first);
  return { files, eager: [...eager] };
}

/** esbuild names outputs relative to the working directory. */
function toPath(output: string): string {
  return `/${output.replace(/^(\.\.\/)+/, '')}`;
}

/** The style sheet for these texts: the reset, the theme, and a rule for each class named in any of them. */
export async function createStyleSheet(texts: readonly string[], theme: unknown): Promise<string> {
  const css = await generateUtilityStyles(texts.join('\n'), toUtilityTheme(theme));
  const reset = await readFile(require.resolve('@unocss/reset/tailwind.css'), 'utf8');
  return `${reset}\n${toThemeCss(theme)}\n${css}`;
}
