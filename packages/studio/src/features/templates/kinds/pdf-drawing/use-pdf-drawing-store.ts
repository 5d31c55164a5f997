/** How the editor loads and saves a PDF drawing: Save saves its settings, and its drawings with all their content. */
import i18next from 'i18next';
import { useCallback, useMemo, useRef } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { TemplateStore } from '../../editor/template-store.ts';
import { hasSameSettings, kindFields, readPdfDrawingForm, type PdfDrawingForm } from './pdf-drawing-form.ts';
import { readTemplate, saveSettings } from './pdf-drawing.api.ts';
import { useCheckSources } from './sample/use-check-sources.ts';
import type { DrawingSync } from './sync/drawing-sync.ts';
import type { AttachSync } from './sync/use-drawing-sync.ts';

export function usePdfDrawingStore() {
  const { request } = useApi();
  const attached = useRef<DrawingSync>(undefined);
  const attach = useCallback<AttachSync>((sync) => {
    attached.current = sync;
  }, []);
  const check = useCheckSources();
  const store = useMemo((): TemplateStore<PdfDrawingForm> => {
    const save = async (
      id: string,
      form: PdfDrawingForm,
      expectedRevision: string | undefined,
      saved: PdfDrawingForm,
    ) => {
      const sync = attached.current;
      const before = sync?.revision;
      await sync?.saveContents('all');
      // Saving the drawings has increased the revision, so an up-to-date expected revision is updated as well.
      const expected = expectedRevision === before ? sync?.revision : expectedRevision;
      if (hasSameSettings(form, saved)) return expected;
      const withFile = form.fileKey !== saved.fileKey;
      try {
        return await saveSettings(request, id, form, { expectedRevision: expected, withFile });
      } catch (error) {
        if (!(error instanceof ApiError) || !error.hasCode('CONFLICT')) throw error;
        // If other users have saved only drawings, there is no need to ask.
        const theirs = await readTemplate(request, id);
        if (!theirs || !hasSameSettings(theirs.form, saved)) throw error;
        await sync?.refresh();
        return saveSettings(request, id, form, { expectedRevision: sync?.revision, withFile });
      }
    };
    return {
      read: async (id, signal) => readTemplate(request, id, signal),
      save: async (id, form, { expectedRevision, saved }) => {
        const revision = await save(id, form, expectedRevision, saved);
        attached.current?.noteRevision(revision);
        return revision;
      },
      // The drawings have been saved as they are by then, which may be later than the settings.
      toSaved: (form, { drawings }) => ({ ...form, drawings }),
      readForm: readPdfDrawingForm,
      check: async ({ drawings }, signal) => check(drawings, i18next.language, signal),
      fields: kindFields,
    };
  }, [request, check]);
  return { store, attach };
}
