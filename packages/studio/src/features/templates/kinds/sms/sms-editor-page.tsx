/** The editor of an SMS: its text with Liquid beside the message as it will be sent. */
import { Button } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../../../ui/code-editor/code-editor.tsx';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import { toLiquidInsertion } from '../../liquid-picker/liquid-insertion.ts';
import type { PickedPath } from '../../liquid-picker/liquid-path.ts';
import { LazyLiquidPicker } from '../../liquid-picker/liquid-picker-lazy.tsx';
import { PaneHead } from '../../../../ui/editor/frame/pane-head.tsx';
import { problemsIn } from '../../editor/problems/problems-in.ts';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { useTemplatePreview, type TemplatePreview } from '../../preview/use-template-preview.ts';
import { useTemplateRender } from '../../preview/use-template-render.ts';
import { bodyField, type SmsForm } from './sms-form.ts';
import { SmsPreview } from './sms-preview.tsx';
import { useRenderSms, useSmsStore } from './sms.api.ts';

export function SmsEditorPage() {
  return <TemplateEditorPage store={useSmsStore()}>{(editor) => <SmsEditor editor={editor} />}</TemplateEditorPage>;
}

function SmsEditor({ editor }: { readonly editor: TemplateEditor<SmsForm> }) {
  const { t } = useTranslation(['templates', 'templateTools']);
  const { form, change, problems } = editor;
  const body = useRef<CodeEditorHandle>(null);
  const preview = useTemplatePreview(editor.id, form.graphQlQuery);
  const rendered = useSmsRender(editor, preview);
  const [isPicking, setIsPicking] = useState(false);
  const marks = useMemo(() => problemsIn(bodyField, problems.entries), [problems.entries]);
  const handlePick = (picked: PickedPath) => {
    setIsPicking(false);
    body.current?.insert((before) => toLiquidInsertion(picked, before));
  };
  return (
    <TemplateFrame
      editor={editor}
      kindLabel={t('kind.sms')}
      query={{ value: form.graphQlQuery, onChange: (graphQlQuery) => change({ graphQlQuery }) }}
      preview={preview}
      previewPane={<SmsPreview rendered={rendered} data={preview.previewed} />}
      onShow={({ field, line, column }) => {
        if (field === bodyField) body.current?.goToPosition({ line, column });
      }}
    >
      <PaneHead heading={t('templateTools:sms.body')}>
        {editor.isReadOnly ? null : (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconBraces size={14} stroke={1.75} aria-hidden />}
            onClick={() => setIsPicking(true)}
          >
            {t('templateTools:insertLiquid')}
          </Button>
        )}
      </PaneHead>
      <LazyCodeEditor
        ref={body}
        language="liquid"
        height="100%"
        label={t('templateTools:sms.bodyLabel')}
        takesFocus
        value={form.bodyLiquid}
        onChange={(bodyLiquid) => change({ bodyLiquid })}
        problems={marks}
      />
      {isPicking ? (
        <LazyLiquidPicker
          isOpen
          query={form.graphQlQuery}
          content={preview.previewed.content}
          onPick={handlePick}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </TemplateFrame>
  );
}

function useSmsRender({ form, problems }: TemplateEditor<SmsForm>, preview: TemplatePreview) {
  const { bodyLiquid } = form;
  const renderSms = useRenderSms();
  const sources = useMemo(() => [{ field: bodyField, text: bodyLiquid }], [bodyLiquid]);
  const render = useCallback(
    async (content: object, locale: string, signal: AbortSignal) => renderSms(bodyLiquid, content, locale, signal),
    [renderSms, bodyLiquid],
  );
  return useTemplateRender({ sources, locale: preview.locale }, { render, check: renderSms }, preview, problems);
}
