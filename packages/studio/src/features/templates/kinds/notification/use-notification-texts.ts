/** The locales of the texts: which one is shown, which are available, and which have unsaved changes. */
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTextLocale } from '../../../../ui/text-locale/use-text-locale.ts';
import { useTenantLocales } from '../../../products/products.api.ts';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { changedLocales, localesOf, withText, type NotificationForm } from './notification-form.ts';

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

export function useNotificationTexts(editor: TemplateEditor<NotificationForm>) {
  const { form, savedForm, changePart } = editor;
  const { texts } = form;
  const [locale, setLocale] = useTextLocale();
  const tenantLocales = useTenantLocales() ?? studioLocales;
  const locales = useMemo(
    () => [...new Set([...tenantLocales, ...localesOf(texts, savedForm.texts), locale])],
    [tenantLocales, texts, savedForm.texts, locale],
  );
  const steps = useShownSteps(editor, locale, setLocale);
  return {
    locale,
    locales,
    changed: useMemo(() => changedLocales(texts, savedForm.texts), [texts, savedForm.texts]),
    html: texts[locale] ?? '',
    change: (html: string) =>
      changePart(`texts.${locale}`, (last) => ({ ...last, texts: withText(last.texts, locale, html) })),
    choose: (next: string) => {
      setLocale(next);
      void editor.refetch();
    },
    ...steps,
  };
}

/** Undo and redo, which show the text that they change. */
function useShownSteps(
  { form, undo, redo }: TemplateEditor<NotificationForm>,
  locale: string,
  setLocale: (locale: string) => void,
) {
  const before = useRef<NotificationForm>(undefined);
  const showChanged = useEffectEvent(({ texts }: NotificationForm) => {
    if (!before.current) return;
    const changed = changedLocales(texts, before.current.texts);
    before.current = undefined;
    const [first] = changed;
    if (first !== undefined && !changed.includes(locale)) setLocale(first);
  });
  useEffect(() => showChanged(form), [form]);
  const noting = (step: () => void) => () => {
    before.current = form;
    step();
  };
  return { undo: noting(undo), redo: noting(redo) };
}
