/** Whether the preview is open, and the data it is made from. */
import { useState } from 'react';
import { usePreviewContent } from '../preview/use-preview-content.ts';
import { usePreviewTexts } from '../preview/use-preview-texts.ts';

export type TemplatePreview = ReturnType<typeof useTemplatePreview>;

/** @param locale that the data is read in; the display locale otherwise */
export function useTemplatePreview(templateId: string, query: string, locale?: string) {
  const [isOn, setIsOn] = useState(false);
  const texts = usePreviewTexts(templateId);
  const { variablesText, mockText } = texts;
  const previewed = usePreviewContent({ query, variablesText, mockText, locale, isPaused: !isOn });
  return { isOn, setIsOn, ...texts, previewed };
}
