// The modules of the server's main thread in one file, which Node loads in a quarter of the time of two thousand. Threads,
// unit and API tests and `npm run dev` run the sources. CommonJS packages stay where they are. Runs on Node 20 or later.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pinned-node.mjs';
import { hashSources } from './prepare.mjs';

const sources = [
  'package-lock.json',
  'scripts/server-bundle.mjs',
  ...['server', 'render', 'rules', 'insurance', 'component-tree', 'app-runtime'].map((name) => `packages/${name}`),
];

const main = join(root, 'packages/server/src/main.ts');

/** @type {Promise<string> | undefined} */
let provided;

/** The file to run, which is written if a source has changed; in a folder that cannot be written, the source. */
export function provideServerBundle() {
  return (provided ??= provide());
}

async function provide() {
  const folder = join(root, '.cache/server');
  const file = join(folder, 'main.mjs');
  const stamp = `// ${root} ${hashSources(sources)}`;
  if (existsSync(file) && readFileSync(file).subarray(0, stamp.length).toString() === stamp) return file;
  if (!isWritable(folder)) return main;
  const draft = `${file}.${process.pid}`;
  await bundle(draft, stamp);
  renameSync(draft, file);
  return file;
}

/** @param {string} folder created if necessary */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} outfile
 * @param {string} stamp its first line
 */
async function bundle(outfile, stamp) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [main],
    outfile,
    absWorkingDir: root,
    banner: { js: stamp },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    conditions: ['module-sync'],
    mainFields: ['main'],
    // As with Node's type stripping.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: true, verbatimModuleSyntax: true } },
    logLevel: 'warning',
    plugins: [leaveCommonJs, keepAddresses],
  });
}

/** @type {import('esbuild').Plugin} */
const leaveCommonJs = {
  name: 'leave CommonJS',
  setup: (build) => {
    build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...from }) => {
      const isOwn = path.startsWith('.') && !from.importer.includes('/node_modules/');
      if (isOwn || pluginData === leaveCommonJs || kind === 'entry-point' || isBuiltin(path)) return undefined;
      const found = path.startsWith('.')
        ? { path: join(from.resolveDir, path), errors: [] }
        : await build.resolve(path, { ...from, kind, pluginData: leaveCommonJs });
      if (found.errors.length > 0) return { errors: found.errors };
      return kind === 'dynamic-import' || !isModule(found.path) ? { path: found.path, external: true } : undefined;
    });
  },
};

/** @param {string} file */
function isModule(file) {
  if (!/\.m?js$/.test(file)) return !/\.(cjs|node)$/.test(file);
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
}

/**
 * Files that a module finds by its own address are beside its source.
 * @type {import('esbuild').Plugin}
 */
const keepAddresses = {
  name: 'keep addresses',
  setup: (build) => {
    build.onLoad({ filter: /\.(ts|js|mjs)$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: extname(path) === '.ts' ? 'ts' : 'js' };
    });
  },
};
