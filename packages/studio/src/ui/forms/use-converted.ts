/** A field whose text is converted when it is left: what was typed is shown until the text changes again. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** @param convert returns an empty text if nothing of the typed one can be used; it then remains */
export function useConverted(convert: (typed: string) => string) {
  const { t } = useTranslation('widgets');
  const [last, setLast] = useState<{ readonly typed: string; readonly to: string }>();
  return {
    onLeave: (text: string): string => {
      const typed = text.trim();
      const to = convert(typed) || typed;
      if (to !== typed) setLast({ typed, to });
      return to;
    },
    /** Undefined while the field has the text that was typed. */
    noteAt: (value: string): string | undefined => (last?.to === value ? t('converted', { ...last }) : undefined),
  };
}
