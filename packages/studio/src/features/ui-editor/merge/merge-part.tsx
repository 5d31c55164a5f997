/** Another user has saved the same component: use their version, overwrite it, or merge the two. */
import type { TreeDocument } from '@coverwright/component-tree/document';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ConflictBar } from '../../../ui/editor/conflict/conflict-note.tsx';
import { loadPart } from '../../../ui/parts/load-part.ts';
import { useReadComponentSource } from '../../components/components.api.ts';
import { useNodeName } from '../tree/use-node-name.ts';
import { nodeWords } from '../work/node-words.ts';
import type { useComponentSave } from '../work/use-component-save.ts';
import type { WorkStore } from '../work/work-store.ts';

interface MergePartProps {
  readonly componentId: string;
  readonly store: WorkStore;
  readonly save: ReturnType<typeof useComponentSave>;
  readonly onReload: () => void;
}

export function MergePart({ componentId, store, save, onReload }: MergePartProps) {
  const { t } = useTranslation('uiEditor');
  const read = useReadComponentSource(componentId);
  const wordsName = useNodeName();
  if (!save.conflict) return null;
  const merge = async () => {
    const theirs = await read();
    if (!theirs) return undefined;
    const openMerge = await loadPart(async () => (await import('./open-merge.ts')).openSourceMerge);
    const { work, texts } = store.get();
    return openMerge({
      base: save.base,
      mine: work,
      theirs,
      nameOf: (document: TreeDocument, id: string) => {
        const words = nodeWords(document, id, texts);
        return `${wordsName(words)} ${words.detail}`.trim();
      },
      texts: { textOnly: t('mergeTextOnly'), tooLarge: t('textOnly.large') },
      onMerged: (merged, source) => {
        store.replace(merged);
        // The next save includes what else their version contains.
        flushSync(() => save.takeOver(theirs, source));
        save.save();
      },
    });
  };
  return (
    <ConflictBar
      problem={save.conflict}
      title={t('conflict')}
      onReload={onReload}
      onOverwrite={save.overwrite}
      onMerge={merge}
      onClose={save.closeConflict}
    />
  );
}
