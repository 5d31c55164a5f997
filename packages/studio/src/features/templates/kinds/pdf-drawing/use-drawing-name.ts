import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceLabel, type Drawing } from './drawing.ts';

/** The display name of a drawing: what it prints, as short as possible. */
export function useDrawingName() {
  const { t } = useTranslation('pdfDrawing');
  return useCallback(
    ({ kind, liquidSource, pictureFileKey, fieldName }: Drawing): string => {
      if (kind === 'PICTURE') return pictureFileKey.slice(pictureFileKey.lastIndexOf('/') + 1) || t('name.picture');
      const label = sourceLabel(liquidSource) || fieldName;
      if (label !== '') return label;
      return kind === 'CHECK_MARK' ? t('name.checkMark') : t('name.empty');
    },
    [t],
  );
}
