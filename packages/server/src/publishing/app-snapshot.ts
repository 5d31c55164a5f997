// The input and output of app compilation. These are plain values, so that they can be copied to a thread.
import type { Json, JsonObject } from '@coverwright/insurance/json';
import type { Problem } from '../errors/user-error.ts';
import { say, type Term, word } from '../sentences/say.ts';

export interface RouteSnapshot {
  readonly path: string;
  readonly name?: string | null;
  /** The component's name. */
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
  /** Placed at the end of the body. */
  readonly body?: boolean | null;
  /** Loaded after the app's own script. */
  readonly afterLoad?: boolean | null;
}

export interface HeadSnapshot {
  readonly title?: string | null;
  /** Lists of objects, whose keys are attribute names. */
  readonly meta?: Json;
  readonly link?: Json;
  readonly script?: readonly HeadScript[];
  readonly noScript?: readonly HeadScript[];
}

export interface ComponentSnapshot {
  readonly id: string;
  readonly name: string;
  readonly vueTemplate: string;
  /** The text of an ES module that exports the component's options. */
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

/** A file that browsers load. Its path contains a hash of its content, so it never changes. */
export interface CompiledAsset {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Set if compression is worthwhile. */
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

export interface CompiledPage {
  /** The path of its route, with parameters in the router's notation; * matches any other path. */
  readonly path: string;
  /** Matches the paths of the page, in linear time. */
  readonly pattern: string;
  readonly title: string;
  readonly html: string;
  readonly status: 200 | 404;
  /** Whether search engines may list it: it has a single address, and content there. */
  readonly isListed: boolean;
}

/** A problem that prevents publishing, or a warning. */
export interface CompileProblem extends Problem {
  /** The name of the component that contains it. */
  readonly component?: string;
}

export interface CompiledApp {
  readonly assets: readonly CompiledAsset[];
  /** In matching order. */
  readonly pages: readonly CompiledPage[];
  /** The headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Other origins that the pages may connect to, or load scripts from. */
  readonly outsideOrigins: readonly string[];
}

export type CompileOutcome =
  | { readonly ok: true; readonly app: CompiledApp }
  | { readonly ok: false; readonly problems: readonly CompileProblem[] };

/** The part of the work that is cached: templates as code without `with`, by the hash of the template. */
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
  /** Newly compiled templates, for the cache. */
  readonly compiled: readonly RenderCode[];
}

/** The settings with which the compiler is started. */
export interface CompilerSettings {
  /** The path of the module that exports startApp. */
  readonly runtimeEntry: string;
  /** The path of the module that exports begin, whose script is embedded in the HTML. */
  readonly beginEntry: string;
  /** The folder of the widgets' modules. */
  readonly widgetsFolder: string;
  /** The addresses of modules that together export a Look. */
  readonly look: readonly string[];
}

/** What is wrong with a template or script: one of our sentences, or the text of a compiler. */
export interface ComponentFault {
  readonly fault: Term;
  readonly line?: number;
  readonly column?: number;
}

export function compileProblem(
  component: string,
  part: 'template' | 'script',
  { fault, ...position }: ComponentFault,
): CompileProblem {
  const { line, column = 1 } = position;
  const known = { component, part: word(part), fault };
  return {
    code: 'INVALID',
    ...(line === undefined ? say('COMPONENT_FAULT', known) : say('COMPONENT_FAULT_AT', { ...known, line, column })),
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
