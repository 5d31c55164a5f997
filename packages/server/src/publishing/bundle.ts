// Bundles all components and the app runtime as modules for browsers: one entry, a chunk for the component of
// each page, and chunks for shared code. Modules exist only in memory, and components can import only each
// other.
import { build, type BuildFailure, type Message, type Plugin } from 'esbuild';
import { dirname, join } from 'node:path';
import { componentOfImport } from '@coverwright/insurance/identifiers';
import type { Json } from '@coverwright/insurance/json';
import { type AppSnapshot, type CompileProblem, compileProblem, type RouteSnapshot } from './app-snapshot.ts';
import type { ComponentSource } from './component-source.ts';
import type { VueParts } from './library-edits.ts';
import { browserBuild, libraryPlugin } from './library-plugin.ts';
import { say } from '../sentences/say.ts';

export interface BundledComponent {
  readonly source: ComponentSource;
  readonly renderCode: string;
  /** The widgets used by its template, by name. */
  readonly widgets: readonly string[];
}

export interface BundleOptions {
  readonly snapshot: AppSnapshot;
  /** The components reachable from pages, by name. */
  readonly components: ReadonlyMap<string, BundledComponent>;
  readonly runtimeEntry: string;
  readonly widgetsFolder: string;
  /** Paths within that folder, by widget name. */
  readonly widgetModules: ReadonlyMap<string, string>;
  /** Widgets that are loaded when one of them is shown. */
  readonly lateWidgets: readonly string[];
  readonly vueParts: VueParts;
  /** Variants of the widgets, where they differ from the default ones. */
  readonly variants: Json;
  /** The path of each locale's texts. */
  readonly localePaths: Readonly<Record<string, string>>;
}

export interface Bundle {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly entryPath: string;
  /** Style sheets of the runtime. */
  readonly stylePaths: readonly string[];
  /** The files that the entry, or the chunk of a component, needs before it can run, starting with itself. */
  readonly modulesOf: (component: string | undefined) => readonly string[];
}

export type BundleOutcome =
  | { readonly ok: true; readonly bundle: Bundle }
  | { readonly ok: false; readonly problems: readonly CompileProblem[] };

export async function bundleApp(options: BundleOptions): Promise<BundleOutcome> {
  try {
    const { outputFiles, metafile } = await build({
      ...browserBuild,
      entryPoints: [{ in: 'app', out: 'app' }],
      outdir: '/assets',
      absWorkingDir: '/',
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      splitting: true,
      metafile: true,
      plugins: [libraryPlugin(options), modulesInMemory(options)],
    });
    const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [toPath(path), output]));
    const pathOf = (isEntry: (entryPoint: string) => boolean) =>
      [...outputs].find(([path, { entryPoint = '' }]) => path.endsWith('.js') && isEntry(entryPoint))?.[0];
    const entryPath = pathOf((entry) => entry === 'app:app') ?? '';
    const reach = (from: string | undefined) => {
      const reached = new Set<string>();
      const waiting = from === undefined ? [] : [from];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (reached.has(path) || !outputs.has(path)) continue;
        reached.add(path);
        const imports = outputs.get(path)?.imports ?? [];
        waiting.push(...imports.filter(({ kind }) => kind === 'import-statement').map((one) => toPath(one.path)));
      }
      return [...reached];
    };
    const modulesOf = (name: string | undefined) =>
      reach(name === undefined ? entryPath : pathOf((entry) => entry === `component:${name}`));
    const files = outputFiles.map(({ path, contents }) => ({ path: toPath(path), bytes: contents }));
    const stylePaths = files.map(({ path }) => path).filter((path) => path.endsWith('.css'));
    return { ok: true, bundle: { files, entryPath, stylePaths, modulesOf } };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { ok: false, problems: error.errors.map(toProblem) };
  }
}

function toPath(path: string): string {
  return `/${path.replace(/^\/+/, '')}`;
}

/** Marks an error of esbuild whose text is the path of a component. */
const missingComponent = Symbol('missing component');

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** A problem of a script. Everything else has been checked, so any other failure is a bug. */
function toProblem({ text, detail, location }: Message): CompileProblem {
  if (location?.namespace !== 'script') {
    throw new Error(`The app could not be bundled: ${text} (${location?.file ?? 'no file'})`);
  }
  const { line, column } = location;
  const fault = detail === missingComponent ? say('IMPORTED_COMPONENT_UNKNOWN', { path: text }) : text;
  return compileProblem(location.file.replace(/^script:/, ''), 'script', { fault, line, column: column + 1 });
}

