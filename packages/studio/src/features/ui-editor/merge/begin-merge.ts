/** The changes of a colleague beside one's own, and the component that follows from the choices. Pure. */
import type { TreeDocument } from '@coverwright/component-tree/document';
import { maxNodes } from '@coverwright/component-tree/edits';
import { mergeDocuments, usualSide, type NodeChange, type Side } from '@coverwright/component-tree/merge';
import { withSharedIds } from '@coverwright/component-tree/shared-ids';
import type { Source } from '../work/component-work.ts';

export interface SourceMerge {
  /** Those to decide first. */
  readonly changes: readonly NodeChange[];
  /** Who has changed the script; undefined where both sides have the same one. */
  readonly script: NodeChange['by'] | undefined;
  /** With the ids that the other documents have. */
  readonly theirs: Source;
  /** Where the node of a change can be seen: on the side that made it, or before it was removed. */
  documentOf(change: NodeChange): TreeDocument;
  /** undefined where the component would be too large. */
  resolve(sides: ReadonlyMap<NodeChange, Side>, script: Side): Source | undefined;
}

/** @param base what both began with; undefined where it is not known, and every difference is one's own change */
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
