/** The form of a notification's editor, including its text in every locale, and the mutation input. */
import { templateHtmlKey } from '@coverwright/insurance/translation-keys';
import type { updateNotificationTemplateInput, upsertL10nInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

/** Keyed by locale; locales without a text, or with an empty one, are omitted. */
export type LocaleTexts = Readonly<Record<string, string>>;

/** The name of a text in problems. */
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

/** Reads a stored draft; undefined if it is not of this kind. */
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

/** The locales whose text has changed, sorted by name. */
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

/** @param locales whose texts are sent; a locale without a text is cleared */
export function toL10n(templateId: string, texts: LocaleTexts, locales: readonly string[]): upsertL10nInput[] {
  const key = templateHtmlKey(templateId);
  return locales.map((locale) => ({ key, locale, value: texts[locale] ?? '' }));
}
