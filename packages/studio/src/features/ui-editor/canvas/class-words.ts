/**
 * Collects words of a document that may be utility classes: from class attributes, and from texts in bindings. Pure.
 */
import { findChangedNodes } from '@coverwright/component-tree/changed-nodes';
import type { TreeDocument } from '@coverwright/component-tree/document';

/** Reads only what has changed since the previous document. */
export function createWordReader() {
  let last: TreeDocument = { nodes: new Map(), roots: [] };
  const words = new Set<string>();
  return {
    words,
    /** Returns whether the document contains words that no previous one did. */
    read(document: TreeDocument): boolean {
      const before = words.size;
      for (const { attrs } of findChangedNodes(last, document).changed) {
        for (const [name, value] of attrs) if (value !== null) addWords(words, name, value);
      }
      last = document;
      return words.size > before;
    },
  };
}

function addWords(words: Set<string>, name: string, value: string): void {
  const isBinding = /^(?::|v-|@|#)/.test(name);
  if (!isBinding && !/class$/i.test(name)) return;
  for (const word of value.split(isBinding ? /[\s'"`{}[\],;]+/ : /\s+/)) {
    // Includes keys such as in { hidden: isHidden }.
    const key = isBinding ? word.replace(/:$/, '') : word;
    if (key !== '') words.add(key);
  }
}
