/** Another user has saved the same component: use their version, overwrite it, or merge the two. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictBar } from '../../../ui/editor/conflict/conflict-note.tsx';
import type { useComponentSave } from '../work/use-component-save.ts';
import type { WorkStore } from '../work/work-store.ts';
import { LazyMergeDialog } from './lazy-merge-dialog.tsx';

interface MergePartProps {
  readonly componentId: string;
  readonly store: WorkStore;
  readonly save: ReturnType<typeof useComponentSave>;
  readonly onReload: () => void;
}

export function MergePart({ componentId, store, save, onReload }: MergePartProps) {
  const { t } = useTranslation('uiEditor');
  const [isMerging, setIsMerging] = useState(false);
  return (
    <>
      {save.conflict ? (
        <ConflictBar
          problem={save.conflict}
          title={t('conflict')}
          onReload={onReload}
          onOverwrite={save.overwrite}
          onClose={save.closeConflict}
        >
          <Button size="xs" onClick={() => setIsMerging(true)}>
            {t('merge.open')}
          </Button>
        </ConflictBar>
      ) : null}
      {isMerging ? (
        <LazyMergeDialog
          componentId={componentId}
          store={store}
          base={save.base}
          onMerged={(theirs, source) => {
            save.takeOver(theirs, source);
            setIsMerging(false);
          }}
          onClose={() => setIsMerging(false)}
        />
      ) : null}
    </>
  );
}
