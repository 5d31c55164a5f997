/** The words of a document that may be utility classes: of class attributes, and of texts in bindings. Pure. */
import type { TreeDocument, TreeNode } from '@coverwright/component-tree/document';

/** Remembers the nodes that it has read: an edit makes few new ones. */
export function createWordReader() {
  const read = new WeakSet<TreeNode>();
  const words = new Set<string>();
  return {
    words,
    /** Whether there are words that no document before had. */
    read({ nodes }: TreeDocument): boolean {
      const before = words.size;
      for (const node of nodes.values()) {
        if (read.has(node)) continue;
        read.add(node);
        for (const [name, value] of node.attrs) if (value !== null) addWords(words, name, value);
      }
      return words.size > before;
    },
  };
}

function addWords(words: Set<string>, name: string, value: string): void {
  const isBinding = /^(?::|v-|@|#)/.test(name);
  if (!isBinding && !/class$/i.test(name)) return;
  for (const word of value.split(isBinding ? /[\s'"`{}[\],;]+/ : /\s+/)) {
    // Keys of { hidden: isHidden } too.
    const key = isBinding ? word.replace(/:$/, '') : word;
    if (key !== '') words.add(key);
  }
}
