/** What the notification editor holds, its text in every locale included, and what of it is sent. */
import { templateHtmlKey } from '@coverwright/insurance/translation-keys';
import type { updateNotificationTemplateInput, upsertL10nInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

/** By locale; one that has no text, or an empty one, is not there. */
export type LocaleTexts = Readonly<Record<string, string>>;

/** What problems call a text. */
export const htmlField = 'html';

export interface NotificationForm extends TemplateSettings {
  readonly graphQlQuery: string;
  readonly texts: LocaleTexts;
}

interface StoredText {
  readonly locale: string;
  readonly value: string;
}

export function toLocaleTexts(stored: readonly (StoredText | null)[] | null | undefined): LocaleTexts {
  const entries = (stored ?? []).flatMap((text) => (text && text.value !== '' ? [[text.locale, text.value]] : []));
  return Object.fromEntries(entries);
}

/** A stored draft; undefined when it is not of this kind. */
export function readNotificationForm(value: unknown): NotificationForm | undefined {
  const settings = readTexts(value, [...settingsFields, 'graphQlQuery']);
  if (!settings || typeof value !== 'object' || value === null || !('texts' in value)) return undefined;
  const { texts } = value;
  if (typeof texts !== 'object' || texts === null) return undefined;
  const read = readTexts(texts, Object.keys(texts));
  return read && { ...settings, texts: read };
}

export function withText(texts: LocaleTexts, locale: string, html: string): LocaleTexts {
  const { [locale]: _, ...others } = texts;
  return html === '' ? others : { ...texts, [locale]: html };
}

/** The locales whose text is another one, in the order of their names. */
export function changedLocales(texts: LocaleTexts, saved: LocaleTexts): readonly string[] {
  return localesOf(texts, saved).filter((locale) => (texts[locale] ?? '') !== (saved[locale] ?? ''));
}

export function localesOf(...all: readonly LocaleTexts[]): readonly string[] {
  return [...new Set(all.flatMap(Object.keys))].toSorted();
}

export function toNotificationInput(form: NotificationForm): updateNotificationTemplateInput {
  const { name, logicalId, description, graphQlQuery } = form;
  return { name: name.trim(), logicalId: logicalId.trim(), description, graphQlQuery };
}

/** @param locales whose texts are sent; one without a text is emptied */
export function toL10n(templateId: string, texts: LocaleTexts, locales: readonly string[]): upsertL10nInput[] {
  const key = templateHtmlKey(templateId);
  return locales.map((locale) => ({ key, locale, value: texts[locale] ?? '' }));
}
