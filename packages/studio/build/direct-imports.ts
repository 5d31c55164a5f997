/**
 * Lets a later page import everything it needs by itself. The list of first-visit chunks does not name its files, so the
 * browser would find them level by level, with a round trip for each level.
 */
import type { Plugin } from 'vite';
import { isLaterPage } from './chunks.ts';

export function importDirectly(): Plugin {
  return {
    name: 'import-directly',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const importsOf = (file: string): readonly string[] => {
          const output = bundle[file];
          return output?.type === 'chunk' ? output.imports : [];
        };
        const reachedFrom = (files: readonly string[]): ReadonlySet<string> => {
          const reached = new Set<string>();
          const waiting = [...files];
          for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
            if (reached.has(file)) continue;
            reached.add(file);
            waiting.push(...importsOf(file));
          }
          return reached;
        };
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const loaded = reachedFrom(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          if (!isLaterPage(chunk.fileName)) continue;
          const missing = [...reachedFrom(chunk.imports)].filter(
            (file) => !loaded.has(file) && !chunk.imports.includes(file),
          );
          // After the page's own imports, which have already evaluated them in the right order.
          chunk.code += missing.map((file) => `import"./${file.replace(/^assets\//, '')}";`).join('');
        }
      },
    },
  };
}
