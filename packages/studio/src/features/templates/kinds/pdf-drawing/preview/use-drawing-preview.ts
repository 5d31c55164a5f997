/** The document from the current edits while the preview is open, and problems in the Liquid of the drawings. */
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../../../api/api-error.ts';
import type { unsavedPdfDrawingInput } from '../../../../../api/generated/operations.ts';
import { isPassingFailure } from '../../../../../api/passing-failure.ts';
import type { TextNames } from '../../../console/console-entries.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { toFilledEntries, type TemplateSource } from '../../../preview/filled-text.ts';
import { useLiveRender, type LiveRender } from '../../../preview/use-live-render.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import { drawingField, drawingIdOf, sourceField, type Drawing } from '../drawing.ts';
import { toUnsaved, type PdfDrawingForm } from '../pdf-drawing-form.ts';
import { usePrintPdfDrawing } from '../pdf-drawing.api.ts';
import { useCheckSources } from '../sample/use-check-sources.ts';
import { useDrawingName } from '../use-drawing-name.ts';

export function useDrawingPreview(
  { id, form, savedForm, revision, problems }: TemplateEditor<PdfDrawingForm>,
  { isOn, previewed: { content }, locale }: TemplatePreview,
): LiveRender<Blob | undefined> {
  const { t } = useTranslation('pdfDrawing');
  const print = usePrintPdfDrawing();
  const nameOf = useDrawingName();
  const { tell, reportedBy } = problems;
  const reportedAt = useRef(new Map<string, Date>());
  // Compared as text: saving what is shown leaves the document unchanged.
  const unsavedText = useMemo(
    () => (isOn ? JSON.stringify(toUnsaved(savedForm, form)) : undefined),
    [isOn, savedForm, form],
  );
  const render = useMemo(() => {
    // Each revision is a separate document.
    if (!isOn || !content || revision === '') return undefined;
    const unsaved: unsavedPdfDrawingInput | undefined = unsavedText === undefined ? undefined : JSON.parse(unsavedText);
    return async (signal: AbortSignal) => print({ templateId: id, unsaved }, content, locale, signal);
  }, [isOn, content, revision, unsavedText, id, locale, print]);
  const named = (warning: Problem): Problem => {
    const { path = '', line, message } = warning;
    const drawing = form.drawings.find((one) => one.id === drawingIdOf(path));
    return !drawing || line !== undefined
      ? warning
      : { ...warning, message: t('atDrawing', { name: nameOf(drawing), message }) };
  };
  const shown = useLiveRender(render, (error, filled) => {
    if (error !== undefined) return reportedBy('render')(error);
    const { missingVariables = [], warnings = [] } = filled ?? {};
    return tell(
      'render',
      toFilledEntries(
        { missingVariables, warnings: warnings.map(named) },
        toSources(form.drawings),
        reportedAt.current,
      ),
    );
  });
  return { ...shown, result: shown.result?.value };
}

function toSources(drawings: readonly Drawing[]): TemplateSource[] {
  return drawings.flatMap(({ id, liquidSource }) => [
    { field: sourceField(id), text: liquidSource },
    { field: drawingField(id), text: '' },
  ]);
}

/** Keeps the console up to date even while the preview is closed. */
export function useSourceCheck(
  { form, problems }: TemplateEditor<PdfDrawingForm>,
  { isOn, locale }: TemplatePreview,
): void {
  const check = useCheckSources();
  const { tell, reportedBy } = problems;
  // Moving boxes does not change their sources.
  const sources = useMemo(
    () => JSON.stringify(form.drawings.map(({ id, liquidSource }) => ({ id, liquidSource }))),
    [form.drawings],
  );
  const checkAll = useMemo(() => {
    if (isOn) return undefined;
    const checked: readonly Pick<Drawing, 'id' | 'liquidSource'>[] = JSON.parse(sources);
    return async (signal: AbortSignal) => check(checked, locale, signal);
  }, [isOn, sources, locale, check]);
  const handleEnd = useCallback(
    (error: unknown, found?: Awaited<ReturnType<typeof check>>) => {
      // Without an answer, the texts' validity is unknown.
      if (isPassingFailure(error)) return;
      if (error !== undefined) reportedBy('check')(error);
      else tell('check', found ?? []);
    },
    [tell, reportedBy],
  );
  useLiveRender(checkAll, handleEnd);
}

/** The names of the drawings' Liquid texts in the console. */
export function useTextNames(drawings: readonly Drawing[]): TextNames {
  const nameOf = useDrawingName();
  return useMemo(
    () =>
      Object.fromEntries(drawings.map((drawing) => [sourceField(drawing.id), { name: nameOf(drawing), isLine: true }])),
    [drawings, nameOf],
  );
}
