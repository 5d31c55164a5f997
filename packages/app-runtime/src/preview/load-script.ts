// Runs the script of a component: an ES module whose default export is the options. It runs only within the frame, which
// has an opaque origin and no token.
import { componentOfImport } from '@coverwright/insurance/identifiers';
import type { ComponentOptions } from 'vue';
import type Vue from 'vue';
import type { PreviewComponent } from './preview-messages.ts';

const validatorsModule = '@coverwright/app-runtime/validators';

/** Where a generated module finds what the frame has already loaded. */
export const frameGlobal = '__coverwrightPreview';

export interface ScriptModules {
  /** Names that the validators' module exports. */
  readonly validators: readonly string[];
  /** Names of components that are already built. */
  readonly components: ReadonlySet<string>;
  /** Names of components that are built later because they import this one. */
  readonly later: ReadonlySet<string>;
}

/** Import statements at the start of a line, up to the module name. */
const importStatement = /^([ \t]*import\s+(?:[^'";]*?\s+from\s+)?)(['"])([^'"]+)\2/gm;

/**
 * The script with each import pointing to a module in the frame. Unknown imports are unchanged, so that they fail
 * under their own name.
 */
export function linkImports(script: string, { validators, components, later }: ScriptModules): string {
  return script.replaceAll(importStatement, (statement, start: string, _quote, from: string) => {
    if (from === validatorsModule)
      return `${start}'${moduleOf(`const { ${validators.join(', ')} } = globalThis.${frameGlobal}.validators; export { ${validators.join(', ')} };`)}'`;
    const name = componentOfImport(from);
    if (name === undefined) return statement;
    const options = `globalThis.${frameGlobal}.components[${JSON.stringify(name)}]`;
    if (components.has(name)) return `${start}'${moduleOf(`export default ${options};`)}'`;
    return later.has(name) ? `${start}'${moduleOf(`export default async () => ${options};`)}'` : statement;
  });
}

/** Each component comes after those that its script imports, except in cycles. */
export function orderByImports(components: readonly PreviewComponent[]): PreviewComponent[] {
  const byName = new Map(components.map((one) => [one.name, one]));
  const ordered = new Set<PreviewComponent>();
  const open = new Set<PreviewComponent>();
  const visit = (one: PreviewComponent): void => {
    if (ordered.has(one) || open.has(one)) return;
    open.add(one);
    for (const [, , , from = ''] of one.script.matchAll(importStatement)) {
      const imported = byName.get(componentOfImport(from) ?? '');
      if (imported) visit(imported);
    }
    ordered.add(one);
  };
  for (const one of components) visit(one);
  return [...ordered];
}

function moduleOf(text: string): string {
  return `data:text/javascript,${encodeURIComponent(text).replaceAll("'", '%27')}`;
}

export async function loadScript(script: string): Promise<ComponentOptions<Vue>> {
  if (script.trim() === '') return {};
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    const module: unknown = await import(url);
    const options: unknown = typeof module === 'object' && module !== null && 'default' in module ? module.default : {};
    return typeof options === 'object' && options !== null ? { ...options } : {};
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The line in the script where an error was thrown, if the browser reports it. */
export function lineOfError(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = Number(/blob:[^\s)]*?:(\d+):\d+/.exec(stack)?.[1] ?? Number.NaN);
  return Number.isInteger(line) ? line : undefined;
}
