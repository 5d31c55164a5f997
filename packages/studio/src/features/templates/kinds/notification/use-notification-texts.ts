/** The locales of the texts: which one is shown, which are available, and which have unsaved changes. */
import { useMemo } from 'react';
import { useTextLocale } from '../../../../ui/text-locale/use-text-locale.ts';
import { useTenantLocales } from '../../../products/products.api.ts';
import { shownSteps } from '../../editor/shown-steps.ts';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { changedLocales, localesOf, withText, type NotificationForm } from './notification-form.ts';

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

/** @param settle reports input that is still pending */
export function useNotificationTexts(editor: TemplateEditor<NotificationForm>, settle: () => void) {
  const { form, savedForm, changePart } = editor;
  const { texts } = form;
  const [locale, setLocale] = useTextLocale();
  const tenantLocales = useTenantLocales() ?? studioLocales;
  const locales = useMemo(
    () => [...new Set([...tenantLocales, ...localesOf(texts, savedForm.texts), locale])],
    [tenantLocales, texts, savedForm.texts, locale],
  );
  return {
    locale,
    locales,
    changed: useMemo(() => changedLocales(texts, savedForm.texts), [texts, savedForm.texts]),
    html: texts[locale] ?? '',
    change: (html: string) =>
      changePart(`texts.${locale}`, (last) => ({ ...last, texts: withText(last.texts, locale, html) })),
    choose: (next: string) => {
      setLocale(next);
      void editor.refetch(settle);
    },
    ...shownSteps(editor, locale, (now, before) => changedLocales(now.texts, before.texts), setLocale),
  };
}
