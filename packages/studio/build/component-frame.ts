/**
 * The page of the sandboxed frame that shows a component during editing, with its script inlined: a frame with an
 * opaque origin shares no cache with the studio, so a separate file would be loaded for each frame. It uses the Vue
 * build with compiler and warnings, which the studio itself must not contain.
 */
import { build, type Plugin } from 'vite';

const fileName = 'component-frame.html';

export function componentFrame(): Plugin {
  let root = '';
  return {
    name: 'component-frame',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: toPage((await bundleScript(root)).code) });
    },
    // Bundled once, and again after a change in one of its modules: the studio does not import them.
    configureServer({ middlewares, watcher, ws }) {
      let bundling: Promise<Script> | undefined;
      watcher.on('change', (file) => {
        const bundled = bundling;
        void bundled?.then(
          ({ modules }) => {
            if (bundled !== bundling || !modules.has(file)) return;
            bundling = undefined;
            ws.send({ type: 'custom', event: 'component-frame' });
          },
          () => (bundling = undefined),
        );
      });
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundling ??= bundleScript(root);
        bundling.then(({ code, modules }) => {
          watcher.add([...modules]);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(toPage(code));
        }, next);
      });
    },
  };
}

interface Script {
  readonly code: string;
  /** The files that it was made of. */
  readonly modules: ReadonlySet<string>;
}

async function bundleScript(root: string): Promise<Script> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { alias: [{ find: /^vue$/, replacement: 'vue/dist/vue.esm.js' }] },
    define: { 'process.env.NODE_ENV': '"development"', 'process.env.BUILD': '"lib"' },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: {
        entry: `${root}/../app-runtime/src/preview/preview.ts`,
        formats: ['iife'],
        name: 'coverwrightPreview',
        fileName: 'component-frame',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The script of the component frame was not built.');
  return { code: chunk.code, modules: new Set(chunk.moduleIds) };
}

/**
 * Inside a script element, these would end it or begin a comment; in strings and patterns, the escapes change
 * nothing.
 */
function toPage(script: string): string {
  const inline = script.replaceAll(/<(?=\/script|!--)/gi, () => String.raw`\x3c`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Component</title></head>
<body><script>${inline}</script></body>
</html>
`;
}
