/** The synchronization of the form's drawings with the server, and its messages about other users' changes. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../../../api/api-context.ts';
import { ApiError } from '../../../../../api/api-error.ts';
import { closeToast, showToast } from '../../../../../ui/toasts/toasts.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { PdfDrawingForm } from '../pdf-drawing-form.ts';
import { readTemplate, saveDrawings } from '../pdf-drawing.api.ts';
import type { Merged } from './drawing-changes.ts';
import { DrawingSync, type DrawingServer } from './drawing-sync.ts';

/** Lets the store save the drawings together with the settings. */
export type AttachSync = (sync: DrawingSync) => void;

export function useDrawingSync(editor: TemplateEditor<PdfDrawingForm>, attach: AttachSync) {
  const { id, record, content, isReadOnly } = editor;
  const { t } = useTranslation('pdfDrawing');
  const { request } = useApi();
  const toast = useRef<number>(undefined);
  const showTheirs = useEffectEvent(({ takenCount, conflicting }: Merged) => {
    const count = conflicting.length;
    if (count === 0 && takenCount === 0) return;
    if (toast.current !== undefined) closeToast(toast.current);
    toast.current =
      count > 0
        ? showToast('warning', { title: t('theirs.conflict'), line: t('theirs.conflictLine', { count }) })
        : showToast('info', { title: t('theirs.taken'), line: t('theirs.takenLine', { count: takenCount }) });
  });
  const [sync] = useState(() => {
    const server: DrawingServer = {
      send: async (changes, expectedRevision) => saveDrawings(request, id, changes, expectedRevision),
      read: async () => readTemplate(request, id),
    };
    return new DrawingSync({ server, record, content });
  });
  useEffect(() => {
    attach(sync);
    sync.onTheirs((merged) => showTheirs(merged));
    return sync.attach();
  }, [attach, sync]);
  useEffect(() => (isReadOnly ? undefined : sync.follow()), [sync, isReadOnly]);
  return { sync, state: useSyncExternalStore(sync.subscribe, sync.get) };
}

/** Saves the content of the selected drawings. A failure is reported above the canvas, where it can be retried. */
export function useSaveDrawing(sync: DrawingSync, selected: ReadonlySet<string>, isReadOnly: boolean): () => void {
  const { t } = useTranslation('pdfDrawing');
  const save = async () => {
    try {
      await sync.saveContents(selected);
      showToast('success', { title: t('saved'), line: t('savedLine', { count: selected.size }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return () => {
    if (!isReadOnly) void save();
  };
}
