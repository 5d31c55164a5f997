// What an app is compiled from and to. Everything is plain values, so that it reaches a thread as a copy.
import type { Json, JsonObject } from '@coverwright/insurance/json';
import type { Problem } from '../errors/user-error.ts';

export interface RouteSnapshot {
  readonly path: string;
  readonly name?: string | null;
  /** By its name. */
  readonly component?: string | null;
  readonly redirect?: string | null;
  readonly meta?: Json;
  readonly props?: Json;
  readonly children?: readonly RouteSnapshot[];
}

export interface HeadScript {
  readonly src?: string | null;
  readonly innerHTML?: string | null;
  readonly type?: string | null;
  readonly async?: boolean | null;
  readonly defer?: boolean | null;
  /** At the end of the body. */
  readonly body?: boolean | null;
  /** After the app's own script. */
  readonly afterLoad?: boolean | null;
}

export interface HeadSnapshot {
  readonly title?: string | null;
  /** Lists of objects, whose keys are the names of attributes. */
  readonly meta?: Json;
  readonly link?: Json;
  readonly script?: readonly HeadScript[];
  readonly noScript?: readonly HeadScript[];
}

export interface ComponentSnapshot {
  readonly id: string;
  readonly name: string;
  readonly vueTemplate: string;
  /** The text of an ES module that exports the options of the component. */
  readonly script: string | null;
  readonly status: string;
}

export interface AppSnapshot {
  readonly tenantId: string;
  readonly appId: string;
  readonly appName: string;
  readonly config: {
    readonly allowedLocales: readonly string[];
    readonly defaultLocale: string;
    readonly theme: Json;
    readonly baseComponentsVariants: Json;
    readonly componentRoutes: readonly RouteSnapshot[];
    readonly head: HeadSnapshot;
    readonly httpHeaders: Json;
    readonly endpoints: Json;
    readonly analyticsProviders: Json;
    readonly paymentProviders: Json;
  };
  readonly components: readonly ComponentSnapshot[];
  /** By locale, then by key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Files of the tenant that the app uses, such as fonts. */
  readonly files: readonly { readonly key: string; readonly bytes: Uint8Array }[];
}

/** A file that browsers load. Its path holds a hash of its content, so it never changes. */
export interface CompiledAsset {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Where it is worth it. */
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

export interface CompiledPage {
  /** The path of its route, with parameters as the router writes them; * for any other. */
  readonly path: string;
  /** Matches the paths that the page is for, in a time that grows with their length. */
  readonly pattern: string;
  readonly title: string;
  readonly html: string;
  readonly status: 200 | 404;
  /** Whether search engines may list it: it has one address, and shows something there. */
  readonly isListed: boolean;
}

/** What keeps an app from being published, or what must be known before. */
export interface CompileProblem extends Problem {
  /** The name of the component that it is in. */
  readonly component?: string;
}

export interface CompiledApp {
  readonly assets: readonly CompiledAsset[];
  /** In the order in which they are tried. */
  readonly pages: readonly CompiledPage[];
  /** Of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Other servers that the pages may talk to, or load scripts from. */
  readonly outsideOrigins: readonly string[];
}

export type CompileOutcome =
  | { readonly ok: true; readonly app: CompiledApp }
  | { readonly ok: false; readonly problems: readonly CompileProblem[] };

/** The part of the work that is worth remembering: a template as code without `with`, by the hash of the template. */
export interface RenderCode {
  readonly hash: string;
  readonly code: string;
}

export interface CompileTask {
  readonly snapshot: AppSnapshot;
  readonly known: readonly RenderCode[];
}

export interface CompileAnswer {
  readonly outcome: CompileOutcome;
  /** What was compiled and had not been known. */
  readonly compiled: readonly RenderCode[];
}

/** What the compiler is started with. */
export interface CompilerSettings {
  /** The path of the module that exports startApp. */
  readonly runtimeEntry: string;
  /** The path of the module that exports begin, whose script is in the HTML. */
  readonly beginEntry: string;
  /** Where the modules of the widgets are. */
  readonly widgetsFolder: string;
  /** The addresses of modules that export a Look together. */
  readonly look: readonly string[];
}

export function compileProblem(
  component: string,
  part: 'template' | 'script',
  { message, ...position }: { readonly message: string; readonly line?: number; readonly column?: number },
): CompileProblem {
  const where = position.line === undefined ? '' : `, line ${position.line}, column ${position.column ?? 1}`;
  return {
    code: 'INVALID',
    message: `${component}, ${part}${where}: ${message}`,
    path: `components.${component}.${part === 'template' ? 'vueTemplate' : 'editorScript'}`,
    component,
    ...position,
  };
}

export function listStrings(value: Json): string[] {
  const found: string[] = [];
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') found.push(next);
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next as JsonObject));
  }
  return found;
}
