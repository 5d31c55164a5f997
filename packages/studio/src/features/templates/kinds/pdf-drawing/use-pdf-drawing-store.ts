/** How a PDF drawing is read and saved by its editor: Save saves its settings, and its drawings with all they hold. */
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
      await sync?.saveContents(form.drawings, 'all');
      // The drawings have moved the revision on, for whoever had the newest.
      const expected = expectedRevision === before ? sync?.revision : expectedRevision;
      if (hasSameSettings(form, saved)) return expected;
      const withFile = form.fileKey !== saved.fileKey;
      try {
        return await saveSettings(request, id, form, { expectedRevision: expected, withFile });
      } catch (error) {
        if (!(error instanceof ApiError) || !error.hasCode('CONFLICT')) throw error;
        // Other users may have saved only drawings, which is not a reason to ask.
        const theirs = await readTemplate(request, id);
        if (!theirs || !hasSameSettings(theirs.form, saved)) throw error;
        await sync?.refresh();
        return saveSettings(request, id, form, { expectedRevision: sync?.revision, withFile });
      }
    };
    return {
      read: async (id, signal) => readTemplate(request, id, signal),
      save: async (id, form, expectedRevision, saved) => {
        const revision = await save(id, form, expectedRevision, saved);
        attached.current?.noteRevision(revision);
        return revision;
      },
      readForm: readPdfDrawingForm,
      check: async ({ drawings }, signal) => check(drawings, i18next.language, signal),
      fields: kindFields,
    };
  }, [request, check]);
  return { store, attach };
}
