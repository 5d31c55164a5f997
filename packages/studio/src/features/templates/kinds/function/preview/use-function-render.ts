/**
 * Calls the saved function with the preview data while the preview is open. Edits take effect only after saving,
 * because the server calculates the saved function.
 */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toConsoleEntriesOfError } from '../../../console/console-entries.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { readPreviewText, toSentVariables } from '../../../preview/texts/preview-texts.ts';
import { useLiveRender } from '../../../preview/use-live-render.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import { itemPath, type FunctionForm } from '../function-form.ts';
import { useRenderFunction } from '../function.api.ts';

export function useFunctionRender(editor: TemplateEditor<FunctionForm>, preview: TemplatePreview) {
  const { t } = useTranslation('templateTools');
  const { id, savedForm, problems } = editor;
  const { isOn, variablesText, mockText, locale } = preview;
  const { content } = preview.previewed;
  const renderFunction = useRenderFunction();
  const call = useCallback(
    async (signal: AbortSignal) => {
      const variables = readPreviewText(variablesText);
      const variablesJsonString = JSON.stringify(variables.ok ? toSentVariables(variables.value) : {});
      return renderFunction(id, { variablesJsonString, contentJsonString: mockText }, locale, signal);
    },
    [renderFunction, id, variablesText, mockText, locale],
  );
  // Without data there is nothing to call it with; a save triggers another call.
  const render = useMemo(
    () => (isOn && content && savedForm.fileKey !== '' ? async (signal: AbortSignal) => call(signal) : undefined),
    [isOn, content, savedForm, call],
  );
  return useLiveRender(render, (error) => {
    if (error === undefined) return problems.tell('render', []);
    const { inputs, outputs } = savedForm;
    const fields = [
      ...inputs.map(({ name }) => itemPath('input', name)),
      ...outputs.map(({ name }) => itemPath('output', name)),
    ];
    problems.tell('render', toConsoleEntriesOfError(error, t('preview.failed'), { fields }));
  });
}
