// Compiles a snapshot of an app to the files that browsers load. All problems are reported together; an app
// with a problem produces no files. The tenant's scripts and templates are only read here as text; none of them
// runs.
import { createHash } from 'node:crypto';
import type { Json } from '@coverwright/insurance/json';
import {
  type AppSnapshot,
  type CompileAnswer,
  type CompiledAsset,
  type CompileOutcome,
  type CompileProblem,
  type CompileTask,
  listStrings,
  type RenderCode,
} from './app-snapshot.ts';
import { buildBeginScript } from './begin-script.ts';
import { bundleApp, type Bundle } from './bundle.ts';
import { checkSizes, compileLimits } from './compile-limits.ts';
import { compressAsset } from './compress-asset.ts';
import { findCycles, listReachable } from './component-order.ts';
import { checkUses, type ComponentSource, readComponent } from './component-source.ts';
import { checkCustomCss } from './custom-css.ts';
import { type Head, policySource, readHead, toPolicy } from './head.ts';
import { findVueParts, type VueParts } from './library-edits.ts';
import type { Look } from './look.ts';
import { toPages } from './pages.ts';
import { pageShell } from './page-shell.ts';
import { compileRender } from './render-code.ts';
import { renderHash } from './render-hash.ts';
import { checkRoutes, type FlatRoute, flattenRoutes } from './routes.ts';
import { generateStyles, minifyCss } from './styles.ts';
import { checkTheme, customCssOf, fontFace, listFonts, type ThemeFont } from './theme.ts';
import { createTemplateCompiler } from './vue-realm.ts';
import { defaultVariantsOf, findWidgets, ownVariantsOf, type UsedWidgets } from './widgets.ts';

export interface Runtime {
  /** The path of the module that exports startApp. */
  readonly entry: string;
  /** The path of the module that exports begin. */
  readonly beginEntry: string;
  /** The folder of the widgets' modules. */
  readonly widgetsFolder: string;
  readonly look: Look;
}

const problemsMax = 100;

export async function compileApp({ snapshot, known }: CompileTask, runtime: Runtime): Promise<CompileAnswer> {
  const tooLarge = checkSizes(snapshot);
  if (tooLarge.length > 0) return { outcome: refuse(tooLarge), compiled: [] };
  const { app, problems } = checkApp(snapshot);
  const { renders, compiled, problems: templateProblems } = await compileRenders(app.reached, known);
  const all = [...problems, ...templateProblems];
  return { outcome: all.length > 0 ? refuse(all) : await assemble(app, renders, runtime), compiled };
}

function refuse(problems: readonly CompileProblem[]): CompileOutcome {
  return { ok: false, problems: problems.slice(0, problemsMax) };
}

interface CheckedApp {
  readonly snapshot: AppSnapshot;
  readonly routes: readonly FlatRoute[];
  /** The components reachable from pages, by name. */
  readonly reached: ReadonlyMap<string, ComponentSource>;
  readonly head: Head;
  readonly fonts: readonly ThemeFont[];
}

interface Checked {
  readonly app: CheckedApp;
  readonly problems: readonly CompileProblem[];
}

/**
 * All steps that do not need the compiler. Components that no page reaches are not published, and may be
 * incomplete.
 */
function checkApp(snapshot: AppSnapshot): Checked {
  const { config, components } = snapshot;
  const routes = flattenRoutes(config.componentRoutes);
  const statusOf = new Map(components.map(({ name, status }) => [name, status]));
  const sources = new Map(components.map((one) => [one.name, readComponent(one)]));
  const names = listReachable(
    routes.flatMap((flat) => flat.components),
    sources,
  );
  const reached = new Map([...sources].filter(([name]) => names.has(name)));
  const head = readHead(snapshot);
  const { fonts, problems: fontProblems } = listFonts(snapshot);
  const problems = [
    ...checkRoutes(routes, statusOf),
    ...[...reached.values()].flatMap((source) => [...source.problems, ...checkUses(source, statusOf)]),
    ...findCycles([...reached.values()]),
    ...head.problems,
    ...checkTheme(config.theme),
    ...fontProblems,
    ...checkCustomCss(customCssOf(config.theme)),
  ];
  return { app: { snapshot, routes, reached, head, fonts }, problems };
}

