/** Opens the merge of the work with what another user has saved of the same component. */
import type { OpenedChanges, RefusedMerge } from '../../../ui/editor/record/record-merge.ts';
import type { ComponentSource } from '../../components/components.api.ts';
import type { Source } from '../work/component-work.ts';
import { newNodeId, openComponent } from '../work/opened-component.ts';
import type { NodeVersions } from './describe-change.ts';
import { mergeSources } from './merge-sources.ts';

interface MergedWork {
  /** The common base of both versions; undefined if unknown. */
  readonly base: Source | undefined;
  readonly mine: Source;
  readonly theirs: ComponentSource;
  readonly nameOf: NodeVersions['nameOf'];
  /** Why their version cannot be merged, or the merged one cannot be edited. */
  readonly texts: { readonly textOnly: string; readonly tooLarge: string };
  /** @param theirs with the node ids of the work */
  readonly onMerged: (merged: Source, theirs: Source) => void;
}

export function openSourceMerge({
  base,
  mine,
  theirs,
  nameOf,
  texts,
  onMerged,
}: MergedWork): OpenedChanges | RefusedMerge {
  const { template, script, json } = theirs;
  const opened = openComponent({ template, script, editorAst: json['editorAst'] }, newNodeId);
  if (opened.kind === 'text') return { reason: texts.textOnly };
  const merge = mergeSources(base, mine, opened.source, nameOf);
  return {
    changes: merge.changes,
    isBaseUnknown: base === undefined,
    apply: (choose) => {
      const merged = merge.resolve(choose);
      if (merged) onMerged(merged, merge.theirs);
      return merged !== undefined;
    },
    refusedText: texts.tooLarge,
  };
}
