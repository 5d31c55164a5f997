/** Whether the preview is open, and its data. */
import { useState, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewContent } from './use-preview-content.ts';
import { useApi } from '../../../api/api-context.ts';
import { createStoredTexts, type PreviewTexts } from './texts/stored-texts.ts';
import { defaultMockText, defaultVariablesText } from './texts/preview-texts.ts';

export type TemplatePreview = ReturnType<typeof useTemplatePreview>;

interface PreviewOptions {
  /** The locale of the displayed text, for a kind whose texts are localized; otherwise the user selects it. */
  readonly textLocale?: string;
  /** Set for a kind that is always edited beside its preview. */
  readonly isOnFirst?: boolean;
  /** Whether the data is visible while the preview is off, too. */
  readonly isDataShown?: boolean;
}

export function useTemplatePreview(
  templateId: string,
  query: string,
  { textLocale, isOnFirst = false, isDataShown = false }: PreviewOptions = {},
) {
  const { language } = useTranslation().i18n;
  const [isOn, setIsOn] = useState(isOnFirst);
  const [chosenLocale, setLocale] = useState<string>();
  const locale = textLocale ?? chosenLocale ?? language;
  const texts = usePreviewTexts(templateId);
  const { variablesText, mockText } = texts;
  const previewed = usePreviewContent({ query, variablesText, mockText, locale, isPaused: !isOn && !isDataShown });
  const show: (isOn: boolean) => void = setIsOn;
  return {
    isOn,
    setIsOn: show,
    ...texts,
    previewed,
    locale,
    setLocale: textLocale === undefined ? setLocale : undefined,
  };
}

const beginning: PreviewTexts = { variablesText: defaultVariablesText, mockText: defaultMockText };

/** The texts typed for this template's preview earlier in this tab, or else the defaults. */
function usePreviewTexts(templateId: string) {
  const { session } = useApi();
  const kept = useMemo(() => createStoredTexts(sessionStorage), []);
  const key = `${session.owner() ?? ''}/${templateId}`;
  const [texts, setTexts] = useState(() => kept.read(key) ?? beginning);
  const change = useCallback(
    (changes: Partial<PreviewTexts>) => {
      const next = { ...texts, ...changes };
      setTexts(next);
      kept.keep(key, next);
    },
    [kept, key, texts],
  );
  return {
    ...texts,
    setVariablesText: useCallback((variablesText: string) => change({ variablesText }), [change]),
    setMockText: useCallback((mockText: string) => change({ mockText }), [change]),
  };
}
