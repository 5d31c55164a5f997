import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftAutosave } from '../../../ui/editor/draft/use-draft-autosave.ts';
import type { SessionDraft } from '../../../ui/editor/draft/use-session-draft.ts';
import { Autosaved } from '../../../ui/editor/frame/editor-header.tsx';
import { toStoredWork } from './opened-component.ts';
import type { useComponentSave } from './use-component-save.ts';
import type { WorkDraft } from './work-draft.ts';
import { useWork, type WorkStore } from './work-store.ts';

interface DraftKeeperProps {
  readonly store: WorkStore;
  readonly draft: SessionDraft<unknown>;
  readonly workDraft: WorkDraft;
  readonly adoptedAt: Date | undefined;
  readonly isDirty: boolean;
  readonly save: ReturnType<typeof useComponentSave>;
}

/**
 * Stores unsaved work, so that it survives a reload, a crash or an expired session. A separate component, so that an
 * edit does not rerender the panes.
 */
export function DraftKeeper({ store, draft: { keep, drop }, workDraft, adoptedAt, isDirty, save }: DraftKeeperProps) {
  const { t } = useTranslation('uiEditor');
  const document = useWork(store, ({ work }) => work.document);
  const script = useWork(store, ({ work }) => work.script);
  const { revision = '', isBusy } = save;
  const kept = useMemo(() => {
    return isDirty ? { form: toStoredWork({ document, script }, revision), baseRevision: revision } : null;
  }, [document, script, isDirty, revision]);
  const { autosave, autosaved } = useDraftAutosave(workDraft.id, workDraft.calls, isBusy ? undefined : kept);
  useEffect(() => {
    if (adoptedAt) autosave.adopt(adoptedAt);
  }, [autosave, adoptedAt]);
  useEffect(() => {
    if (kept) keep(kept.form);
    else drop();
  }, [kept, keep, drop]);
  const texts = { saved: t('autosave.saved'), failed: t('autosave.failed') };
  return isDirty ? <Autosaved state={autosaved} texts={texts} /> : null;
}
