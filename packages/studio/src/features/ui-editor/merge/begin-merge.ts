/**
 * Merges another user's changes with the current user's, and builds the component that results from the choices.
 * Pure.
 */
import type { TreeDocument } from '@coverwright/component-tree/document';
import { maxNodes } from '@coverwright/component-tree/edits';
import { mergeDocuments, usualSide, type NodeChange, type Side } from '@coverwright/component-tree/merge';
import { withSharedIds } from '@coverwright/component-tree/shared-ids';
import type { Source } from '../work/component-work.ts';

export interface SourceMerge {
  /** Conflicts first. */
  readonly changes: readonly NodeChange[];
  /** Who has changed the script; undefined if it is the same on both sides. */
  readonly script: NodeChange['by'] | undefined;
  /** With node ids matching the other documents. */
  readonly theirs: Source;
  /** The document that shows the changed node: the side that made the change, or the base if the node was removed. */
  documentOf(change: NodeChange): TreeDocument;
  /** Undefined if the component would be too large. */
  resolve(sides: ReadonlyMap<NodeChange, Side>, script: Side): Source | undefined;
}

/**
 * @param base the common base of both sides; undefined if unknown, and then every difference is the user's own change
 */
export function beginMerge(base: Source | undefined, mine: Source, theirs: Source): SourceMerge {
  const start = base ?? { ...theirs, document: withSharedIds(mine.document, theirs.document) };
  const other = base ? withSharedIds(base.document, theirs.document) : start.document;
  const merge = mergeDocuments(start.document, mine.document, other);
  return {
    changes: [...merge.changes].toSorted((left, right) => Number(right.isConflict) - Number(left.isConflict)),
    script: scriptOf(start.script, mine.script, theirs.script),
    theirs: { document: other, script: theirs.script },
    documentOf: ({ kind, by }) => {
      if (kind === 'removed') return start.document;
      return by === 'theirs' ? other : mine.document;
    },
    resolve(sides, script) {
      const document = merge.resolve((change) => sides.get(change) ?? usualSide(change));
      return document.nodes.size > maxNodes
        ? undefined
        : { document, script: script === 'mine' ? mine.script : theirs.script };
    },
  };
}

function scriptOf(base: string, mine: string, theirs: string): NodeChange['by'] | undefined {
  if (mine === theirs) return undefined;
  if (base === theirs) return 'mine';
  return base === mine ? 'theirs' : 'both';
}
