/** Connects the form's drawings to the server: saves positions immediately, and merges other users' changes. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../../../api/api-context.ts';
import { ApiError } from '../../../../../api/api-error.ts';
import { isPassingFailure, retryPauseMs } from '../../../../../api/passing-failure.ts';
import { closeToast, showToast } from '../../../../../ui/toasts/toasts.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { Drawing } from '../drawing.ts';
import { hasSameSettings, settingsOf, withSavedDrawings, type PdfDrawingForm } from '../pdf-drawing-form.ts';
import { readTemplate, saveDrawings } from '../pdf-drawing.api.ts';
import { mergeTheirs } from './drawing-changes.ts';
import { DrawingSync, inOrderOf, type SyncState, type TheirDrawings } from './drawing-sync.ts';

/** Lets the store save the drawings together with the settings. */
export type AttachSync = (sync: DrawingSync) => void;

const idle: SyncState = { isSaving: false, error: undefined };

export function useDrawingSync(editor: TemplateEditor<PdfDrawingForm>, attach: AttachSync) {
  const { id, form, savedForm, isReadOnly } = editor;
  const { request } = useApi();
  const [state, setState] = useState(idle);
  const handleTheirs = useTheirs(editor);
  const [sync] = useState(
    () =>
      new DrawingSync(
        {
          send: async (changes, expectedRevision) => saveDrawings(request, id, changes, expectedRevision),
          read: async () => {
            const read = await readTemplate(request, id);
            return read && { drawings: read.form.drawings, revision: read.revision, form: read.form };
          },
          onState: setState,
          onSaved: ({ drawings, revision }, from) =>
            editor.record.handle({
              kind: 'partSaved',
              update: (saved) => ({ ...saved, drawings }),
              from,
              to: revision,
            }),
          onTheirs: (base, theirs, from) => handleTheirs(base, theirs, from),
        },
        { drawings: savedForm.drawings, revision: editor.revision },
      ),
  );
  useEffect(() => attach(sync), [attach, sync]);
  const isOpened = useRef(false);
  const want = useEffectEvent((drawings: readonly Drawing[]) => {
    if (isReadOnly) return;
    // A draft from before the page was lost may be older than what has been saved since.
    const whole = isOpened.current ? form : withSavedDrawings(form, savedForm.drawings);
    isOpened.current = true;
    if (whole === form) sync.want(drawings);
    else editor.content.rewrite((step) => withSavedDrawings(step, savedForm.drawings));
  });
  useLayoutEffect(() => want(form.drawings), [form.drawings]);
  useRetries(sync, state);
  useRefreshes(sync);
  return { sync, state };
}

function useTheirs(editor: TemplateEditor<PdfDrawingForm>) {
  const { t } = useTranslation('pdfDrawing');
  const { form, savedForm, content, record } = editor;
  const toast = useRef<number>(undefined);
  const tell = (kind: 'info' | 'warning', title: string, line: string) => {
    if (toast.current !== undefined) closeToast(toast.current);
    toast.current = showToast(kind, { title, line });
  };
  return useEffectEvent((base: readonly Drawing[], theirs: TheirDrawings, from: string | undefined) => {
    const { takenCount, conflicting } = mergeTheirs(base, theirs.drawings, form.drawings);
    const areSettingsTyped = !hasSameSettings(form, savedForm);
    const areTheirSettingsNew = !hasSameSettings(theirs.form, savedForm);
    const settings = areTheirSettingsNew && !areSettingsTyped ? settingsOf(theirs.form) : {};
    // If both have changed the settings, the next save asks the user.
    const to = areTheirSettingsNew && areSettingsTyped ? from : theirs.revision;
    // Synchronously: otherwise a gesture that ends before the update would appear to remove what others have added.
    flushSync(() => {
      content.rewrite((step) => ({
        ...step,
        ...settings,
        drawings: mergeTheirs(base, theirs.drawings, step.drawings).drawings,
      }));
      record.handle({
        kind: 'partSaved',
        update: (saved) => ({ ...saved, ...settings, drawings: inOrderOf(saved.drawings, theirs.drawings) }),
        from,
        to,
      });
    });
    if (conflicting.length > 0) {
      tell('warning', t('theirs.conflict'), t('theirs.conflictLine', { count: conflicting.length }));
    } else if (takenCount > 0) tell('info', t('theirs.taken'), t('theirs.takenLine', { count: takenCount }));
  });
}

/** Temporary failures are retried silently. */
function useRetries(sync: DrawingSync, { error }: SyncState): void {
  useEffect(() => {
    if (!isPassingFailure(error)) return undefined;
    const timer = setTimeout(() => sync.retry(), retryPauseMs);
    return () => clearTimeout(timer);
  }, [sync, error]);
}

/** Returning to the window shows what others have drawn in the meantime. */
function useRefreshes(sync: DrawingSync): void {
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      await sync.refresh().catch((error: unknown) => {
        // Nothing is lost: the next save reports it.
        if (!(error instanceof ApiError)) throw error;
      });
    };
    const handleReturn = () => void refresh();
    window.addEventListener('focus', handleReturn);
    return () => window.removeEventListener('focus', handleReturn);
  }, [sync]);
}
