/** The editor of a notification: its text in one locale at a time, beside the rendered page. */
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import { problemsIn } from '../../editor/problems/problems-in.ts';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { useTemplatePreview, type TemplatePreview } from '../../preview/use-template-preview.ts';
import { useTemplateRender } from '../../preview/use-template-render.ts';
import { BalanceQuestion } from '../../html-text/balance-question.tsx';
import { useRenderHtml } from '../../html-text/html-text.api.ts';
import { HtmlPreview } from '../../html-text/html-preview.tsx';
import { HtmlTextPane, type HtmlTextHandle } from '../../html-text/html-text-pane.tsx';
import { useBalancedSave } from '../../html-text/use-balanced-save.ts';
import { htmlField, type NotificationForm, localesOf, type LocaleTexts } from './notification-form.ts';
import { useNotificationStore } from './notification.api.ts';
import { findUnbalancedTexts } from './unbalanced-texts.ts';
import { useNotificationTexts } from './use-notification-texts.ts';
import { LocaleSelect } from '../../../../ui/text-locale/locale-select.tsx';
import classes from './notification.module.css';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';

export function NotificationEditorPage() {
  return (
    <TemplateEditorPage store={useNotificationStore()}>
      {(editor) => <NotificationEditor editor={editor} />}
    </TemplateEditorPage>
  );
}

const textHeightPx = 500;
const findUnbalanced = (form: NotificationForm, saved: NotificationForm) =>
  findUnbalancedTexts(form.texts, saved.texts);

function NotificationEditor({ editor }: { readonly editor: TemplateEditor<NotificationForm> }) {
  const { t } = useTranslation(['htmlText', 'templates']);
  const { form, change, problems } = editor;
  const pane = useRef<HtmlTextHandle>(null);
  const texts = useNotificationTexts(editor, () => pane.current?.settle());
  const preview = useTemplatePreview(editor.id, form.graphQlQuery, { textLocale: texts.locale });
  const rendered = useHtmlRender(editor, texts, preview);
  const saving = useBalancedSave(editor, pane, findUnbalanced);
  const marks = useMemo(() => problemsIn(htmlField, problems.entries), [problems.entries]);
  return (
    <>
      <TemplateFrame
        editor={{ ...editor, save: saving.save, undo: texts.undo, redo: texts.redo }}
        kindLabel={t('templates:kind.notification')}
        query={{ value: form.graphQlQuery, onChange: (graphQlQuery) => change({ graphQlQuery }) }}
        preview={preview}
        previewPane={<HtmlPreview rendered={rendered} data={preview.previewed} />}
        onShow={(position) => {
          if (position.field === htmlField) pane.current?.show(position);
        }}
      >
        <HtmlTextPane
          ref={pane}
          textName={texts.locale}
          heading={t('notification.text')}
          label={t('notification.label', { locale: texts.locale })}
          value={texts.html}
          onChange={texts.change}
          query={form.graphQlQuery}
          content={preview.previewed.content}
          problems={marks}
          minHeight={textHeightPx}
          tools={<LocaleTools {...texts} />}
          note={<NoTextNote texts={form.texts} locale={texts.locale} onCopy={texts.change} />}
        />
      </TemplateFrame>
      <BalanceQuestion texts={saving.unbalanced} onSave={saving.saveUnbalanced} onClose={saving.close} />
    </>
  );
}

function useHtmlRender(
  { problems }: TemplateEditor<NotificationForm>,
  { html, locale }: { readonly html: string; readonly locale: string },
  preview: TemplatePreview,
) {
  const renderHtml = useRenderHtml();
  const sources = useMemo(() => [{ field: htmlField, text: html }], [html]);
  const render = useCallback(
    async (content: object, on: string, signal: AbortSignal) => renderHtml(html, content, on, signal),
    [renderHtml, html],
  );
  return useTemplateRender({ sources, locale }, { render, check: renderHtml }, preview, problems);
}

interface LocaleToolsProps {
  readonly locale: string;
  readonly locales: readonly string[];
  /** The locales with unsaved texts. */
  readonly changed: readonly string[];
  readonly choose: (locale: string) => void;
}

function LocaleTools({ locale, locales, changed, choose }: LocaleToolsProps) {
  const { t } = useTranslation('htmlText');
  return (
    <>
      <span className={classes['changed']} role="status" title={changed.join(', ')}>
        {changed.length > 0 ? t('notification.changed', { locales: changed.join(', ') }) : null}
      </span>
      <LocaleSelect size="xs" locales={locales} value={locale} changed={changed} onChange={choose} />
    </>
  );
}

interface NoTextNoteProps {
  readonly texts: LocaleTexts;
  readonly locale: string;
  readonly onCopy: (html: string) => void;
}

/** Offers to copy the text of another locale when this one has none. */
function NoTextNote({ texts, locale, onCopy }: NoTextNoteProps) {
  const { t } = useTranslation('htmlText');
  const isReadOnly = useIsReadOnly();
  const [other] = localesOf(texts);
  if (other === undefined || texts[locale] !== undefined) return null;
  return (
    <div className={classes['noText']}>
      <span>{t('notification.noText')}</span>
      {isReadOnly ? null : (
        <Button size="xs" variant="subtle" onClick={() => onCopy(texts[other] ?? '')}>
          {t('notification.copyFrom', { locale: other })}
        </Button>
      )}
    </div>
  );
}