function modulesInMemory(options: BundleOptions): Plugin {
  const { components, runtimeEntry, widgetsFolder, widgetModules, lateWidgets } = options;
  const find = (name: string) => components.get(name);
  return {
    name: 'modules in memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^app$/ }, ({ kind }) =>
        kind === 'entry-point' ? { path: 'app', namespace: 'app' } : undefined,
      );
      onResolve({ filter: /^runtime$/ }, ({ namespace }) =>
        namespace === 'app' ? { path: runtimeEntry, sideEffects: true } : undefined,
      );
      onResolve({ filter: /^widget:/ }, ({ path, namespace }) =>
        namespace === 'component' || namespace === 'late'
          ? { path: join(widgetsFolder, widgetModules.get(path.slice('widget:'.length)) ?? ''), sideEffects: false }
          : undefined,
      );
      onResolve({ filter: /^late-widgets$/ }, ({ namespace }) =>
        namespace === 'app' ? { path: 'late-widgets', namespace: 'late' } : undefined,
      );
      onResolve({ filter: /^(?:component|script|render):/ }, ({ path, namespace }) => {
        if (namespace !== 'app' && namespace !== 'component') return undefined;
        const [kind = '', name = ''] = path.split(':');
        return { path: name, namespace: kind };
      });
      // A script can import components and the validators, but nothing from the file system.
      onResolve({ filter: /.*/, namespace: 'script' }, ({ path }) => {
        const name = componentOfImport(path);
        return name === undefined || find(name) === undefined
          ? { errors: [{ text: path, detail: missingComponent }] }
          : { path: name, namespace: 'component' };
      });
      onLoad({ filter: /.*/, namespace: 'app' }, () => ({
        contents: entryCode(options),
        loader: 'js',
        resolveDir: dirname(runtimeEntry),
      }));
      onLoad({ filter: /.*/, namespace: 'late' }, () => ({
        contents: lateWidgets.map((name) => `export {default as ${name}} from "widget:${name}";`).join('\n'),
        loader: 'js',
      }));
      onLoad({ filter: /.*/, namespace: 'component' }, ({ path }) => ({
        contents: componentCode(find(path)),
        loader: 'js',
      }));
      onLoad({ filter: /.*/, namespace: 'render' }, ({ path }) => ({
        contents: find(path)?.renderCode ?? '',
        loader: 'js',
      }));
      onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({
        contents: find(path)?.source.script ?? '',
        loader: 'js',
      }));
    },
  };
}

/** The options of the script, with the compiled template and the components that it uses. */
function componentCode(component: BundledComponent | undefined): string {
  if (component === undefined) return 'export default {}';
  const { name, script, inTemplate } = component.source;
  const { widgets } = component;
  const used = [
    ...inTemplate.map((one, at) => `import C${at} from ${JSON.stringify(`component:${one}`)};`),
    ...widgets.map((one) => `import ${one} from "widget:${one}";`),
  ];
  const registered = [...inTemplate.map((one, at) => `${JSON.stringify(one)}:C${at}`), ...widgets];
  return [
    script === null ? 'const options={};' : `import options from ${JSON.stringify(`script:${name}`)};`,
    `import {render,staticRenderFns} from ${JSON.stringify(`render:${name}`)};`,
    ...used,
    `export default Object.assign({},options,{name:${JSON.stringify(name)},isOfApp:true,render,staticRenderFns,`,
    `components:Object.assign({${registered.join(',')}},options.components)});`,
  ].join('\n');
}

function entryCode({ snapshot, localePaths, lateWidgets, variants }: BundleOptions): string {
  const { appId, config } = snapshot;
  const locales = [
    `allowed:${literal([...config.allowedLocales])}`,
    `default:${literal(config.defaultLocale)}`,
    'load:(locale)=>fetch(localePaths[locale]).then((answer)=>answer.json())',
  ];
  return [
    'import {startApp} from "runtime";',
    `const localePaths=${literal(localePaths)};`,
    'startApp({',
    `mount:"#app",appId:${literal(appId)},script:new URL(import.meta.url).pathname,`,
    `routes:[${config.componentRoutes.map(routeCode).join(',')}],`,
    `locales:{${locales.join(',')}},`,
    `variants:${literal(variants)},`,
    ...(lateWidgets.length > 0 ? [`lateWidgets:{names:${literal(lateWidgets)},load:()=>import("late-widgets")},`] : []),
    `endpoints:${literal(config.endpoints)}`,
    '});',
  ].join('\n');
}

function routeCode({ path, name, component, redirect, meta, props, children }: RouteSnapshot): string {
  const parts = [
    `path:${literal(path)}`,
    ...(name ? [`name:${literal(name)}`] : []),
    ...(component ? [`component:()=>import(${JSON.stringify(`component:${component}`)})`] : []),
    ...(redirect ? [`redirect:${literal(redirect)}`] : []),
    ...(meta === undefined || meta === null ? [] : [`meta:${literal(meta)}`]),
    ...(props === undefined || props === null ? [] : [`props:${literal(props)}`]),
    ...(children?.length ? [`children:[${children.map(routeCode).join(',')}]`] : []),
  ];
  return `{${parts.join(',')}}`;
}

/** Written as a text for JSON.parse, in which no key, such as __proto__, has a special meaning. */
function literal(value: Json): string {
  return typeof value === 'object' && value !== null
    ? `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    : JSON.stringify(value);
}
