// Generates the HTML of each page: readable without scripts, and with everything that the first view needs.
// Pure.
import { isJsonObject } from '@coverwright/insurance/json';
import type { AppSnapshot, CompiledPage, CompileProblem } from './app-snapshot.ts';
import { compileLimits } from './compile-limits.ts';
import type { Head } from './head.ts';
import { escapeHtml } from './html-text.ts';
import { type FlatRoute, toPattern } from './routes.ts';
import { say } from '../sentences/say.ts';

export interface PageSource {
  readonly snapshot: AppSnapshot;
  readonly head: Head;
  readonly stylePaths: readonly string[];
  readonly entryPath: string;
  /** Modules that a page needs first. */
  readonly modulesOf: (flat: FlatRoute | undefined) => readonly string[];
  readonly shellOf: (flat: FlatRoute) => string;
  /** Whether the page calls the server as a guest. */
  readonly needsGuest: (flat: FlatRoute) => boolean;
  readonly beginScript: string;
}

export interface PagesOutcome {
  readonly pages: readonly CompiledPage[];
  readonly problems: readonly CompileProblem[];
}

export function toPages(routes: readonly FlatRoute[], source: PageSource): PagesOutcome {
  const pages: CompiledPage[] = [];
  let sizeBytes = 0;
  const shown = routes.filter(({ route }) => !route.children?.length);
  const isComplete = shown.some(({ path }) => isFallback(path));
  for (const flat of isComplete ? shown : [...shown, undefined]) {
    const page = flat === undefined ? fallbackPage(source) : toPage(flat, source);
    sizeBytes += Buffer.byteLength(page.html);
    // Scripts and texts of the head are part of every page.
    if (sizeBytes > compileLimits.pageBytes) return { pages: [], problems: [tooMuchHtml(routes.length)] };
    pages.push(page);
  }
  return { pages, problems: [] };
}

function tooMuchHtml(count: number): CompileProblem {
  const sentence = say('PAGES_TOO_LARGE', { count: count.toLocaleString('en-US') });
  return { code: 'LIMIT_EXCEEDED', ...sentence, path: 'config.head' };
}

function isFallback(path: string): boolean {
  return path === '*' || path === '/*';
}

function toPage(flat: FlatRoute, source: PageSource): CompiledPage {
  const { path, route } = flat;
  const title = titleOf(flat, source.snapshot);
  const isListed = !/[:*()?+]/.test(path) && !route.redirect && !forbidsIndex(robotsOf(flat, source));
  return {
    path,
    pattern: toPattern(path),
    title,
    html: toHtml(source, title, flat),
    status: isFallback(path) ? 404 : 200,
    isListed,
  };
}

function fallbackPage(source: PageSource): CompiledPage {
  const { config, appName } = source.snapshot;
  const title = config.head.title ?? appName;
  return { path: '*', pattern: '^/', title, html: toHtml(source, title), status: 404, isListed: false };
}

/** The directive for search engines: from the route, otherwise from the configuration's headers and head. */
function robotsOf(flat: FlatRoute, { snapshot, head }: PageSource): string {
  return metaText(flat, 'robots', snapshot) || `${head.headers['x-robots-tag'] ?? ''} ${head.robots}`;
}

function forbidsIndex(robots: string): boolean {
  return /\b(?:noindex|none)\b/i.test(robots);
}

/** A text in the route's meta, which may be the key of one of the app's texts. */
function metaText(
  { route }: FlatRoute,
  name: 'title' | 'description' | 'robots',
  { config, texts }: AppSnapshot,
): string {
  const meta = route.meta ?? null;
  const value = isJsonObject(meta) ? meta[name] : undefined;
  if (typeof value !== 'string') return '';
  const known = texts[config.defaultLocale] ?? {};
  return Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}

function titleOf(flat: FlatRoute, snapshot: AppSnapshot): string {
  return metaText(flat, 'title', snapshot) || snapshot.config.head.title || snapshot.appName;
}

function toHtml(
  { snapshot, head, stylePaths, entryPath, modulesOf, shellOf, needsGuest, beginScript }: PageSource,
  title: string,
  flat?: FlatRoute,
) {
  const { defaultLocale } = snapshot.config;
  const shell = flat === undefined ? '' : shellOf(flat);
  const guest = flat !== undefined && needsGuest(flat) ? ' data-guest' : '';
  const description = flat === undefined ? '' : metaText(flat, 'description', snapshot);
  const robots = flat === undefined ? '' : metaText(flat, 'robots', snapshot);
  const styles = stylePaths.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  const preloads = modulesOf(flat)
    .filter((path) => path !== entryPath)
    .map((path) => `<link rel="modulepreload" href="${path}">`)
    .join('');
  return [
    `<!doctype html><html lang="${escapeHtml(defaultLocale)}"${guest}><head><meta charset="utf-8">`,
    // Before the style sheets, because scripts wait for any style sheet before them.
    `<script>${beginScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    description === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    robots === '' ? '' : `<meta name="robots" content="${escapeHtml(robots)}">`,
    description === '' ? head.meta : head.meta.replaceAll(/<meta name="description"[^>]*>/g, ''),
    head.links,
    styles,
    preloads,
    head.headScripts,
    `<script type="module" src="${entryPath}"></script></head><body><div id="app">${shell}</div>`,
    head.noScript === '' ? '' : `<noscript><p>${head.noScript}</p></noscript>`,
    head.bodyScripts,
    '</body></html>',
  ].join('');
}