interface CompiledRenders {
  /** By component name. */
  readonly renders: ReadonlyMap<string, string>;
  readonly compiled: readonly RenderCode[];
  readonly problems: readonly CompileProblem[];
}

async function compileRenders(
  components: ReadonlyMap<string, ComponentSource>,
  known: readonly RenderCode[],
): Promise<CompiledRenders> {
  const codes = new Map(known.map(({ hash, code }) => [hash, code]));
  const renders = new Map<string, string>();
  const compiled: RenderCode[] = [];
  const problems: CompileProblem[] = [];
  let compile: ReturnType<typeof createTemplateCompiler> | undefined;
  for (const [name, source] of components) {
    if (!source.isCompilable) continue;
    const hash = renderHash(source.template);
    let code = codes.get(hash);
    if (code === undefined) {
      compile ??= createTemplateCompiler();
      const outcome = await compileRender(source, compile);
      if (!outcome.ok) {
        problems.push(...outcome.problems);
        continue;
      }
      compiled.push(outcome.render);
      codes.set(hash, outcome.render.code);
      code = outcome.render.code;
    }
    renders.set(name, code);
  }
  return { renders, compiled, problems };
}

async function assemble(
  app: CheckedApp,
  renders: ReadonlyMap<string, string>,
  runtime: Runtime,
): Promise<CompileOutcome> {
  const { snapshot, routes, reached, head } = app;
  const { config } = snapshot;
  const locales = localesOf(snapshot, runtime.look);
  const localePaths = Object.fromEntries(locales.map(({ locale, asset }) => [locale, asset.path]));
  const { widgetCatalogue } = runtime.look;
  const widgets = widgetsOf(app, runtime.look);
  const variants = ownVariantsOf(config.baseComponentsVariants, widgets.all, runtime.look);
  const bundling = bundleApp({
    snapshot,
    components: new Map(
      [...reached].map(([name, source]) => [
        name,
        { source, renderCode: renders.get(name) ?? '', widgets: widgets.of.get(name) ?? [] },
      ]),
    ),
    runtimeEntry: runtime.entry,
    widgetsFolder: runtime.widgetsFolder,
    widgetModules: new Map(Object.entries(widgetCatalogue).map(([name, { module }]) => [name, module])),
    lateWidgets: widgets.late,
    vueParts: vuePartsOf(app),
    variants,
    localePaths,
  });
  const styles = await toStyles(app, runtime.look, { widgets: widgets.all, variants });
  const bundled = await bundling;
  if (!bundled.ok) return refuse(bundled.problems);
  const { bundle } = bundled;
  const beginScript = await buildBeginScript({ config, beginEntry: runtime.beginEntry, localePaths });
  const assets = [...locales.map(({ asset }) => asset), ...styles.assets, ...styles.sheets, ...toModules(bundle)];
  const { pages, problems } = toPages(routes, {
    snapshot,
    head,
    stylePaths: [...bundle.stylePaths, ...styles.sheets.map(({ path }) => path)],
    entryPath: bundle.entryPath,
    modulesOf: (flat) => modulesOf(bundle, flat),
    shellOf: shellsOf(app),
    needsGuest: (flat) => [...listReachable(flat.components, reached)].some((name) => reached.get(name)?.callsServer),
    beginScript,
  });
  if (problems.length > 0) return refuse(problems);
  return {
    ok: true,
    app: {
      assets: await Promise.all(assets.map((asset) => compressAsset(asset, snapshot.tenantId))),
      pages,
      headers: headersOf(head, beginScript),
      outsideOrigins: head.outsideOrigins,
    },
  };
}

