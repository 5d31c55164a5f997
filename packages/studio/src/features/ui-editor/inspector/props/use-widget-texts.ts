import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a prop of a widget is for, in the language of the studio. */
export type Describe = (elementId: string, prop: string, catalogued: string) => string;

export function useWidgetTexts(): Describe {
  const { t } = useTranslation('inspector');
  return useCallback(
    (elementId, prop, catalogued) => {
      const element = elementId.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      // Most props mean the same in every widget.
      const common = t(`widget.any.${prop}`, { defaultValue: catalogued });
      return t(`widget.${element}.${prop}`, { defaultValue: common });
    },
    [t],
  );
}
