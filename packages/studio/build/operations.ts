/**
 * Puts each operation of the generated module into a separate module, so that a page loads only the texts of the
 * operations it sends.
 */
import type { Plugin } from 'vite';

const generated = '/src/api/generated/operations.ts';
const separator = '?operation=';
const documentPattern =
  /export const (\w+) = (?:\/\* @__PURE__ \*\/ )?new TypedDocumentString\((`[^`]*`)(?:, \{[^}]*\})?\)[^;]*;/g;

export function isOperations(id: string): boolean {
  return id.endsWith(generated);
}

/** The modules of the operations named in the code. */
export function operationsIn(code: string, operations: string): string[] {
  const names = new Set(code.match(/\b[A-Z]\w*(?:Document|Doc)\b/g));
  return [...names].map((name) => operations + separator + name);
}

export function separateOperations(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'separate-operations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/api\/generated\/operations\.ts$/ },
      handler(code, id) {
        const names: string[] = [];
        const types = code.replace(documentPattern, (_whole, name: string, text: string) => {
          names.push(name);
          texts.set(name, text);
          return '';
        });
        if (names.length === 0 || types.includes('new TypedDocumentString(')) {
          this.error(`${generated} is not written as expected`);
        }
        return names.map((name) => `export { ${name} } from ${JSON.stringify(id + separator + name)};`).join('\n');
      },
    },
    resolveId: (id) => (id.includes(generated + separator) ? id : null),
    load(id) {
      const [, name] = id.split(generated + separator);
      if (name === undefined) return null;
      // The API client needs only the text.
      return { code: `export const ${name} = ${texts.get(name) ?? ''};`, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