function widgetsOf({ routes, reached }: CheckedApp, { widgetCatalogue }: Look): UsedWidgets {
  return findWidgets({ components: [...reached.values()], props: passedTexts(routes) }, Object.keys(widgetCatalogue));
}

function localesOf({ config, texts }: AppSnapshot, { addWidgetTexts }: Look) {
  return config.allowedLocales.map((locale) => {
    const content = JSON.stringify(addWidgetTexts(locale, texts[locale] ?? {}));
    return { locale, asset: toAsset(`locale-${locale.replaceAll(/\W/g, '-')}`, 'json', content) };
  });
}

function vuePartsOf({ routes, reached }: CheckedApp): VueParts {
  const sources = [...reached.values()].flatMap(({ template, script }) => [template, script ?? '']);
  return findVueParts([...sources, JSON.stringify(passedTexts(routes))]);
}

/** The texts that pages pass to their components. */
function passedTexts(routes: readonly FlatRoute[]): string[] {
  return routes.flatMap(({ route }) => listStrings([route.props ?? null, route.meta ?? null]));
}

function headersOf({ headers, policySources }: Head, beginScript: string): Record<string, string> {
  const { connected, scripts } = policySources;
  const policy = toPolicy({ connected, scripts: [policySource(beginScript), ...scripts] });
  return { ...headers, 'content-security-policy': policy };
}

function shellsOf({ snapshot, routes, reached }: CheckedApp): (flat: FlatRoute) => string {
  const texts = snapshot.texts[snapshot.config.defaultLocale] ?? {};
  const share = Math.floor(compileLimits.shellsLength / Math.max(routes.length, 1));
  const lengthMax = Math.min(compileLimits.shellLength, share);
  return (flat) => pageShell(flat.components, { components: reached, texts, lengthMax });
}

/** The modules that a page needs first: the entry, and its components with their widgets. */
function modulesOf(bundle: Bundle, flat: FlatRoute | undefined): readonly string[] {
  const names = flat?.components ?? [];
  return [...new Set([...bundle.modulesOf(undefined), ...names.flatMap((name) => bundle.modulesOf(name))])];
}

interface Styles {
  readonly sheets: readonly CompiledAsset[];
  /** The fonts. */
  readonly assets: readonly CompiledAsset[];
}

async function toStyles(
  { snapshot, reached, fonts }: CheckedApp,
  look: Look,
  { widgets, variants }: { readonly widgets: ReadonlySet<string>; readonly variants: Json },
): Promise<Styles> {
  const { theme } = snapshot.config;
  const fontAssets = fonts.map((font) => {
    const bytes = snapshot.files.find(({ key }) => key === font.key)?.bytes ?? new Uint8Array();
    return { font, asset: toAsset('font', font.key.split('.').at(-1)?.toLowerCase() ?? '', bytes) };
  });
  const css = await generateStyles({
    theme,
    words: new Set([...reached.values()].flatMap(({ words }) => [...words])),
    variants: [defaultVariantsOf(widgets, look), variants],
    fontFaces: fontAssets.map(({ font, asset }) => fontFace(font, asset.path)),
    look,
  });
  const custom = customCssOf(theme);
  return {
    sheets: [
      toAsset('style', 'css', css),
      ...(custom.trim() === '' ? [] : [toAsset('custom', 'css', await minifyCss(custom))]),
    ],
    assets: fontAssets.map(({ asset }) => asset),
  };
}

function toModules({ files }: Bundle): CompiledAsset[] {
  return files.map(({ path, bytes }) => ({ path, contentType: contentTypeOf(path), bytes }));
}

function toAsset(name: string, extension: string, content: string | Uint8Array): CompiledAsset {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = createHash('sha256').update(bytes).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);
  const path = `/assets/${name}-${hash}.${extension}`;
  return { path, contentType: contentTypeOf(path), bytes };
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

function contentTypeOf(path: string): string {
  return contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
