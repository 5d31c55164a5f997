/** Whether the preview is open, and the data it is made from. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewContent } from './use-preview-content.ts';
import { usePreviewTexts } from './texts/use-preview-texts.ts';

export type TemplatePreview = ReturnType<typeof useTemplatePreview>;

/** @param textLocale of the text that is shown, for a kind that has one; otherwise the person chooses */
export function useTemplatePreview(templateId: string, query: string, textLocale?: string) {
  const { language } = useTranslation().i18n;
  const [isOn, setIsOn] = useState(false);
  const [chosenLocale, setLocale] = useState<string>();
  const locale = textLocale ?? chosenLocale ?? language;
  const texts = usePreviewTexts(templateId);
  const { variablesText, mockText } = texts;
  const previewed = usePreviewContent({ query, variablesText, mockText, locale, isPaused: !isOn });
  return { isOn, setIsOn, ...texts, previewed, locale, setLocale: textLocale === undefined ? setLocale : undefined };
}
