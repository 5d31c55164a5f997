/**
 * Merges another user's changes of a component with the current user's: the tree by node, the script by line. Pure.
 */
import { maxNodes } from '@coverwright/component-tree/edits';
import { mergeDocuments, type NodeChange } from '@coverwright/component-tree/merge';
import { withSharedIds } from '@coverwright/component-tree/shared-ids';
import { unknownBase, type ChooseSide, type MergeChange } from '../../../ui/editor/merge/merge-change.ts';
import { mergeForms } from '../../../ui/editor/merge/merge-forms.ts';
import type { Source } from '../work/component-work.ts';
import { describeChange, type NodeVersions } from './describe-change.ts';

interface SourceMerge {
  readonly changes: readonly MergeChange[];
  /** With node ids matching the other documents. */
  readonly theirs: Source;
  /** Undefined if the component would be too large. */
  readonly resolve: (choose: ChooseSide) => Source | undefined;
}

/** Undefined if the common base of both sides is unknown: every difference is then a choice. */
type Base = Source | undefined;

/** @param nameOf the name of a node, as the tree shows it */
export function mergeSources(base: Base, mine: Source, theirs: Source, nameOf: NodeVersions['nameOf']): SourceMerge {
  const document = base ? withSharedIds(base.document, theirs.document) : withSharedIds(mine.document, theirs.document);
  const start = base?.document ?? document;
  const tree = mergeDocuments(start, mine.document, document);
  const versions = { base: start, mine: mine.document, theirs: document, nameOf };
  const shown = new Map(tree.changes.map((change) => [change, toMergeChanges(change, versions, base === undefined)]));
  const [old, own, other] = [base?.script ?? unknownBase, mine.script, theirs.script];
  const script = mergeForms({ base: old, mine: own, theirs: other });
  const toShown = (change: MergeChange) => ({ ...change, id: `script ${change.id}`, path: ['script'], isCode: true });
  return {
    changes: [...[...shown.values()].flat(), ...script.changes.map(toShown)],
    theirs: { document, script: theirs.script },
    resolve(choose) {
      const sideOf = (change: NodeChange) => {
        const [first] = shown.get(change) ?? [];
        return first ? choose(first) : 'mine';
      };
      const merged = tree.resolve(sideOf);
      if (merged.nodes.size > maxNodes) return undefined;
      return { document: merged, script: String(script.resolve((change) => choose(toShown(change)))) };
    },
  };
}

/** A change of different fields by both sides is shown as one of each side, which are combined in any case. */
function toMergeChanges(change: NodeChange, versions: NodeVersions, isBaseUnknown: boolean): readonly MergeChange[] {
  const { kind, nodeId, by, isConflict } = change;
  const id = `${kind} ${nodeId}`;
  const isCode = kind !== 'moved';
  if (isBaseUnknown) return [{ id, by: 'both', isCode, ...describeChange(change, versions), base: undefined }];
  if (by !== 'both' || isConflict) {
    return [{ id, by: isConflict ? 'both' : by, isCode, ...describeChange(change, versions) }];
  }
  return (['mine', 'theirs'] as const).map((side) => {
    const own = { ...change, by: side };
    return { id: `${id} ${side}`, by: side, isFixed: true, isCode, ...describeChange(own, versions) };
  });
}
