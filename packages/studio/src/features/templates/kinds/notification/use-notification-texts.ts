/** The locales of the texts: which one is shown, which are available, and which have unsaved changes. */
import { useMemo, useState } from 'react';
import { useTextLocale } from '../../../../ui/text-locale/use-text-locale.ts';
import { useTenantLocales } from '../../../languages/tenant-locales.api.ts';
import { shownSteps } from '../../editor/shown-steps.ts';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { changedLocales, localesOf, withText, type NotificationForm } from './notification-form.ts';

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

/** @param settle reports input that is still pending */
export function useNotificationTexts(editor: TemplateEditor<NotificationForm>, settle: () => void) {
  const { form, savedForm, changePart } = editor;
  const { texts } = form;
  const [locale, setLocale] = useShownLocale();
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

/**
 * The locale as chosen last. The router renders its parameter with low priority, and until then the previous text would
 * remain and take the keys that are meant for the chosen one.
 */
function useShownLocale() {
  const [named, setNamed] = useTextLocale();
  const [chosen, setChosen] = useState<string>();
  if (chosen === named) setChosen(undefined);
  const choose = (locale: string): void => {
    setChosen(locale);
    setNamed(locale);
  };
  return [chosen ?? named, choose] as const;
}
