/**
 * Determines which modules are loaded together. By default, the bundler creates a chunk for every set of pages that
 * share a module: a hundred files on a first visit, each compressed separately. Modules that every visitor needs are
 * put into a few chunks here, according to what imports them; everything else is left to the bundler.
 */
import { fileURLToPath } from 'node:url';
import { isOperations, operationsIn } from './operations.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const signIn = ['features/auth/sign-in/login-page.tsx'];
const signedIn = ['app/router.tsx'];
const list = [
  'api/cache/use-query.ts',
  'api/cache/use-invalidate.ts',
  'ui/layout/page.tsx',
  'ui/list-table/list-table.tsx',
  'ui/states/empty-state.tsx',
  'ui/use-entry-state.ts',
];

const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Library modules used on both sides of sign-in. The library's own index imports everything, so they have to be
 * named.
 */
const sharedParts =
  /@mantine\/core\/esm\/components\/(?:Button|ActionIcon|Input|InputBase|TextInput)\/|tabler.*createReactComponent|react-i18next|use-uncontrolled/;

/** Each icon is smaller than the overhead of a request, and every list shows most of them. */
const listIcons = /tabler.*\/Icon(?:Plus|Search|SearchOff|Upload|Download|Copy)\.mjs$/;
/** Likewise those of the kinds of templates, which the list of templates shows together. */
const kindIcons = /tabler.*\/Icon(?:Mail|MathFunction|FileTypePdf|Template|Forms)\.mjs$/;

/** Small modules that first pages need together: each would be a file of a few hundred bytes. */
const listActions = /\/src\/ui\/(?:plus-button|layout\/deleted-items-link)\.tsx$/;
const fileParts =
  /\/insurance\/src\/(?:texts\/(?:bounded-text|visible-name)|files\/file-name)\.ts$|\/features\/files\/(?:file-name|stored-file)\.ts$|tabler.*\/IconDatabase\.mjs$/;
const productParts = /\/products\/create\/create-draft\.ts$|\/insurance\/src\/texts\/translation-keys\.ts$/;

const firstPages = [
  'features/dashboard/dashboard-page.tsx',
  'features/files/files-page.tsx',
  ...['app', 'component', 'product', 'release', 'request', 'template'].map(
    (name) => `features/${name}s/list/${name}-list-page.tsx`,
  ),
];
/** A page that is never the first one. @param file the chunk's file, which has the name of the module */
export function isLaterPage(file: string): boolean {
  return /-page-[^/]+$/.test(file) && !/(?:dashboard|files|-list)-page-[^/]+$/.test(file);
}

const icon = /tabler.*\/(Icon\w+)\.mjs$/;

/**
 * Most later pages share these modules, so that a separate chunk for each set of pages would only be a further request.
 * Dependencies that a first page needs as well stay in their own chunks.
 */
const sharedByLaterPages = { minShareCount: 12, includeDependenciesRecursively: false };

/** In the order in which they claim their modules. */
export function createChunkGroups() {
  return [
    chunk('start', (id, reached) => reached(['main.tsx']).has(id)),
    chunk('controls', (id, reached) => {
      const isShared = reached(signIn).has(id) && reached([...signedIn, ...list]).has(id);
      return isShared || sharedParts.test(id);
    }),
    chunk('signed-in', (id, reached) => reached(signedIn).has(id)),
    chunk('list', (id, reached) => reached(list).has(id) || listIcons.test(id) || listActions.test(id)),
    chunk('file-parts', (id) => fileParts.test(id)),
    chunk('product-parts', (id) => productParts.test(id)),
    chunk('kind-icons', (id) => kindIcons.test(id)),
    // Separately, each would be a file of a few hundred bytes, listed by every page that needs it.
    chunk('icons', (id, _reached, icons) => {
      const [, name] = icon.exec(id) ?? [];
      return name !== undefined && !icons(firstPages).has(name);
    }),
    {
      ...chunk('later-parts', (id, reached) => {
        const isFirst = reached([...firstPages, ...signIn, ...signedIn, ...list]).has(id);
        return !isFirst && !isLibrary(id);
      }),
      ...sharedByLaterPages,
    },
    { ...chunk('later-controls', (id) => isLibrary(id) && !icon.test(id)), ...sharedByLaterPages },
  ].map((group, index) => ({ ...group, priority: 100 - index }));
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/');
}

type Reached = (sources: readonly string[]) => ReadonlySet<string>;

function chunk(name: string, isMember: (id: string, reached: Reached, icons: Reached) => boolean) {
  const known = new Map<string, ReadonlySet<string>>();
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph): string | null => {
      const reached: Reached = (sources) => {
        const key = sources.join(' ');
        const ids = known.get(key) ?? reachedFrom(sources, graph);
        known.set(key, ids);
        return ids;
      };
      const icons: Reached = (sources) => {
        const key = `icons ${sources.join(' ')}`;
        const names = known.get(key) ?? iconsOf(reached(sources), graph);
        known.set(key, names);
        return names;
      };
      return isMember(id, reached, icons) ? name : null;
    },
  };
}

/** Names of the icons that these modules use. */
function iconsOf(ids: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const codes = [...ids].map((id) => graph.getModuleInfo(id)?.code ?? '');
  return new Set(codes.flatMap((code) => code.match(/\bIcon[A-Z]\w*/g) ?? []));
}

/**
 * The studio's own modules that these import, directly or indirectly; the bundler adds the library modules that those
 * need.
 */
function reachedFrom(sources: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = sources.map((source) => sourceFolder + source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || isLibrary(id)) continue;
    reached.add(id);
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      // A single module exports the operations of all pages; only those named by this module belong to it.
      if (isOperations(imported)) waiting.push(...operationsIn(code ?? '', imported));
      else waiting.push(imported);
    }
  }
  return reached;
}
