// What is served at the host of a published app: its pages and their assets, and nothing of the studio. Pure;
// the releases feature implements PublishedApps.
import type { Readable } from 'node:stream';

export interface PublishedPage {
  /** Source of a regular expression for the page's paths, with at most one unbounded part. */
  readonly pattern: string;
  readonly html: string;
  readonly status: number;
}

export interface ReleasedApp {
  readonly tenantId: string;
  readonly appId: string;
  readonly releaseId: string;
}

/** One app of a release. */
export interface PublishedApp extends ReleasedApp {
  /** In matching order; the last one matches every path. */
  readonly pages: readonly PublishedPage[];
  /** The headers of every page, such as its policy. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A visitor has no name, only an address, by which turns are shared fairly. */
export interface Visitor {
  readonly strangerAt: string;
}

export type AssetEncoding = 'identity' | 'br' | 'gzip';

export interface PublishedAsset {
  readonly contentType: string;
  readonly encoding: AssetEncoding;
  readonly sizeBytes: number;
  /** Changes with the content and only then. */
  readonly contentTag: string;
  readonly open: () => Promise<Readable>;
}

/** The copy of a public file, made when the release was created. */
export interface PublishedFile {
  readonly sizeBytes: number;
  /** Changes with the content and only then. */
  readonly contentTag: string;
  readonly lastModifiedAt: Date;
  /** The range includes the position of its last byte. */
  readonly open: (range?: { readonly start: number; readonly end: number }) => Promise<Readable>;
}

export interface WantedFile {
  /** With or without the release of a preview. */
  readonly host: string;
  readonly key: string;
  /** The release of the preview link that this browser has opened. */
  readonly previewId: string | undefined;
}

export interface ReleasedComponent extends ReleasedApp {
  readonly componentId: string;
}

export interface WantedComponent {
  readonly appId: string;
  /** The path of a script of the release, such as the one that starts the app. */
  readonly script: string;
  /** Its name. */
  readonly component: string;
}

export interface PublishedApps {
  /**
   * The live app at a host for a path: the first of its apps whose pattern matches. Called for every page, so
   * it returns the same cached object while nothing has changed.
   */
  findLive(host: string, path: string, visitor: Visitor): Promise<PublishedApp | undefined>;
  /** The app of this host for a path in a release, whether or not it is live. */
  findInRelease(release: ReleaseAtHost, path: string, visitor: Visitor): Promise<PublishedApp | undefined>;
  /**
   * An asset of any app at this host, in any release that was live or is previewed: open tabs of an earlier
   * release continue to work. In the requested encoding if available, otherwise unencoded.
   */
  findAsset(host: string, path: string, encoding: AssetEncoding, visitor: Visitor): Promise<PublishedAsset | undefined>;
  /** A file that the app uses, as of the release: the previewed one, otherwise the live one. */
  findFile(wanted: WantedFile, visitor: Visitor): Promise<PublishedFile | undefined>;
  /** The live release of an app at this host, if it has the component and the script. Cached, like findLive. */
  findComponent(host: string, wanted: WantedComponent, visitor: Visitor): Promise<ReleasedComponent | undefined>;
  /** Paths of the live pages at a host that search engines may list; undefined if nothing is live. */
  listPaths(host: string, visitor: Visitor): Promise<readonly string[] | undefined>;
}

export const noPublishedApps: PublishedApps = {
  findLive: () => Promise.resolve(undefined),
  findInRelease: () => Promise.resolve(undefined),
  findAsset: () => Promise.resolve(undefined),
  findFile: () => Promise.resolve(undefined),
  findComponent: () => Promise.resolve(undefined),
  listPaths: () => Promise.resolve(undefined),
};

export interface ReleaseAtHost {
  readonly releaseId: string;
  /** The app's own host. */
  readonly host: string;
}

declare module '../../request/context.ts' {
  interface AppParts {
    readonly publishedApps: PublishedApps;
  }
}

/** The id of a release: 128 random bits, so that a preview cannot be found without its link. */
const releaseIdPattern = '[0-9a-f]{32}';
const previewHostPattern = new RegExp(`^(${releaseIdPattern})--([a-z0-9][a-z0-9-]*\\.localhost)$`);
const previewPathPattern = new RegExp(`^/\\.preview/(${releaseIdPattern})$`);
const cookieName = 'preview';
/** Browsers accept a cookie with this prefix only from this exact host and only over https. */
const secureCookieName = '__Host-preview';
const cookiePatternOf = (name: string) => new RegExp(`(?:^|;\\s*)${name}=(${releaseIdPattern})(?:;|$)`);
const cookiePattern = cookiePatternOf(cookieName);
const secureCookiePattern = cookiePatternOf(secureCookieName);

/** RELEASEID--NAME.localhost: a release next to the live one, on a separate origin. */
export function toPreviewHost(name: string): ReleaseAtHost | undefined {
  const [, releaseId, host] = previewHostPattern.exec(name) ?? [];
  return releaseId === undefined || host === undefined ? undefined : { releaseId, host };
}

/** At a public host, whose certificate covers no other names: a link that makes this browser show the release. */
export function previewedByPath(path: string): string | undefined {
  return previewPathPattern.exec(path)?.[1];
}

export const previewEndPath = '/.preview/end';

/** Over https only with the prefix: other hosts of the same domain could set the plain one. */
export function previewedByCookie(header: string | undefined, isHttps: boolean): string | undefined {
  return (isHttps ? secureCookiePattern : cookiePattern).exec(header ?? '')?.[1];
}

const previewSeconds = 3_600;

/** An empty id ends the preview. */
export function previewCookie(releaseId: string, isHttps: boolean): string {
  const name = isHttps ? secureCookieName : cookieName;
  const lifetime = releaseId === '' ? 0 : previewSeconds;
  return `${name}=${releaseId}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** Routes that an app may use besides its own pages and assets. All others belong to the studio. */
export function isOpenToApps(method: string, path: string): boolean {
  if (method === 'POST') return path === '/graphql' || path === '/guest' || path === '/component-failures';
  if (method !== 'GET' && method !== 'HEAD') return false;
  return path === '/config.json' || path.startsWith('/api/v1/files/');
}

export function isAssetPath(path: string): boolean {
  return path.startsWith('/assets/');
}

const patternsOf = new WeakMap<PublishedApp['pages'], readonly RegExp[]>();
const pathMaxLength = 2_000;

/** The app's router compares decoded paths and ignores case. */
export function findPage({ pages }: PublishedApp, path: string): PublishedPage | undefined {
  const patterns = patternsOf.get(pages) ?? pages.map(({ pattern }) => new RegExp(pattern, 'i'));
  patternsOf.set(pages, patterns);
  const decoded = decodePath(path);
  if (decoded === undefined) return pages.at(-1);
  return pages[patterns.findIndex((pattern) => pattern.test(decoded))];
}

function decodePath(path: string): string | undefined {
  if (path.length > pathMaxLength) return undefined;
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

export type PlainPage = 'missing' | 'failed';

/** Without an app there is no page design, so the text is in both of the product's languages. */
export function plainPage(kind: PlainPage): string {
  const [english, chinese] =
    kind === 'missing'
      ? ['There is no page at this address.', '此網址沒有任何頁面。']
      : ['This page cannot be shown right now. Try again in a moment.', '目前無法顯示此頁面，請稍後再試。'];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${english}</title><meta name="viewport" content="width=device-width"></head><body><main><h1>${english}</h1><p lang="zh-HK">${chinese}</p></main></body></html>`;
}

export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';

/**
 * What search engines may crawl at a host: everything, except for previews. Pages themselves state if they are
 * not to be listed.
 */
export function robotsText(origin: string, paths: readonly string[] | undefined): string {
  if (paths === undefined) return 'User-agent: *\nDisallow: /\n';
  const sitemap = paths.length === 0 ? '' : `Sitemap: ${origin}${sitemapPath}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

export function sitemapText(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeXml(`${origin}${encodeURI(path)}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
