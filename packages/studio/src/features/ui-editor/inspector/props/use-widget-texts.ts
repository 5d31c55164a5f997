import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Describes a widget's prop in the studio's language. */
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
